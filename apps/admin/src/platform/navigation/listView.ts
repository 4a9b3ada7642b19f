import type { DataTableSort, DataTableState } from '@office/ui';
import { pageSize } from '@office/vocabulary';

export interface ListView<Sort extends string> {
  /** Null for the default order of the server. */
  sort: Sort | null;
  descending: boolean;
  page: number;
}

export interface Pagination {
  page: number;
  limit: number;
  total: number;
}

export function readListView<Sort extends string>(
  search: URLSearchParams,
  sorts: readonly Sort[],
  usual: Pick<ListView<Sort>, 'sort' | 'descending'>,
): ListView<Sort> {
  const sort = sorts.find((each) => each === search.get('sort'));
  const order = sort ? { sort, descending: search.get('order') === 'desc' } : usual;
  const page = Number(search.get('page'));
  return { ...order, page: Number.isSafeInteger(page) && page > 1 ? page : 1 };
}

export function changeSearch(
  search: URLSearchParams,
  change: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Returns the last page if the requested page does not exist, otherwise null. */
export function clampedLastPage({ page, limit, total }: Pagination): number | null {
  const last = Math.max(1, Math.ceil(total / limit));
  return page > last ? last : null;
}

export function toTableSort({ sort, descending }: ListView<string>): DataTableSort | null {
  return sort ? { columnId: sort, direction: descending ? 'descending' : 'ascending' } : null;
}

export function toTableState<Row>(
  list: { data?: { data: Row[]; metadata: { total: number } } | undefined; error?: unknown },
  page: number,
): DataTableState<Row> {
  if (!list.data) return { status: list.error ? 'error' : 'loading' };
  const { data: rows, metadata } = list.data;
  const { total } = metadata;
  return total === 0
    ? { status: 'empty' }
    : { status: 'ready', rows, page, limit: pageSize, total };
}
