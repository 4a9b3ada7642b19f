import { unwrap, type Schemas } from '@office/api';
import { displayNames } from '@office/client/people/displayName.ts';
import type { DataTableState } from '@office/ui';
import {
  AdminBulletinPosts,
  type AdminBulletinPostFilter,
  type AdminBulletinPostItem,
} from '@office/ui/screens/admin/bulletin';
import { adminBulletinPostSorts, adminBulletinPostStates } from '@office/vocabulary';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useChange } from '../../../platform/api/useChange.ts';
import { toTableState } from '../../../platform/navigation/listView.ts';
import { membersUrl } from '../../../platform/navigation/membersUrl.ts';
import { usePageTrail } from '../../../platform/navigation/PageTrail.ts';
import { useLastPage } from '../../../platform/navigation/useLastPage.ts';
import { useListView } from '../../../platform/navigation/useListView.ts';
import { postPath } from '../bulletinPaths.ts';

const path = '/v1/admin/bulletin-boards/posts';
const hrefOf = (postId: string) => membersUrl(postPath(postId));

export function BulletinPostsPage() {
  const breadcrumbs = usePageTrail();
  const view = useListView(adminBulletinPostSorts, { sort: 'createdAt', descending: true });
  const filter = filterOf(view.search);
  const { sort, descending } = view.order;
  const query = {
    ...view.query,
    ...(filter.boardId !== undefined && { boardId: filter.boardId }),
    ...(filter.state !== undefined && { state: filter.state }),
    ...(sort && { sort, order: descending ? ('desc' as const) : ('asc' as const) }),
  };
  const list = useQuery(path, { params: { query } }, { keepPreviousData: true });
  useLastPage(list, view.page);
  const boards = useQuery('/v1/admin/bulletin-boards', {});

  const [change] = useChange([path, '/v1/admin/bulletin-boards']);
  const setState = (
    { id, version }: AdminBulletinPostItem,
    to: { pinned: boolean } | { closed: boolean },
  ) =>
    change(() => {
      const params = { path: { postId: id } };
      const body = { version, ...to };
      return unwrap(office.PATCH('/v1/admin/bulletin-boards/posts/{postId}', { params, body }));
    });

  return (
    <AdminBulletinPosts
      state={withAuthorNames(toTableState(list, view.page))}
      breadcrumbs={breadcrumbs}
      boards={boards.data?.data ?? []}
      filter={filter}
      sort={view.sort}
      hrefOf={hrefOf}
      onFilterChange={(event) => view.filterBy(paramsOf(event.filter))}
      onSortChange={view.onSortChange}
      onPinnedChange={({ post, pinned }) => setState(post, { pinned })}
      onClosedChange={({ post, closed }) => setState(post, { closed })}
      onRemove={({ postId }) =>
        change(() =>
          unwrap(
            office.DELETE('/v1/admin/bulletin-boards/posts/{postId}', {
              params: { path: { postId } },
            }),
          ),
        )
      }
      onPageChange={view.onPageChange}
      onRetry={() => void list.mutate()}
    />
  );
}

const withAuthorNames = (
  state: DataTableState<Schemas['AdminBulletinPost']>,
): DataTableState<AdminBulletinPostItem> =>
  state.status === 'ready'
    ? {
        ...state,
        rows: state.rows.map(({ author, ...post }) => ({
          ...post,
          author: author && {
            ...displayNames(author),
            id: author.id,
            avatarUrl: author.avatarUrl,
          },
        })),
      }
    : state;

function filterOf(search: URLSearchParams): AdminBulletinPostFilter {
  const state = adminBulletinPostStates.find((each) => each === search.get('state'));
  return {
    keyword: search.get('keyword') ?? '',
    boardId: search.get('board') ?? undefined,
    state,
  };
}

const paramsOf = ({ keyword, boardId, state }: AdminBulletinPostFilter) => ({
  ...{ keyword, state },
  board: boardId,
});
