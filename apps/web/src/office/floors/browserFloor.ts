import { storage } from '@office/client/lib/browserStorage.ts';
import { session } from '../../platform/session/browserSession.ts';
import { storageKeys } from '../../platform/session/storageKeys.ts';
import { ChosenFloor } from './ChosenFloor.ts';

/** The floor that was chosen on this browser. */
export const chosenFloor = new ChosenFloor(storage);

session.subscribe(() => chosenFloor.reload());
window.addEventListener('storage', ({ key }) => {
  // No key is named when all of them were removed.
  if (key === null || key === storageKeys.floor) chosenFloor.reload();
});
