import { formatDateTime, maxSearchLength } from '@office/vocabulary';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { ComboboxField } from '../../../patterns/ComboboxField.tsx';
import { Button } from '../../../primitives/Button/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { SearchItem, SearchSection, SearchSectionKind } from '../search.ts';
import { SearchLine } from '../SearchLine.tsx';
import * as styles from './SearchPalette.css.ts';

export type SearchPaletteState =
  /** Nothing is typed yet: recent searches, and what can be done. */
  | { status: 'idle'; sections: readonly SearchSection[] }
  /** Earlier results stay until the answer comes. */
  | { status: 'searching'; sections: readonly SearchSection[] }
  /** `partial` where some areas did not answer in time. */
  | { status: 'ready'; sections: readonly SearchSection[]; partial?: boolean }
  | { status: 'none' }
  /** `reason` where there is more to say than that it failed. */
  | { status: 'error'; sections: readonly SearchSection[]; reason?: string }
  /** No network: what the device itself finds is there. */
  | { status: 'offline'; sections: readonly SearchSection[] };

export interface SearchPaletteProps {
  open: boolean;
  state: SearchPaletteState;
  /** The search text, kept by the parent. */
  keyword: string;
  /** IANA name of the zone in which times are shown; the browser's own without it. */
  timeZone?: string;
  onSearch(event: { keyword: string }): void;
  /** A thing was chosen: it is shown, or done. */
  onSelect(event: { item: SearchItem }): void;
  /** All that was found of one kind. */
  onMore(event: { kind: SearchSectionKind }): void;
  /** Asks in questions and answers; without it nobody can be asked. */
  onAsk?(): void;
  /** Forgets the recent searches. */
  onForget?(): void;
  onRetry(): void;
  onClose(): void;
}

/** One field for everything: people, rooms, messages, meetings, pages and what can be done. */
export function SearchPalette({ open, onClose, ...content }: SearchPaletteProps) {
  const { t } = useTranslation(['search', 'common']);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      size="lg"
      title={t('title')}
      closeLabel={t('common:close')}
      initialFocus={field}
      onClose={onClose}
    >
      <Palette {...content} field={field} />
    </Dialog>
  );
}

type Option =
  | { key: string; item: SearchItem; more?: undefined }
  | { key: string; item?: undefined; more: SearchSectionKind };

const optionsOf = (sections: readonly SearchSection[]): Option[] =>
  sections.flatMap(({ kind, items, hasMore }) => [
    ...items.map((item): Option => ({ key: `${kind}-${item.id}`, item })),
    ...(hasMore ? [{ key: `${kind}-more`, more: kind }] : []),
  ]);

interface ContentProps extends Omit<SearchPaletteProps, 'open' | 'onClose'> {
  field: RefObject<HTMLInputElement | null>;
}

function Palette({ state, keyword, field, timeZone, ...on }: ContentProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const sections = 'sections' in state ? state.sections : [];
  const options = optionsOf(sections);
  const [reachedKey, setReachedKey] = useState<string>();
  // The first is highlighted until the arrow keys name another.
  const index = Math.max(
    0,
    options.findIndex(({ key }) => key === reachedKey),
  );
  const reached = options[index];
  const idOf = (key: string) => `${id}-${key}`;

  const choose = (option: Option) => {
    if (option.item) on.onSelect({ item: option.item });
    else on.onMore({ kind: option.more });
  };
  const reach = (to: number) => {
    const next = options[(to + options.length) % options.length];
    setReachedKey(next?.key);
    if (next) document.getElementById(idOf(next.key))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method is still composing: its Enter is not ours.
    if (event.nativeEvent.isComposing || !reached) return;
    const steps: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1 };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      reach(to);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(reached);
    }
  };

  const option = (each: Option, content: ReactNode) => (
    <div
      key={each.key}
      id={idOf(each.key)}
      role="option"
      aria-selected={each.key === reached?.key}
      className={styles.option}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => choose(each)}
    >
      {content}
    </div>
  );

  return (
    <div className={styles.root} data-component="SearchPalette" data-status={state.status}>
      <ComboboxField
        ref={field}
        label={t('field')}
        placeholder={t('placeholder')}
        value={keyword}
        maxLength={maxSearchLength}
        listId={`${id}-results`}
        hasOptions={options.length > 0}
        reachedId={reached && idOf(reached.key)}
        searching={state.status === 'searching' ? t('searching') : undefined}
        onChange={({ value }) => {
          setReachedKey(undefined);
          on.onSearch({ keyword: value });
        }}
        onKeyDown={onKeyDown}
      />
      <LiveRegion>
        {state.status === 'ready' &&
          t('found', { count: options.filter(({ item }) => item).length })}
        {state.status === 'none' && t('none', { keyword })}
      </LiveRegion>
      {state.status === 'error' && (
        <ErrorState
          title={t('failed')}
          description={state.reason ?? t('failedHint')}
          onRetry={on.onRetry}
        />
      )}
      {state.status === 'offline' && (
        <Text as="p" size="sm" tone="muted">
          {t('offline')}
        </Text>
      )}
      {state.status === 'none' && (
        <EmptyState
          icon={icons.search}
          title={t('none', { keyword })}
          description={t('noneHint')}
          {...(on.onAsk && { action: <Button onPress={on.onAsk}>{t('ask')}</Button> })}
        />
      )}
      <div id={`${id}-results`} role="listbox" aria-label={t('results')} className={styles.results}>
        {sections.map(({ kind, items, hasMore }) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <div id={`${id}-${kind}`} role="presentation" className={styles.heading}>
              <Text size="xs" tone="muted" weight="medium">
                {t(`kind.${kind}`)}
              </Text>
            </div>
            {items.map((item) =>
              option(
                { key: `${kind}-${item.id}`, item },
                <SearchLine
                  item={item}
                  time={item.at ? formatDateTime(item.at, timeZone) : null}
                />,
              ),
            )}
            {hasMore &&
              option(
                { key: `${kind}-more`, more: kind },
                <Text size="sm" tone="accent">
                  {t('more', { kind: t(`kind.${kind}`) })}
                </Text>,
              )}
          </div>
        ))}
      </div>
      {state.status === 'ready' && state.partial && (
        <div className={styles.foot}>
          <Text size="xs" tone="muted">
            {t('partial')}
          </Text>
          <Button size="sm" onPress={on.onRetry}>
            {t('again')}
          </Button>
        </div>
      )}
      {state.status === 'idle' && on.onForget && (
        <div className={styles.foot}>
          <Button size="sm" variant="ghost" onPress={on.onForget}>
            {t('forget')}
          </Button>
        </div>
      )}
    </div>
  );
}
