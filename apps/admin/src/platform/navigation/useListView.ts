import { useSettled } from '@office/client/lib/useSettled.ts';
import type { DataTableSort } from '@office/ui';
import { pageSize } from '@office/vocabulary';
import { useSearchParams } from 'react-router-dom';
import { changeSearch, readListView, toTableSort, type ListView } from './listView.ts';

/** A search waits until the typing pauses. */
const typingPauseMs = 250;

/**
 * A list whose filter, order and page stand in the address, so that a reload and a link show the same.
 *
 * @param sorts the orders that its call knows
 * @param usual the order without one in the address; as the server has them where it is left out
 */
export function useListView<Sort extends string = never>(
  sorts: readonly Sort[] = [],
  usual: Pick<ListView<Sort>, 'sort' | 'descending'> = { sort: null, descending: false },
) {
  const [search, setSearch] = useSearchParams();
  const view = readListView(search, sorts, usual);
  const keyword = search.get('keyword') ?? '';
  const asked = useSettled(keyword.trim(), typingPauseMs);
  return {
    search,
    page: view.page,
    sort: toTableSort(view),
    keyword,
    /** The part of the query that every list has. */
    query: { page: view.page, limit: pageSize, ...(asked && { keyword: asked }) },
    order: view,
    /** Filters by some of the values in the address; the order stays, the first page is shown. */
    filterBy: (values: Readonly<Record<string, string | undefined>>) =>
      setSearch(changeSearch(search, { ...values, page: undefined }), { replace: true }),
    onSortChange({ sort: { columnId, direction } }: { sort: DataTableSort }) {
      const order = direction === 'descending' ? 'desc' : 'asc';
      setSearch(changeSearch(search, { sort: columnId, order, page: undefined }));
    },
    onPageChange: (event: { page: number }) =>
      setSearch(changeSearch(search, { page: String(event.page) })),
  };
}
