import { useCallback, useSyncExternalStore } from 'react';

const never = () => {};

/**
 * Whether the device fits a media query, as it does now. A server does not know and says no. Without
 * a query nothing is asked: test environments may know no media queries.
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
