import type { Queryable } from '../database/database.ts';
import { signFeed } from '../lib/feed-signature.ts';
import { keyIdOf, type KeyRing } from '../lib/key-ring.ts';
import { encryptToken } from '../lib/token-cipher.ts';
import * as store from './key-store.ts';
import { hashedColumns } from './stored-secrets-store.ts';

/**
 * Adds the key id to hashes of earlier versions, and stores the tokens of signed feeds. Neither shows which secret
 * made it, so they stay unmarked while the key ring has several.
 */
export async function markValues(tx: Queryable, ring: KeyRing): Promise<void> {
  if (ring.previousSecrets.length > 0) return;
  for (const column of hashedColumns) await store.markHashes(tx, column, keyIdOf(ring.secret));
  for (const id of await store.findSignedFeeds(tx)) {
    const token = encryptToken(ring, signFeed(ring.secret, id), id, 'calendar-feeds');
    await store.setFeedToken(tx, id, token);
  }
}
