import { useCallback, useSyncExternalStore } from 'react';

const never = () => {};

/** Whether a media query matches. False on the server, without a query and without `matchMedia`. */
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
