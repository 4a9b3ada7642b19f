import type { QueryPath } from '@office/client/api/queryKeys.ts';
import type {
  ContentArticleFilter,
  ContentArticleItem,
  ContentArticlesProps,
  ContentCategoryName,
} from '@office/ui/screens/admin/content';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChange } from '../api/useChange.ts';
import { toTableState } from '../navigation/listView.ts';
import { useLastPage } from '../navigation/useLastPage.ts';
import { useListView } from '../navigation/useListView.ts';

interface ListQuery<Sort extends string> {
  page: number;
  limit: number;
  keyword?: string;
  categoryId?: string;
  published?: boolean;
  sort?: Sort;
  order?: 'asc' | 'desc';
}

interface Options<Item extends ContentArticleItem, Sort extends string> {
  /** Sort columns of the server. */
  sorts: readonly Sort[];
  /** Loads a page of the articles and keeps the previous one while it loads. */
  useArticles(
    query: ListQuery<Sort>,
  ): Parameters<typeof toTableState<Item>>[0] &
    Parameters<typeof useLastPage>[0] & { mutate(): unknown };
  categories: { data: { data: readonly ContentCategoryName[] } | undefined };
  /** Queries to revalidate after a deletion. */
  paths: readonly QueryPath[];
  hrefOf(articleId: string): string;
  orderHref: string;
  remove(articleId: string): Promise<unknown>;
}

/** Returns the props of `ContentArticles` for an area. Filter, order and page are in the URL. */
export function useContentArticles<Item extends ContentArticleItem, Sort extends string>({
  sorts,
  useArticles,
  categories,
  paths,
  hrefOf,
  orderHref,
  remove,
}: Options<Item, Sort>): Omit<ContentArticlesProps<Item>, 'area' | 'component' | 'columns'> {
  const navigate = useNavigate();
  const view = useListView(sorts);
  const filter = filterOf(view.search);
  const { sort, descending } = view.order;
  const list = useArticles({
    ...view.query,
    ...(filter.categoryId !== undefined && { categoryId: filter.categoryId }),
    ...(filter.published !== undefined && { published: filter.published }),
    ...(sort && { sort, order: descending ? ('desc' as const) : ('asc' as const) }),
  });
  useLastPage(list, view.page);
  const [change] = useChange(paths);
  return {
    state: toTableState(list, view.page),
    categories: categories.data?.data ?? [],
    filter,
    sort: view.sort,
    hrefOf,
    orderHref,
    onFilterChange: (event) => view.filterBy(paramsOf(event.filter)),
    onSortChange: view.onSortChange,
    onDelete: ({ articleId }) => change(() => remove(articleId)),
    onEdit: useCallback(
      ({ articleId }: { articleId: string }) => void navigate(hrefOf(articleId)),
      [navigate, hrefOf],
    ),
    onPageChange: view.onPageChange,
    onRetry: () => void list.mutate(),
  };
}

function filterOf(search: URLSearchParams): ContentArticleFilter {
  const published = search.get('published');
  return {
    keyword: search.get('keyword') ?? '',
    categoryId: search.get('category') ?? undefined,
    published: published === null ? undefined : published === 'true',
  };
}

const paramsOf = ({ keyword, categoryId, published }: ContentArticleFilter) => ({
  keyword,
  category: categoryId,
  published: published?.toString(),
});
