import type { DataTableSort, DataTableState } from '@office/ui';
import { pageSize } from '@office/vocabulary';

/** The order and the page of a list. */
export interface ListView<Sort extends string> {
  /** Null: as the server has them. */
  sort: Sort | null;
  descending: boolean;
  page: number;
}

/** A page of so many rows, in a list of so many. */
export interface ListPlace {
  page: number;
  limit: number;
  total: number;
}

/** Reads an address; what is none of its values counts as not there. */
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

/** An address with some of its values changed; those that are empty are left out. */
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

/** The last page of a list that has no such page any more; null where the page is there. */
export function lastPageInstead({ page, limit, total }: ListPlace): number | null {
  const last = Math.max(1, Math.ceil(total / limit));
  return page > last ? last : null;
}

/** The order as a table takes it. */
export function toTableSort({ sort, descending }: ListView<string>): DataTableSort | null {
  return sort ? { columnId: sort, direction: descending ? 'descending' : 'ascending' } : null;
}

/** A page of a list as a table takes it. */
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
