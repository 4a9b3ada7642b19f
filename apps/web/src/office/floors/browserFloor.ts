import { storage } from '@office/client/lib/browserStorage.ts';
import { session } from '../../platform/session/browserSession.ts';
import { storageKeys } from '../../platform/session/storageKeys.ts';
import { ChosenFloor } from './ChosenFloor.ts';

export const chosenFloor = new ChosenFloor(storage);

session.subscribe(() => chosenFloor.reload());
window.addEventListener('storage', ({ key }) => {
  // `key` is null after `localStorage.clear()`.
  if (key === null || key === storageKeys.floor) chosenFloor.reload();
});
