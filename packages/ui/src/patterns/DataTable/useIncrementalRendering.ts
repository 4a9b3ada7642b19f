import { startTransition, useEffect, useState } from 'react';

const step = 60;

/** Number of rows to render, growing in steps, because a thousand together block input. */
export function useIncrementalRendering(key: string, count: number): number {
  const [shown, setShown] = useState({ key, limit: step });
  const limit = shown.key === key ? shown.limit : step;
  useEffect(() => {
    if (limit >= count) return;
    startTransition(() => setShown({ key, limit: limit + step }));
  }, [key, limit, count]);
  return Math.min(limit, count);
}
