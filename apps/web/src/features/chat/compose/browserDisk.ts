import { storage } from '@office/client/lib/browserStorage.ts';

/** The disk of this browser; null where it refuses one. */
export const browserDisk: Storage | null = storage.disk;
