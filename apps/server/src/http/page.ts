import { pageSize } from '@office/vocabulary';
import { offsetOf, type PageRequest } from '../database/page.ts';

export type { PageRequest };

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

/** One page of a list that has `total` entries in all. */
export function toPage<T>(data: T[], total: number, { page, limit }: PageRequest): Page<T> {
  const hasNextPage = page * limit < total;
  return {
    data,
    metadata: { total, page, limit, ...(hasNextPage && { nextPage: page + 1 }), hasNextPage },
  };
}

/** One page of a list that is all there. */
export function pageOfList<T>(list: readonly T[], query: PageRequest): Page<T> {
  const from = offsetOf(query);
  return toPage(list.slice(from, from + query.limit), list.length, query);
}

/** A list that is not paged, in the same shape. */
export function toSinglePage<T>(data: T[]): Page<T> {
  return toPage(data, data.length, { page: 1, limit: Math.max(1, data.length) });
}

/** The page that a query asks for. */
export function pageOf(query: { page?: number; limit?: number }, limit = pageSize): PageRequest {
  return { page: query.page ?? 1, limit: query.limit ?? limit };
}
