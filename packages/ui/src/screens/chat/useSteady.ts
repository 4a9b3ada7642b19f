import { useLayoutEffect, useMemo, useRef } from 'react';

/**
 * The callbacks among what is given: the same ones as long as the same are given, each calling its
 * latest. What they are handed to is not drawn again because someone types elsewhere, or older
 * messages come.
 */
export function useSteady<Callbacks extends object>(given: Callbacks): Callbacks {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const names = Object.entries(given)
    .filter(([, value]) => typeof value === 'function')
    .map(([name]) => name)
    .sort()
    .join(' ');
  return useMemo(() => {
    const steady = (name: string) => (event: unknown) => {
      const callback = latest.current[name as keyof Callbacks] as
        ((event: unknown) => void) | undefined;
      callback?.(event);
    };
    return Object.fromEntries(names.split(' ').map((name) => [name, steady(name)])) as Callbacks;
  }, [names]);
}
