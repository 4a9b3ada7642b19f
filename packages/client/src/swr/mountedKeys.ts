import { useLayoutEffect } from 'react';
import { unstable_serialize, type Key, type Middleware } from 'swr';
import type { EvictingCache } from './EvictingCache.ts';

export function mountedKeys(cache: EvictingCache): Middleware {
  return (useNext) =>
    function useMountedKey(key, fetcher, config) {
      const serialized = unstable_serialize(firstPageOf(key));
      // A key is not retained between render and commit; touching it prevents eviction.
      if (serialized) cache.touch(serialized);
      useLayoutEffect(() => (serialized ? cache.retain(serialized) : undefined), [serialized]);
      return useNext(key, fetcher, config);
    };
}

/** The key of an infinite list is a function of the page; the first page's key identifies the list. */
function firstPageOf(key: Key): Key {
  if (typeof key !== 'function') return key;
  const ofPage = key as (index: number, previous: null) => Key;
  return () => ofPage(0, null);
}
