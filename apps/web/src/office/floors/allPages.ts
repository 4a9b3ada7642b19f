interface Page<Item> {
  data: readonly Item[];
  metadata: { hasNextPage: boolean };
}

export function allPages<Item>(
  pages: readonly Page<Item>[] | undefined,
  requested: number,
): { all: Item[] | undefined; shouldLoadNext: boolean } {
  if (!pages) return { all: undefined, shouldLoadNext: false };
  const hasMore = pages.at(-1)?.metadata.hasNextPage ?? false;
  return {
    all: hasMore ? undefined : pages.flatMap(({ data }) => data),
    shouldLoadNext: hasMore && pages.length === requested,
  };
}
