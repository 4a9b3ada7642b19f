import type { ChatRoomType } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import type { ChatClock } from '../chat.ts';
import { useDayTimes } from '../../../patterns/dayTimes.ts';
import { hasFilters, type MessageFilters } from './messageFilters.ts';
import { SearchBar } from './SearchBar.tsx';
import type { FilterChoices } from './SearchFilters.tsx';
import { SearchHit, type MessageHit } from './SearchHit.tsx';
import * as styles from './MessageSearch.css.ts';

export type MessageSearchState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'error' }
  | { status: 'ready'; hits: readonly MessageHit[]; hasMore?: boolean; loadingMore?: boolean };

export interface MessageSearchProps {
  state: MessageSearchState;
  keyword: string;
  filters?: MessageFilters;
  /** Without them, the search has no filters. */
  filterChoices?: FilterChoices;
  /** Set to search in a single room. Otherwise all rooms of the member are searched. */
  roomName?: string;
  clock?: ChatClock;
  onSearch(event: { keyword: string }): void;
  onFilter?(event: { filters: MessageFilters }): void;
  onJump(event: { roomId: string; messageId: string; type: ChatRoomType }): void;
  onLoadMore(): void;
  onBack(): void;
  onRetry(): void;
}

export function MessageSearch(props: MessageSearchProps) {
  const { state, roomName, onBack } = props;
  const { t } = useTranslation('chat');
  return (
    <div className={styles.root} data-component="MessageSearch" data-status={state.status}>
      <SidePanel
        title={t('search.title')}
        description={roomName ? t('search.inRoom', { name: roomName }) : t('search.allRooms')}
        onBack={onBack}
        toolbar={<SearchBar {...props} />}
      >
        <LiveRegion>
          {state.status === 'ready' && t('search.total', { count: state.hits.length })}
        </LiveRegion>
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

function Content(props: MessageSearchProps): ReactNode {
  const { state, keyword, roomName, filters = {} } = props;
  const { t } = useTranslation('chat');
  const isFiltered = hasFilters(filters);
  const times = useDayTimes(useClock(props.clock));
  switch (state.status) {
    case 'idle':
      return (
        <EmptyState
          icon={icons.search}
          title={isFiltered ? t('searchFilters.incomplete') : t('search.idle')}
          description={t('search.hint')}
        />
      );
    case 'loading':
      return <LoadingState rows={5} label={t('search.loading')} />;
    case 'error':
      return <ErrorState title={t('search.failed')} onRetry={props.onRetry} />;
    case 'empty':
      return (
        <EmptyState
          icon={icons.search}
          title={isFiltered ? t('searchFilters.empty') : t('search.empty', { keyword })}
          description={isFiltered ? t('searchFilters.emptyHint') : t('search.emptyHint')}
        />
      );
    case 'ready':
      return (
        <>
          <ul aria-label={t('search.results')} className={styles.list}>
            {state.hits.map((hit) => (
              <li key={hit.messageId}>
                <SearchHit
                  hit={hit}
                  keyword={keyword}
                  times={times}
                  showRoom={roomName === undefined}
                  onJump={props.onJump}
                />
              </li>
            ))}
          </ul>
          {state.hasMore && (
            <div className={styles.more}>
              <Button size="sm" loading={state.loadingMore ?? false} onPress={props.onLoadMore}>
                {t('search.more')}
              </Button>
            </div>
          )}
        </>
      );
  }
}
