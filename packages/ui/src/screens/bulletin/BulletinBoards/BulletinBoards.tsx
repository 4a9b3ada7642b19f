import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayTimes } from '../../../patterns/dayTimes.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { ErrorState } from '../../../patterns/ErrorState/index.ts';
import { FilterBar } from '../../../patterns/FilterBar/index.ts';
import { LoadingState } from '../../../patterns/LoadingState/index.ts';
import { LoadMore } from '../../../patterns/LoadMore.tsx';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { useClock, type Clock } from '../../../patterns/useClock.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Select } from '../../../primitives/Select/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import type { BulletinBoardItem, BulletinPostItem } from '../bulletin.ts';
import * as styles from './BulletinBoards.css.ts';
import { PostRow } from './PostRow.tsx';

export type BulletinBoardsState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | {
      status: 'ready';
      posts: readonly BulletinPostItem[];
      hasMore: boolean;
      loadingMore?: boolean;
    };

export interface BulletinFilter {
  keyword: string;
  /** Null for all boards. */
  boardId: string | null;
}

export interface BulletinBoardsProps {
  state: BulletinBoardsState;
  boards: readonly BulletinBoardItem[];
  filter: BulletinFilter;
  clock?: Clock;
  onFilterChange(event: { filter: BulletinFilter }): void;
  onWrite(): void;
  /** Raised when the end of the list becomes visible. */
  onLoadMore(): void;
  onRetry(): void;
}

const everyBoard = 'ALL';

/** The posts of the boards: pinned posts first, then newest first. */
export function BulletinBoards(props: BulletinBoardsProps) {
  const { state, boards, filter, onFilterChange, onWrite } = props;
  const { t } = useTranslation('bulletin');
  const board = boards.find(({ id }) => id === filter.boardId);
  const mayWrite = board ? board.mayPost : boards.some(({ mayPost }) => mayPost);
  const found = state.status === 'ready' && !state.hasMore ? state.posts.length : undefined;
  const isBare = state.status === 'empty' && boards.length === 0;
  const toolbar = (
    <FilterBar
      compact
      keyword={filter.keyword}
      searchLabel={t('list.search')}
      count={found}
      onSearch={({ keyword }) => onFilterChange({ filter: { ...filter, keyword } })}
    >
      {boards.length > 1 && (
        <Select
          ariaLabel={t('list.board')}
          value={board?.id ?? everyBoard}
          options={[
            { value: everyBoard, label: t('list.everyBoard') },
            ...boards.map(({ id, name, unreadCount }) => ({
              value: id,
              label: unreadCount > 0 ? t('list.boardUnread', { name, count: unreadCount }) : name,
            })),
          ]}
          onChange={({ value }) =>
            onFilterChange({
              filter: { ...filter, boardId: value === everyBoard ? null : value },
            })
          }
        />
      )}
    </FilterBar>
  );
  return (
    <div className={styles.root} data-component="BulletinBoards" data-status={state.status}>
      <SidePanel
        title={t('title')}
        {...(board?.description ? { description: board.description } : {})}
        actions={
          mayWrite && (
            <Tooltip label={t('list.write')}>
              <IconButton icon={icons.plus} label={t('list.write')} onPress={onWrite} />
            </Tooltip>
          )
        }
        {...(isBare ? {} : { toolbar })}
      >
        {board?.closed && (
          <div className={styles.note}>
            <Callout>{t('list.boardClosed')}</Callout>
          </div>
        )}
        {board && !board.closed && !board.mayPost && (
          <div className={styles.note}>
            <Callout>{t('list.boardOfAdministrators')}</Callout>
          </div>
        )}
        <Content {...props} mayWrite={mayWrite} withBoard={!board && boards.length > 1} />
      </SidePanel>
    </div>
  );
}

function Content({
  state,
  filter,
  mayWrite,
  withBoard,
  clock,
  ...on
}: BulletinBoardsProps & { mayWrite: boolean; withBoard: boolean }): ReactNode {
  const { t } = useTranslation('bulletin');
  const times = useDayTimes(useClock(clock));
  switch (state.status) {
    case 'loading':
      return <LoadingState rows={5} label={t('list.loading')} />;
    case 'error':
      return <ErrorState title={t('list.failed')} onRetry={on.onRetry} />;
    case 'empty':
      return (
        <EmptyState
          icon={icons.bulletinBoard}
          title={t('list.empty')}
          description={t('list.emptyHint')}
          {...(mayWrite ? { action: <Button onPress={on.onWrite}>{t('list.write')}</Button> } : {})}
        />
      );
    case 'ready':
      if (state.posts.length === 0) {
        return (
          <EmptyState
            icon={icons.search}
            title={t('list.none')}
            action={
              <Button onPress={() => on.onFilterChange({ filter: { keyword: '', boardId: null } })}>
                {t('list.showAll')}
              </Button>
            }
          />
        );
      }
      return (
        <>
          <ul className={styles.list} aria-label={t('list.posts')}>
            {state.posts.map((post) => (
              <li key={post.id}>
                <PostRow post={post} withBoard={withBoard} times={times} />
              </li>
            ))}
          </ul>
          {state.hasMore && (
            <LoadMore
              key={state.posts.length}
              label={t('list.more')}
              loading={state.loadingMore ?? false}
              onLoadMore={on.onLoadMore}
            />
          )}
        </>
      );
  }
}
