import { formatDateTime, maxSearchLength } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import type { SearchItem, SearchSection, SearchSectionKind } from '../search.ts';
import { SearchLine } from '../SearchLine.tsx';
import * as styles from './SearchResults.css.ts';

export type SearchResultsState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'empty' }
  /** `reason`: additional detail from the server. */
  | { status: 'error'; reason?: string }
  /**
   * `partial`: some areas did not respond. `loadingMore`: the kind whose next results are loading.
   */
  | {
      status: 'ready';
      sections: readonly SearchSection[];
      partial?: boolean;
      loadingMore?: SearchSectionKind;
    };

export interface SearchResultsProps {
  state: SearchResultsState;
  keyword: string;
  /** IANA time zone. Defaults to the time zone of the browser. */
  timeZone?: string;
  onSearch(event: { keyword: string }): void;
  onSelect(event: { item: SearchItem }): void;
  onLoadMore(event: { kind: SearchSectionKind }): void;
  onBack?(): void;
  onRetry(): void;
}

export function SearchResults(props: SearchResultsProps) {
  const { state, keyword, onSearch, onBack } = props;
  const { t } = useTranslation(['search', 'areas']);
  return (
    <div className={styles.root} data-component="SearchResults" data-status={state.status}>
      <SidePanel
        title={t('title')}
        {...(onBack && { onBack })}
        toolbar={
          <TextField
            type="search"
            ariaLabel={t('field')}
            placeholder={t('field')}
            value={keyword}
            enterKeyHint="search"
            maxLength={maxSearchLength}
            prefix={<Icon icon={icons.search} tone="muted" />}
            onChange={({ value }) => onSearch({ keyword: value })}
          />
        }
      >
        <LiveRegion>
          {state.status === 'ready' &&
            t('found', { count: state.sections.flatMap(({ items }) => items).length })}
        </LiveRegion>
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

function Content(props: SearchResultsProps): ReactNode {
  const { state, keyword, timeZone } = props;
  const { t } = useTranslation(['search', 'areas']);
  switch (state.status) {
    case 'idle':
      return <EmptyState icon={icons.search} title={t('idle')} description={t('idleHint')} />;
    case 'loading':
      return <LoadingState rows={5} label={t('loading')} />;
    case 'error':
      return (
        <ErrorState
          title={t('failed')}
          description={state.reason ?? t('failedHint')}
          onRetry={props.onRetry}
        />
      );
    case 'empty':
      return (
        <EmptyState
          icon={icons.search}
          title={t('none', { keyword })}
          description={t('noneHint')}
        />
      );
    case 'ready':
      return (
        <>
          {state.partial && (
            <Callout
              tone="info"
              action={
                <Button size="sm" onPress={props.onRetry}>
                  {t('again')}
                </Button>
              }
            >
              {t('partial')}
            </Callout>
          )}
          {state.sections.map(({ kind, items, hasMore }) => (
            <section
              key={kind}
              aria-label={t(`areas:searchKind.${kind}`)}
              className={styles.section}
            >
              <Heading level={2} size="sm">
                {t(`areas:searchKind.${kind}`)}
              </Heading>
              <ul className={styles.list}>
                {items.map((item) => (
                  <li key={item.id}>
                    <button
                      type="button"
                      className={styles.press}
                      onClick={() => props.onSelect({ item })}
                    >
                      <SearchLine
                        item={item}
                        time={item.at ? formatDateTime(item.at, timeZone) : null}
                      />
                    </button>
                  </li>
                ))}
              </ul>
              {hasMore && (
                <Button
                  size="sm"
                  loading={state.loadingMore === kind}
                  ariaLabel={`${t('loadMore')}: ${t(`areas:searchKind.${kind}`)}`}
                  onPress={() => props.onLoadMore({ kind })}
                >
                  {t('loadMore')}
                </Button>
              )}
            </section>
          ))}
        </>
      );
  }
}
