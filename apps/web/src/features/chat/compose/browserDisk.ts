import { storage } from '@office/client/lib/browserStorage.ts';

/** `localStorage`, or null if the browser denies access. */
export const browserDisk: Storage | null = storage.disk;
