import { useLayoutEffect } from 'react';
import { unstable_serialize, type Key, type Middleware } from 'swr';
import type { EvictingCache } from './EvictingCache.ts';

/** Tells the cache which keys are on the screen. */
export function mountedKeys(cache: EvictingCache): Middleware {
  return (useNext) =>
    function useMountedKey(key, fetcher, config) {
      const serialized = unstable_serialize(firstPageOf(key));
      // Between render and commit a key is not retained yet: being read makes it young enough.
      if (serialized) cache.touch(serialized);
      useLayoutEffect(() => (serialized ? cache.retain(serialized) : undefined), [serialized]);
      return useNext(key, fetcher, config);
    };
}

/** An infinite list's key is a function of the page; its first page stands for the list. */
function firstPageOf(key: Key): Key {
  if (typeof key !== 'function') return key;
  const ofPage = key as (index: number, previous: null) => Key;
  return () => ofPage(0, null);
}
