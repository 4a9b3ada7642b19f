import { formatDateTime, maxSearchLength } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { CommandPalette } from '../../../patterns/CommandPalette/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
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

/** Distinguishes the line that shows more results from the items of its section. */
const moreId = 'more';
const itemId = ({ id }: SearchItem) => `item-${id}`;

export function SearchPalette({
  open,
  state,
  keyword,
  timeZone,
  onSearch,
  onSelect,
  onMore,
  onClose,
  ...on
}: SearchPaletteProps) {
  const { t } = useTranslation(['search', 'areas', 'common']);
  const sections = 'sections' in state ? state.sections : [];
  return (
    <CommandPalette
      data-component="SearchPalette"
      data-status={state.status}
      open={open}
      title={t('title')}
      closeLabel={t('common:close')}
      label={t('field')}
      placeholder={t('placeholder')}
      listLabel={t('results')}
      inputValue={keyword}
      maxLength={maxSearchLength}
      searchingLabel={state.status === 'searching' ? t('searching') : undefined}
      groups={sections.map(({ kind, items, hasMore }) => {
        const label = t(`areas:searchKind.${kind}`);
        const more = t('more', { kind: label });
        return {
          id: kind,
          label,
          items: [
            ...items.map((item) => ({
              id: itemId(item),
              label: item.title.text,
              content: (
                <SearchLine item={item} time={item.at ? formatDateTime(item.at, timeZone) : null} />
              ),
            })),
            ...(hasMore
              ? [{ id: moreId, label: more, content: <Text tone="accent">{more}</Text> }]
              : []),
          ],
        };
      })}
      status={<SearchStatus {...on} state={state} keyword={keyword} />}
      footer={<SearchFooter {...on} state={state} />}
      onInputValueChange={({ inputValue: text }) => onSearch({ keyword: text })}
      onSelect={({ id, groupId }) => {
        const section = sections.find(({ kind }) => kind === groupId);
        const item = section?.items.find((each) => itemId(each) === id);
        if (item) onSelect({ item });
        else if (section) onMore({ kind: section.kind });
      }}
      onClose={onClose}
    />
  );
}

type StatusProps = Pick<SearchPaletteProps, 'state' | 'keyword' | 'onAsk' | 'onRetry'>;

function SearchStatus({ state, keyword, onAsk, onRetry }: StatusProps) {
  const { t } = useTranslation('search');
  return (
    <>
      <LiveRegion>
        {state.status === 'ready' &&
          t('found', { count: state.sections.flatMap(({ items }) => items).length })}
        {state.status === 'none' && t('none', { keyword })}
      </LiveRegion>
      {state.status === 'error' && (
        <ErrorState
          title={t('failed')}
          description={state.reason ?? t('failedHint')}
          onRetry={onRetry}
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
          {...(onAsk && { action: <Button onPress={onAsk}>{t('ask')}</Button> })}
        />
      )}
    </>
  );
}

function SearchFooter({
  state,
  onForget,
  onRetry,
}: Pick<SearchPaletteProps, 'state' | 'onForget' | 'onRetry'>) {
  const { t } = useTranslation('search');
  if (state.status === 'ready' && state.partial) {
    return (
      <div className={styles.foot}>
        <Text size="xs" tone="muted">
          {t('partial')}
        </Text>
        <Button size="sm" onPress={onRetry}>
          {t('again')}
        </Button>
      </div>
    );
  }
  if (state.status !== 'idle' || !onForget) return null;
  return (
    <div className={styles.foot}>
      <Button size="sm" variant="ghost" onPress={onForget}>
        {t('forget')}
      </Button>
    </div>
  );
}
