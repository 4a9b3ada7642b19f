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
  | { status: 'idle'; sections: readonly SearchSection[] }
  /** Keeps the previous results until the response arrives. */
  | { status: 'searching'; sections: readonly SearchSection[] }
  /** `partial`: some areas did not respond in time. */
  | { status: 'ready'; sections: readonly SearchSection[]; partial?: boolean }
  | { status: 'none' }
  /** `reason`: additional detail from the server. */
  | { status: 'error'; sections: readonly SearchSection[]; reason?: string }
  /** Offline: shows only local results. */
  | { status: 'offline'; sections: readonly SearchSection[] };

export interface SearchPaletteProps {
  open: boolean;
  state: SearchPaletteState;
  keyword: string;
  /** IANA time zone. Defaults to the time zone of the browser. */
  timeZone?: string;
  onSearch(event: { keyword: string }): void;
  onSelect(event: { item: SearchItem }): void;
  onMore(event: { kind: SearchSectionKind }): void;
  /** Opens questions and answers. Omit to hide the entry. */
  onAsk?(): void;
  onForget?(): void;
  onRetry(): void;
  onClose(): void;
}

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
  const { t } = useTranslation(['search', 'areas']);
  const id = useId();
  const sections = 'sections' in state ? state.sections : [];
  const options = optionsOf(sections);
  const [reachedKey, setReachedKey] = useState<string>();
  // The first option is highlighted until an arrow key chooses another.
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
    // Ignores Enter while an input method is composing.
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
      // Keeps the focus in the search field.
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
        activeId={reached && idOf(reached.key)}
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
                {t(`areas:searchKind.${kind}`)}
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
                  {t('more', { kind: t(`areas:searchKind.${kind}`) })}
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
