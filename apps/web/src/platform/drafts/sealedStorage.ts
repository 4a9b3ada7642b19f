import { storage, tabStorage } from '@office/client/lib/browserStorage.ts';
import { sealedStorage } from '@office/client/lib/sealedStorage.ts';
import { session } from '../session/browserSession.ts';

const key = () => session.getSnapshot().storageKey;

/** Storages for text that only the signed-in member can read, also after the session ends. */
export const sealedLocalStorage = sealedStorage(storage, key);
export const sealedTabStorage = sealedStorage(tabStorage, key);
