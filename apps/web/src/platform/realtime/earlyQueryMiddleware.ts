import type { Middleware } from 'swr';
import { earlyQueries } from './EarlyQueries.ts';

/** SWR middleware that reports each request of a query or a page of an infinite list. */
export const earlyQueryMiddleware: Middleware = (useNext) => (query, fetcher, config) =>
  useNext(
    query,
    fetcher &&
      ((...args: Parameters<typeof fetcher>) => {
        const [key] = args as unknown[];
        if (Array.isArray(key)) earlyQueries.add(String(key[1]));
        return fetcher(...args);
      }),
    config,
  );
