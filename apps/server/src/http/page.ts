import { pageSize } from '@office/vocabulary';
import { offsetOf, type PageRequest } from '../database/page.ts';

export type { PageRequest };

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

export function toPage<T>(data: T[], total: number, { page, limit }: PageRequest): Page<T> {
  const hasNextPage = page * limit < total;
  return {
    data,
    metadata: { total, page, limit, ...(hasNextPage && { nextPage: page + 1 }), hasNextPage },
  };
}

export function pageOfList<T>(list: readonly T[], query: PageRequest): Page<T> {
  const from = offsetOf(query);
  return toPage(list.slice(from, from + query.limit), list.length, query);
}

export function toSinglePage<T>(data: T[]): Page<T> {
  return toPage(data, data.length, { page: 1, limit: Math.max(1, data.length) });
}

export function pageOf(query: { page?: number; limit?: number }, limit = pageSize): PageRequest {
  return { page: query.page ?? 1, limit: query.limit ?? limit };
}
