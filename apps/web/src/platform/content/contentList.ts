import type { ContentListState } from '@office/ui/screens/content';
import { loadedList, type InfiniteList } from '../api/loadedList.ts';

export const infiniteListOptions = {
  revalidateFirstPage: false,
  revalidateOnMount: true,
  persistSize: true,
  keepPreviousData: true,
};

interface InfiniteQuery<Item> extends InfiniteList<Item> {
  isLoading: boolean;
  setSize(size: number): unknown;
  mutate(): unknown;
}

/**
 * Returns the state and callbacks of a list that loads more items at its end.
 * @param isFiltered whether an empty list means that the filter matches nothing
 */
export function contentList<Item extends { id: string }, View>(
  query: InfiniteQuery<Item>,
  toView: (item: Item) => View,
  { isFiltered = false } = {},
): { state: ContentListState<View>; onLoadMore(): void; onRetry(): void } {
  const { data, error, isLoading, size, setSize, mutate } = query;
  const state = (): ContentListState<View> => {
    if (!data) return { status: error ? 'error' : 'loading' };
    const { items, hasMore, loadingMore } = loadedList(query);
    if (items.length === 0 && !isFiltered) return { status: 'empty' };
    return {
      status: 'ready',
      items: items.map(toView),
      hasMore,
      loadingMore: isLoading || loadingMore,
      moreFailed: error !== undefined,
    };
  };
  return {
    state: state(),
    onLoadMore: () => void (error ? mutate() : setSize(size + 1)),
    onRetry: () => void mutate(),
  };
}
