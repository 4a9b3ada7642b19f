import { unwrap } from '@office/api';
import { HelpArticles, type HelpArticleFilter } from '@office/ui/screens/admin/help';
import { helpArticleSorts } from '@office/vocabulary';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useChange } from '../../../platform/api/useChange.ts';
import { toTableState } from '../../../platform/navigation/listView.ts';
import { useLastPage } from '../../../platform/navigation/useLastPage.ts';
import { useListView } from '../../../platform/navigation/useListView.ts';
import { articleHref, orderHref } from '../helpPaths.ts';

const path = '/v1/admin/help/articles';

export function HelpArticlesPage() {
  const navigate = useNavigate();
  const view = useListView(helpArticleSorts);
  const filter = filterOf(view.search);
  const { sort, descending } = view.order;
  const query = {
    ...view.query,
    ...(filter.categoryId !== undefined && { categoryId: filter.categoryId }),
    ...(filter.published !== undefined && { published: filter.published }),
    ...(sort && { sort, order: descending ? ('desc' as const) : ('asc' as const) }),
  };
  const list = useQuery(path, { params: { query } }, { keepPreviousData: true });
  useLastPage(list, view.page);
  const categories = useQuery('/v1/admin/help/categories', {});
  const [change] = useChange([path, '/v1/admin/help/categories']);
  const edit = useCallback(
    ({ articleId }: { articleId: string }) => void navigate(articleHref(articleId)),
    [navigate],
  );

  return (
    <HelpArticles
      state={toTableState(list, view.page)}
      categories={categories.data?.data ?? []}
      filter={filter}
      sort={view.sort}
      hrefOf={articleHref}
      orderHref={orderHref}
      onFilterChange={(event) => view.filterBy(paramsOf(event.filter))}
      onSortChange={view.onSortChange}
      onDelete={({ articleId }) =>
        change(() =>
          unwrap(office.DELETE(`${path}/{articleId}`, { params: { path: { articleId } } })),
        )
      }
      onEdit={edit}
      onPageChange={view.onPageChange}
      onRetry={() => void list.mutate()}
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

const paramsOf = ({ keyword, categoryId, published }: HelpArticleFilter) => ({
  keyword,
  category: categoryId,
  published: published?.toString(),
});
