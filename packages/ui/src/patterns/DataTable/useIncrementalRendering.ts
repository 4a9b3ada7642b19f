import { startTransition, useEffect, useState } from 'react';

const step = 60;

/**
 * Returns a growing number of rows to render, because rendering a thousand in one render blocks input. Restarts
 * when rows with another `key` are shown, and continues if the same rows return after an error.
 */
export function useIncrementalRendering(key: string, count: number): number {
  const [shown, setShown] = useState({ key, limit: step });
  const limit = shown.key === key ? shown.limit : step;
  useEffect(() => {
    if (limit >= count) return;
    startTransition(() => setShown({ key, limit: limit + step }));
  }, [key, limit, count]);
  return Math.min(limit, count);
}
