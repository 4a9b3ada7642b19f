import { storage } from '../../../platform/session/browserSession.ts';

/** The disk of this browser; null where it refuses one: then the page itself is all that keeps anything. */
export const browserDisk: Storage | null = storage.disk;
