import { pageSize } from '@office/vocabulary';

/** A page of a list, as the contract's lists answer it. */
export interface Page<T> {
  data: T[];
  metadata: {
    total: number;
    page: number;
    limit: number;
    nextPage?: number;
    hasNextPage: boolean;
  };
}

/** How many entries come before a page. */
export function offsetOf({ page, limit }: { page: number; limit: number }): number {
  return (page - 1) * limit;
}

/** One page of a list that has `total` entries in all. */
export function toPage<T>(
  data: T[],
  total: number,
  { page, limit }: { page: number; limit: number },
): Page<T> {
  const hasNextPage = page * limit < total;
  return {
    data,
    metadata: { total, page, limit, ...(hasNextPage && { nextPage: page + 1 }), hasNextPage },
  };
}

/** A list that is not paged, in the same shape. */
export function toSinglePage<T>(data: T[]): Page<T> {
  return toPage(data, data.length, { page: 1, limit: Math.max(1, data.length) });
}

/** The page that a query asks for. */
export function pageOf(
  query: { page?: number; limit?: number },
  limit = pageSize,
): { page: number; limit: number } {
  return { page: query.page ?? 1, limit: query.limit ?? limit };
}
