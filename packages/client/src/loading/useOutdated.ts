import { useSyncExternalStore } from 'react';
import { newVersion } from './newVersion.ts';

/** Whether a newer version has replaced this one: what has not been fetched of this one never comes. */
export function useOutdated(): boolean {
  return useSyncExternalStore(newVersion.onFound, newVersion.isThere);
}
