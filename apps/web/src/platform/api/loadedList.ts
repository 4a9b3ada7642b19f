interface Page<Item> {
  data: readonly Item[];
  metadata: { hasNextPage: boolean };
}

export interface InfiniteList<Item> {
  data?: readonly Page<Item>[] | undefined;
  error?: unknown;
  size: number;
}

/** Flattens the pages of an infinite list. Removes duplicates, because new items shift the pages. */
export function loadedList<Item extends { id: string }>({
  data: pages = [],
  error,
  size,
}: InfiniteList<Item>) {
  const items = new Map(pages.flatMap(({ data }) => data).map((item) => [item.id, item]));
  return {
    items: [...items.values()],
    hasMore: pages.at(-1)?.metadata.hasNextPage ?? false,
    loadingMore: pages.length < size && !error,
  };
}
