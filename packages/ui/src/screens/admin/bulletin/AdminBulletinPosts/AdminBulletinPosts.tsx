import { PersonName } from '../../../../patterns/PersonName.tsx';
import { adminBulletinPostStates, formatDate } from '@office/vocabulary';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';
import {
  DataTable,
  type DataTableColumn,
  type DataTableSort,
  type DataTableState,
} from '../../../../patterns/DataTable/index.ts';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { FilterBar } from '../../../../patterns/FilterBar/index.ts';
import { useLanguage } from '../../../../patterns/LocaleProvider/useLanguage.ts';
import { numberText } from '../../../../patterns/numbers.ts';
import { PageHeader } from '../../../../patterns/PageHeader/index.ts';
import { AlertDialog } from '../../../../primitives/AlertDialog/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Link } from '../../../../primitives/Link/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as contentPage from '../../contentPage.css.ts';
import * as styles from '../adminBulletin.css.ts';
import type { AdminBulletinPostFilter, AdminBulletinPostItem } from '../bulletin.ts';

export interface AdminBulletinPostsProps {
  state: DataTableState<AdminBulletinPostItem>;
  breadcrumbs?: readonly Breadcrumb[];
  boards: readonly { id: string; name: string }[];
  filter: AdminBulletinPostFilter;
  sort: DataTableSort | null;
  hrefOf(postId: string): string;
  onFilterChange(event: { filter: AdminBulletinPostFilter }): void;
  onSortChange(event: { sort: DataTableSort }): void;
  onPinnedChange(event: { post: AdminBulletinPostItem; pinned: boolean }): void;
  onClosedChange(event: { post: AdminBulletinPostItem; closed: boolean }): void;
  onRemove(event: { postId: string }): void;
  onPageChange(event: { page: number }): void;
  onRetry(): void;
}

const rowId = ({ id }: AdminBulletinPostItem) => id;
const rowName = ({ title }: AdminBulletinPostItem) => title;
const all = 'ALL';

export function AdminBulletinPosts(props: AdminBulletinPostsProps) {
  const { state, boards, filter, onFilterChange, onPinnedChange, onClosedChange } = props;
  const { t } = useTranslation('admin-bulletin');
  const [deleting, setDeleting] = useState<AdminBulletinPostItem>();
  const columns = useColumns(props.hrefOf);
  const rowActions = useCallback(
    (post: AdminBulletinPostItem) => [
      {
        id: 'pinned',
        label: t(post.pinned ? 'posts.unpin' : 'posts.pin'),
        hint: t(post.pinned ? 'posts.unpinHint' : 'posts.pinHint'),
        onSelect: () => onPinnedChange({ post, pinned: !post.pinned }),
      },
      {
        id: 'closed',
        label: t(post.closed ? 'posts.reopen' : 'posts.close'),
        hint: t(post.closed ? 'posts.reopenHint' : 'posts.closeHint'),
        onSelect: () => onClosedChange({ post, closed: !post.closed }),
      },
      { id: 'line', kind: 'separator' as const },
      { id: 'remove', label: t('posts.remove'), danger: true, onSelect: () => setDeleting(post) },
    ],
    [t, onPinnedChange, onClosedChange],
  );
  const change = (values: Partial<AdminBulletinPostFilter>) =>
    onFilterChange({ filter: { ...filter, ...values } });
  const narrowed =
    filter.keyword !== '' || filter.boardId !== undefined || filter.state !== undefined;
  return (
    <div className={contentPage.page} data-component="AdminBulletinPosts">
      <PageHeader
        title={t('posts.title')}
        description={t('posts.description')}
        {...(props.breadcrumbs && { breadcrumbs: props.breadcrumbs })}
      />
      <FilterBar
        compact
        keyword={filter.keyword}
        searchLabel={t('posts.search')}
        count={state.status === 'ready' ? state.total : state.status === 'empty' ? 0 : undefined}
        onSearch={({ keyword }) => change({ keyword })}
        onClear={() => onFilterChange({ filter: { keyword: '' } })}
      >
        <Select
          ariaLabel={t('posts.column.board')}
          value={filter.boardId ?? all}
          options={[
            { value: all, label: t('posts.allBoards') },
            ...boards.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ value }) => change({ boardId: value === all ? undefined : value })}
        />
        <Select
          ariaLabel={t('posts.column.state')}
          value={filter.state ?? all}
          options={[
            { value: all, label: t('posts.allStates') },
            ...adminBulletinPostStates.map((value) => ({ value, label: t(`posts.only.${value}`) })),
          ]}
          onChange={({ value }) =>
            change({ state: adminBulletinPostStates.find((each) => each === value) })
          }
        />
      </FilterBar>
      <DataTable
        label={t('posts.title')}
        columns={columns}
        state={state}
        rowId={rowId}
        rowName={rowName}
        rowActions={rowActions}
        sort={props.sort}
        empty={
          <EmptyState
            icon={narrowed ? icons.search : icons.bulletinBoard}
            title={t(narrowed ? 'posts.none' : 'posts.empty')}
            description={t(narrowed ? 'posts.noneHint' : 'posts.emptyHint')}
          />
        }
        onSortChange={props.onSortChange}
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      />
      <AlertDialog
        open={deleting !== undefined}
        danger
        title={t('posts.removeTitle', { title: deleting?.title ?? '' })}
        description={t('posts.removeLoss', { count: deleting?.commentCount ?? 0 })}
        confirmLabel={t('posts.remove')}
        cancelLabel={t('posts.keep')}
        onConfirm={() => {
          if (deleting) props.onRemove({ postId: deleting.id });
          setDeleting(undefined);
        }}
        onCancel={() => setDeleting(undefined)}
      />
    </div>
  );
}

