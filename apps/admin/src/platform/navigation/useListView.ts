import { useDebouncedValue } from '@mantine/hooks';
import type { DataTableSort } from '@office/ui';
import { pageSize } from '@office/vocabulary';
import { useSearchParams } from 'react-router-dom';
import { changeSearch, readListView, toTableSort, type ListView } from './listView.ts';

const typingPauseMs = 250;

/** Stores filter, order and page of a list in the URL. `usual` is the order if the URL has none. */
export function useListView<Sort extends string = never>(
  sorts: readonly Sort[] = [],
  usual: Pick<ListView<Sort>, 'sort' | 'descending'> = { sort: null, descending: false },
) {
  const [search, setSearch] = useSearchParams();
  const view = readListView(search, sorts, usual);
  const keyword = search.get('keyword') ?? '';
  const [debouncedKeyword] = useDebouncedValue(keyword.trim(), typingPauseMs);
  return {
    search,
    page: view.page,
    sort: toTableSort(view),
    keyword,
    query: {
      page: view.page,
      limit: pageSize,
      ...(debouncedKeyword && { keyword: debouncedKeyword }),
    },
    order: view,
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
