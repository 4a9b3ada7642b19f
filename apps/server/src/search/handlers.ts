import { searchGroupSize } from '@office/vocabulary';
import { pageOf } from '../http/page.ts';
import type { Handlers } from '../platform/operation.ts';
import type { SearchSource } from '../platform/search-source.ts';
import { search } from './search.ts';
import { SearchLimiter } from './search-limiter.ts';

export function searchHandlers(sources: readonly SearchSource[]) {
  const limiter = new SearchLimiter({
    connections: 8,
    lanes: 4,
    queryTime: 800,
    answerTime: 2500,
  });
  return {
    search: ({ query }, context) =>
      search(
        context,
        context.language,
        {
          q: query.q,
          ...(query.kinds && { kinds: query.kinds }),
          ...pageOf(query, searchGroupSize),
        },
        { sources, limiter },
      ),
  } satisfies Handlers;
}
