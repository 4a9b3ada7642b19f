import { startTransition, useEffect, useState } from 'react';

const step = 60;

/**
 * The first of many rows, then more and more until all are there: a thousand at once would hold up keys and
 * pointer for as long as they are drawn. With another `key` it begins again.
 */
export function useGrowing(key: string, count: number): number {
  const [shown, setShown] = useState({ key, limit: step });
  const limit = shown.key === key ? shown.limit : step;
  useEffect(() => {
    if (limit >= count) return;
    startTransition(() => setShown({ key, limit: limit + step }));
  }, [key, limit, count]);
  return Math.min(limit, count);
}
