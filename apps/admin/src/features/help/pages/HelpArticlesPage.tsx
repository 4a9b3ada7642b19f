import { unwrap } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useSettled } from '@office/client/lib/useSettled.ts';
import { HelpArticles, type HelpArticleFilter } from '@office/ui';
import { helpArticleSorts, pageSize } from '@office/vocabulary';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { articleHref, orderHref } from '../helpAddress.ts';

const path = '/v1/admin/help/articles';

/** The articles of help: found, deleted, and the way to their forms. */
export function HelpArticlesPage() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const renew = useMutateQueries();
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  const filter = filterOf(search);
  const sort = helpArticleSorts.find((each) => each === search.get('sort'));
  const order = search.get('order') === 'desc' ? 'desc' : 'asc';
  const keyword = useSettled(filter.keyword.trim(), 250);
  const query = {
    page,
    limit: pageSize,
    ...(keyword && { keyword }),
    ...(filter.categoryId !== undefined && { categoryId: filter.categoryId }),
    ...(filter.published !== undefined && { published: filter.published }),
    ...(sort && ({ sort, order } as const)),
  };
  const { data, error, mutate } = useQuery(path, { params: { query } }, { keepPreviousData: true });
  const categories = useQuery('/v1/admin/help/categories', {});
  const [remove] = useAction(async (articleId: string) => {
    try {
      const params = { path: { articleId } };
      await unwrap(office.DELETE('/v1/admin/help/articles/{articleId}', { params }));
    } catch (failure) {
      showError(failure);
    }
    await renew([path]);
    await renew(['/v1/admin/help/categories']);
  });
  const edit = useCallback(
    ({ articleId }: { articleId: string }) => void navigate(articleHref(articleId)),
    [navigate],
  );

  const state = () => {
    if (!data) return { status: error ? ('error' as const) : ('loading' as const) };
    const { total } = data.metadata;
    if (total === 0) return { status: 'empty' as const };
    return { status: 'ready' as const, rows: data.data, page, limit: pageSize, total };
  };
  return (
    <HelpArticles
      state={state()}
      categories={categories.data?.data ?? []}
      filter={filter}
      sort={
        sort ? { columnId: sort, direction: order === 'desc' ? 'descending' : 'ascending' } : null
      }
      hrefOf={articleHref}
      orderHref={orderHref}
      onFilterChange={(event) => setSearch(paramsOf(event.filter), { replace: true })}
      onSortChange={(event) =>
        setSearch({
          ...paramsOf(filter),
          sort: event.sort.columnId,
          order: event.sort.direction === 'descending' ? 'desc' : 'asc',
        })
      }
      onDelete={({ articleId }) => remove(articleId)}
      onEdit={edit}
      onPageChange={(event) => {
        const next = new URLSearchParams(search);
        next.set('page', String(event.page));
        setSearch(next);
      }}
      onRetry={() => void mutate()}
    />
  );
}

function filterOf(search: URLSearchParams): HelpArticleFilter {
  const published = search.get('published');
  return {
    keyword: search.get('keyword') ?? '',
    categoryId: search.get('category') ?? undefined,
    published: published === null ? undefined : published === 'true',
  };
}

function paramsOf({ keyword, categoryId, published }: HelpArticleFilter): Record<string, string> {
  return {
    ...(keyword && { keyword }),
    ...(categoryId !== undefined && { category: categoryId }),
    ...(published !== undefined && { published: String(published) }),
  };
}
