import { useCallback, useSyncExternalStore } from 'react';

const never = () => {};

/**
 * Returns whether a media query matches. False on the server and without a query, because test environments
 * may lack `matchMedia`.
 */
export function useMedia(query: string | null): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (query === null) return never;
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => query !== null && window.matchMedia(query).matches,
    () => false,
  );
}
