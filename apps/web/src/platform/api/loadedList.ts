interface Page<Item> {
  data: readonly Item[];
  metadata: { hasNextPage: boolean };
}

interface InfiniteList<Item> {
  data?: readonly Page<Item>[] | undefined;
  error?: unknown;
  /** The number of pages that were asked for. */
  size: number;
}

/** The pages of an infinite list that have come so far. Something new moves the pages, so one thing may come on two. */
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
