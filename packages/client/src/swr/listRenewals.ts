import { useEffect, useEffectEvent } from 'react';
import type { Middleware } from 'swr';

type Loader = (index: number, previous: null) => unknown;

/** Paths of the mounted infinite lists, which SWR’s `mutate` with a filter skips. */
const shown = new Map<() => void, string>();

/** SWR middleware that registers infinite lists for revalidation by path. */
export const infiniteListMiddleware: Middleware = (useNext) => (key, fetcher, config) => {
  const answer = useNext(key, fetcher, config);
  const isList = 'setSize' in answer;
  const first = isList && typeof key === 'function' ? (key as Loader)(0, null) : null;
  const path = Array.isArray(first) ? String(first[1]) : null;
  const renew = useEffectEvent(() => void answer.mutate());
  useEffect(() => {
    if (path === null) return undefined;
    const list = () => renew();
    shown.set(list, path);
    return () => void shown.delete(list);
  }, [path]);
  return answer;
};

export function revalidateLists(path?: string): void {
  for (const [renew, of] of shown) if (path === undefined || of === path) renew();
}
