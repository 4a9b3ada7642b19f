import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useSettled } from '@office/client/lib/useSettled.ts';
import {
  AdminBulletinPosts,
  type AdminBulletinPostFilter,
  type AdminBulletinPostItem,
} from '@office/ui';
import { adminBulletinPostSorts, adminBulletinPostStates, pageSize } from '@office/vocabulary';
import { useSearchParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { membersAddress } from '../../../platform/navigation/membersAddress.ts';
import { usePageTrail } from '../../../platform/navigation/PageTrail.ts';
import { postPath } from '../bulletinAddress.ts';

const path = '/v1/admin/bulletin-boards/posts';
const hrefOf = (postId: string) => membersAddress(postPath(postId));

/** The posts of all boards or one: filter, order and page stand in the address. */
export function BulletinPostsPage() {
  const [search, setSearch] = useSearchParams();
  const renew = useMutateQueries();
  const breadcrumbs = usePageTrail();
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  const filter = filterOf(search);
  const sort = adminBulletinPostSorts.find((each) => each === search.get('sort')) ?? 'createdAt';
  const order = search.get('order') === 'asc' ? 'asc' : 'desc';
  const keyword = useSettled(filter.keyword.trim(), 250);
  const query = {
    page,
    limit: pageSize,
    ...(keyword && { keyword }),
    ...(filter.boardId !== undefined && { boardId: filter.boardId }),
    ...(filter.state !== undefined && { state: filter.state }),
    sort,
    order,
  } as const;
  const { data, error, mutate } = useQuery(path, { params: { query } }, { keepPreviousData: true });
  const boards = useQuery('/v1/admin/bulletin-boards', {});

  const [change] = useAction(async (call: () => Promise<unknown>) => {
    try {
      await call();
    } catch (failure) {
      showError(failure);
    }
    await renew([path]);
    await renew(['/v1/admin/bulletin-boards']);
  });
  const setState = (
    { id, version }: AdminBulletinPostItem,
    to: { pinned: boolean } | { closed: boolean },
  ) =>
    change(() => {
      const params = { path: { postId: id } };
      const body = { version, ...to };
      return unwrap(office.PATCH('/v1/admin/bulletin-boards/posts/{postId}', { params, body }));
    });

  const state = () => {
    if (!data) return { status: error ? ('error' as const) : ('loading' as const) };
    const { total } = data.metadata;
    if (total === 0) return { status: 'empty' as const };
    return { status: 'ready' as const, rows: data.data, page, limit: pageSize, total };
  };
  return (
    <AdminBulletinPosts
      state={state()}
      breadcrumbs={breadcrumbs}
      boards={boards.data?.data ?? []}
      filter={filter}
      sort={{ columnId: sort, direction: order === 'desc' ? 'descending' : 'ascending' }}
      hrefOf={hrefOf}
      onFilterChange={(event) => setSearch(paramsOf(event.filter), { replace: true })}
      onSortChange={(event) =>
        setSearch({
          ...paramsOf(filter),
          sort: event.sort.columnId,
          order: event.sort.direction === 'descending' ? 'desc' : 'asc',
        })
      }
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
      onPageChange={(event) => {
        const next = new URLSearchParams(search);
        next.set('page', String(event.page));
        setSearch(next);
      }}
      onRetry={() => void mutate()}
    />
  );
}

function filterOf(search: URLSearchParams): AdminBulletinPostFilter {
  const state = adminBulletinPostStates.find((each) => each === search.get('state'));
  return {
    keyword: search.get('keyword') ?? '',
    boardId: search.get('board') ?? undefined,
    state,
  };
}

function paramsOf({ keyword, boardId, state }: AdminBulletinPostFilter): Record<string, string> {
  return {
    ...(keyword && { keyword }),
    ...(boardId !== undefined && { board: boardId }),
    ...(state !== undefined && { state }),
  };
}