function useColumns(
  hrefOf: AdminBulletinPostsProps['hrefOf'],
): readonly DataTableColumn<AdminBulletinPostItem>[] {
  const { t } = useTranslation('admin-bulletin');
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'title',
        title: t('posts.column.title'),
        sortable: true,
        cell: ({ id, title, excerpt }: AdminBulletinPostItem) => (
          <div className={styles.words}>
            <Link href={hrefOf(id)}>{title}</Link>
            <Text size="xs" tone="muted" truncate>
              {excerpt}
            </Text>
          </div>
        ),
      },
      {
        id: 'board',
        title: t('posts.column.board'),
        width: 32,
        cell: ({ board }: AdminBulletinPostItem) => board.name,
      },
      {
        id: 'author',
        title: t('posts.column.author'),
        width: 26,
        cell: ({ author }: AdminBulletinPostItem) =>
          author ? <PersonName {...author} /> : t('posts.nobody'),
      },
      {
        id: 'state',
        title: t('posts.column.state'),
        width: 26,
        cell: ({ pinned, closed }: AdminBulletinPostItem) =>
          pinned || closed ? (
            <div className={styles.labels}>
              {pinned && (
                <StatusLabel tone="accent" icon={icons.pin}>
                  {t('pinned')}
                </StatusLabel>
              )}
              {closed && (
                <StatusLabel tone="neutral" icon={icons.lock}>
                  {t('closed')}
                </StatusLabel>
              )}
            </div>
          ) : (
            '–'
          ),
      },
      {
        id: 'readerCount',
        title: t('posts.column.readers'),
        width: 24,
        align: 'end' as const,
        sortable: true,
        cell: ({ readerCount }: AdminBulletinPostItem) => (
          <Text tabular>{numberText(readerCount, language)}</Text>
        ),
      },
      {
        id: 'commentCount',
        title: t('posts.column.comments'),
        width: 32,
        align: 'end' as const,
        sortable: true,
        cell: ({ commentCount }: AdminBulletinPostItem) => (
          <Text tabular>{numberText(commentCount, language)}</Text>
        ),
      },
      {
        id: 'createdAt',
        title: t('posts.column.createdAt'),
        width: 30,
        sortable: true,
        cell: ({ createdAt }: AdminBulletinPostItem) => (
          <Text tabular>{formatDate(createdAt)}</Text>
        ),
      },
    ],
    [t, language, hrefOf],
  );
}
