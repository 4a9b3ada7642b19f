interface Page<Item> {
  data: readonly Item[];
  metadata: { hasNextPage: boolean };
}

/**
 * The pages of a list that have come so far, of which `asked` were asked for: everything once the last one is there, or
 * whether the next one is to be asked for.
 */
export function allPages<Item>(
  pages: readonly Page<Item>[] | undefined,
  asked: number,
): { all: Item[] | undefined; isNextDue: boolean } {
  if (!pages) return { all: undefined, isNextDue: false };
  const hasMore = pages.at(-1)?.metadata.hasNextPage ?? false;
  return {
    all: hasMore ? undefined : pages.flatMap(({ data }) => data),
    isNextDue: hasMore && pages.length === asked,
  };
}
