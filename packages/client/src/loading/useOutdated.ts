import { useSyncExternalStore } from 'react';
import { newVersion } from './newVersion.ts';

export function useOutdated(): boolean {
  return useSyncExternalStore(newVersion.onFound, newVersion.isThere);
}
