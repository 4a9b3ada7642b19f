import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { LoadMore } from '../../../patterns/LoadMore.tsx';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../primitives/LiveRegion/index.ts';
import type { ChatClock } from '../chat.ts';
import { useDayTimes } from '../../../patterns/dayTimes.ts';
import { ThreadRow, type ListedThread } from './ThreadRow.tsx';
import * as styles from './ThreadList.css.ts';

export type ThreadListState =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'error' }
  | {
      status: 'ready';
      /** Threads with unread replies first. */
      threads: readonly ListedThread[];
      hasMore?: boolean;
      loadingMore?: boolean;
    };

export interface ThreadListProps {
  state: ThreadListState;
  clock?: ChatClock;
  onLoadMore(): void;
  onBack(): void;
  onRetry(): void;
}

export function ThreadList(props: ThreadListProps) {
  const { state, onBack } = props;
  const { t } = useTranslation('chat');
  const unread =
    state.status === 'ready'
      ? state.threads.filter(({ unreadCount }) => unreadCount > 0).length
      : 0;
  return (
    <div className={styles.root} data-component="ThreadList" data-status={state.status}>
      <SidePanel title={t('threads.title')} onBack={onBack}>
        <LiveRegion>
          {state.status === 'ready' && t('threads.unread', { count: unread })}
        </LiveRegion>
        <Content {...props} />
      </SidePanel>
    </div>
  );
}

function Content({ state, clock, onLoadMore, onRetry }: ThreadListProps): ReactNode {
  const { t } = useTranslation('chat');
  const times = useDayTimes(useClock(clock));
  switch (state.status) {
    case 'loading':
      return <LoadingState rows={5} label={t('threads.loading')} />;
    case 'error':
      return <ErrorState title={t('threads.failed')} onRetry={onRetry} />;
    case 'empty':
      return (
        <EmptyState
          icon={icons.thread}
          title={t('threads.empty')}
          description={t('threads.emptyHint')}
        />
      );
    case 'ready':
      return (
        <>
          <ul aria-label={t('threads.title')} className={styles.list}>
            {state.threads.map((thread) => (
              <li key={thread.threadRootId}>
                <ThreadRow thread={thread} times={times} />
              </li>
            ))}
          </ul>
          {state.hasMore && (
            <LoadMore
              key={state.threads.length}
              label={t('list.loadMore')}
              loading={state.loadingMore ?? false}
              onLoadMore={onLoadMore}
            />
          )}
        </>
      );
  }
}
