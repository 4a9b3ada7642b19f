import { useLayoutEffect, useMemo, useRef } from 'react';

/** Stable callbacks that call the latest version, so that memoised children do not re-render. */
export function useStableCallbacks<Callbacks extends object>(callbacks: Callbacks): Callbacks {
  const latest = useRef(callbacks);
  useLayoutEffect(() => {
    latest.current = callbacks;
  });
  const names = Object.entries(callbacks)
    .filter(([, value]) => typeof value === 'function')
    .map(([name]) => name)
    .sort()
    .join(' ');
  return useMemo(() => {
    const steady = (name: string) => (event: unknown) => {
      const callback = latest.current[name as keyof Callbacks] as
        ((event: unknown) => unknown) | undefined;
      return callback?.(event);
    };
    return Object.fromEntries(names.split(' ').map((name) => [name, steady(name)])) as Callbacks;
  }, [names]);
}
