import { useTranslation } from 'react-i18next';
import { useDayTimes } from '../../../patterns/dayTimes.ts';
import { EmptyState } from '../../../patterns/EmptyState/index.ts';
import { FilterBar } from '../../../patterns/FilterBar/index.ts';
import { useClock, type Clock } from '../../../patterns/useClock.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Select } from '../../../primitives/Select/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import type { ContentListState } from '../../content/content.ts';
import { ContentList } from '../../content/ContentList.tsx';
import type { BulletinBoardItem, BulletinPostItem } from '../bulletin.ts';
import * as styles from './BulletinBoards.css.ts';
import { PostRow } from './PostRow.tsx';

export type BulletinBoardsState = ContentListState<BulletinPostItem>;

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
  onLoadMore(): void;
  onRetry(): void;
}

const everyBoard = 'ALL';

/** The posts of the boards: pinned posts first, then newest first. */
export function BulletinBoards(props: BulletinBoardsProps) {
  const { state, boards, filter, clock, onFilterChange, onWrite } = props;
  const { t } = useTranslation('bulletin');
  const times = useDayTimes(useClock(clock));
  const board = boards.find(({ id }) => id === filter.boardId);
  const mayWrite = board ? board.mayPost : boards.some(({ mayPost }) => mayPost);
  const found = state.status === 'ready' && !state.hasMore ? state.items.length : undefined;
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
    <ContentList
      component="BulletinBoards"
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
      state={state}
      texts={{
        list: t('list.posts'),
        loading: t('list.loading'),
        failed: t('list.failed'),
      }}
      top={
        board &&
        (board.closed || !board.mayPost) && (
          <div className={styles.note}>
            <Callout>{t(board.closed ? 'list.boardClosed' : 'list.boardOfAdministrators')}</Callout>
          </div>
        )
      }
      empty={
        <EmptyState
          icon={icons.bulletinBoard}
          title={t('list.empty')}
          description={t('list.emptyHint')}
          {...(mayWrite ? { action: <Button onPress={onWrite}>{t('list.write')}</Button> } : {})}
        />
      }
      noResults={
        <EmptyState
          icon={icons.search}
          title={t('list.none')}
          action={
            <Button onPress={() => onFilterChange({ filter: { keyword: '', boardId: null } })}>
              {t('list.showAll')}
            </Button>
          }
        />
      }
      onLoadMore={props.onLoadMore}
      onRetry={props.onRetry}
    >
      {(post) => <PostRow post={post} withBoard={!board && boards.length > 1} times={times} />}
    </ContentList>
  );
}
