import { useSyncExternalStore } from 'react';
import { storage } from '../../platform/session/browserSession.ts';
import { storageKeys } from '../../platform/session/storageKeys.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The floor that the member chose last, of whichever organisation. Forgotten at sign-out. */
export function useChosenFloorId(): string | null {
  return useSyncExternalStore(subscribe, () => storage.getItem(storageKeys.floor));
}

/** Takes the member to a floor. */
export function chooseFloor(floorId: string): void {
  storage.setItem(storageKeys.floor, floorId);
  for (const listener of listeners) listener();
}
