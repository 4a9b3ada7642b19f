import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useSettled } from '@office/client/lib/useSettled.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { TutorialTable, type AdminTutorialFilter } from '@office/ui';
import { pageSize, tutorialPublications, tutorialSorts } from '@office/vocabulary';
import i18next from 'i18next';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { categoriesHref, tutorialHref } from '../tutorialsAddress.ts';

const path = '/v1/admin/tutorials';

/** A search waits until the typing pauses. */
const typingPauseMs = 250;

/** The tutorials: found, published, taken back, deleted, and the way to their forms. */
export function TutorialsPage() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const renew = useMutateQueries();
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  const filter = filterOf(search);
  const sort = tutorialSorts.find((each) => each === search.get('sort'));
  const isDescending = search.get('order') === 'desc';
  const keyword = useSettled(filter.keyword.trim(), typingPauseMs);
  const query = {
    page,
    limit: pageSize,
    ...(keyword && { keyword }),
    ...(filter.categoryId !== undefined && { categoryId: filter.categoryId }),
    ...(filter.state !== undefined && { state: filter.state }),
    ...(sort && { sort, order: isDescending ? ('DESC' as const) : ('ASC' as const) }),
  };
  const { data, error, mutate } = useQuery(path, { params: { query } }, { keepPreviousData: true });
  const categories = useQuery('/v1/admin/tutorial-categories', {});
  const [change] = useAction(async (call: () => Promise<unknown>) => {
    try {
      await call();
    } catch (failure) {
      showError(failure);
    }
    await Promise.all(
      ([path, '/v1/admin/tutorial-categories', `${path}/{tutorialId}`] as const).map((one) =>
        renew([one]),
      ),
    );
  });
  const tell = (news: string) =>
    toasts.show({ type: 'SUCCESS', title: i18next.t(`admin-tutorial:stored.${news}`) });
  const edit = useCallback(
    ({ tutorialId }: { tutorialId: string }) => void navigate(tutorialHref(tutorialId)),
    [navigate],
  );

  const state = () => {
    if (!data) return { status: error ? ('error' as const) : ('loading' as const) };
    const { total } = data.metadata;
    if (total === 0) return { status: 'empty' as const };
    return { status: 'ready' as const, rows: data.data, page, limit: pageSize, total };
  };
  return (
    <TutorialTable
      state={state()}
      categories={categories.data?.data ?? []}
      filter={filter}
      sort={sort ? { columnId: sort, direction: isDescending ? 'descending' : 'ascending' } : null}
      hrefOf={tutorialHref}
      orderHref={categoriesHref}
      onFilterChange={(event) => setSearch(paramsOf(event.filter), { replace: true })}
      onSortChange={(event) =>
        setSearch({
          ...paramsOf(filter),
          sort: event.sort.columnId,
          order: event.sort.direction === 'descending' ? 'desc' : 'asc',
        })
      }
      onEdit={edit}
      onPublish={({ tutorialId, ...body }) =>
        change(async () => {
          const params = { path: { tutorialId } };
          await unwrap(office.POST(`${path}/{tutorialId}/publish`, { params, body }));
          tell('published');
        })
      }
      onUnpublish={({ tutorialId, ...body }) =>
        change(async () => {
          const params = { path: { tutorialId } };
          await unwrap(office.POST(`${path}/{tutorialId}/unpublish`, { params, body }));
          tell('unpublished');
        })
      }
      onDelete={({ tutorialId }) =>
        change(() =>
          unwrap(office.DELETE(`${path}/{tutorialId}`, { params: { path: { tutorialId } } })),
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

function filterOf(search: URLSearchParams): AdminTutorialFilter {
  return {
    keyword: search.get('keyword') ?? '',
    categoryId: search.get('category') ?? undefined,
    state: tutorialPublications.find((each) => each === search.get('state')),
  };
}

function paramsOf({ keyword, categoryId, state }: AdminTutorialFilter): Record<string, string> {
  return {
    ...(keyword && { keyword }),
    ...(categoryId !== undefined && { category: categoryId }),
    ...(state !== undefined && { state }),
  };
}
