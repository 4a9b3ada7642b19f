import { storage } from '@office/client/lib/browserStorage.ts';
import { session } from '../../platform/session/browserSession.ts';
import { storageKeys } from '../../platform/session/storageKeys.ts';
import { SelectedFloor } from './SelectedFloor.ts';

export const selectedFloor = new SelectedFloor(storage);

session.subscribe(() => selectedFloor.reload());
window.addEventListener('storage', ({ key }) => {
  // `key` is null after `localStorage.clear()`.
  if (key === null || key === storageKeys.floor) selectedFloor.reload();
});
