import { createHmac } from 'node:crypto';
import { ConfigError } from '../config/config.ts';
import type { Database, Queryable } from '../database/database.ts';
import { findSecret, keyIdOf, secretsOf, type KeyRing } from '../lib/key-ring.ts';
import { encryptToken, markKeyId } from '../lib/token-cipher.ts';
import { countUses } from './key-usage.ts';
import * as store from './key-store.ts';
import { encryptedColumns, hashedColumns } from './stored-secrets.ts';

/** Returns the number of values per secret that is used by the database and not in the key ring. */
export async function findMissingKeys(db: Queryable, ring: KeyRing): Promise<Map<string, number>> {
  const registered = await store.findKeyIds(db);
  const missing = registered.filter((id) => findSecret(ring, id) === null);
  if (missing.length === 0) return new Map();
  const uses = await countUses(db);
  return new Map(missing.flatMap((id) => (uses.has(id) ? [[id, uses.get(id)!]] : [])));
}

/**
 * Checks that the key ring reads all values of the database, and registers its current secret.
 * @throws {ConfigError} if a secret is missing
 */
export async function checkKeys(db: Database, ring: KeyRing): Promise<void> {
  await db.transaction(async (tx) => {
    await store.lockKeyIds(tx);
    const registered = await store.findKeyIds(tx);
    if (registered.length === 0) await adoptStoredValues(tx, ring);
    const missing = await findMissingKeys(tx, ring);
    if (missing.size > 0) {
      throw new ConfigError(`The server cannot start:\n  ${describeMissing(missing)}`);
    }
    for (const id of registered) {
      if (findSecret(ring, id) === null) await store.deleteKeyId(tx, id);
    }
    await store.insertKeyIds(tx, [keyIdOf(ring.secret)]);
  });
}

export function describeMissing(missing: ReadonlyMap<string, number>): string {
  const keys = [...missing].map(([id, count]) => `${id} (${count} values)`).join(', ');
  return `OFFICE_SECRET: the database has values of another secret, with the key id ${keys}. Set OFFICE_SECRET, or the file "secret" of the data folder, to the previous secret, or add it to OFFICE_PREVIOUS_SECRETS. Nothing was changed. If the secret is lost, run npm run office -- keys forget`;
}

/**
 * Marks the values of earlier versions, which have no key ids, when the database is first used with this
 * version. Hashes and signed feeds have no proof of their secret, so they count as made with the oldest one.
 */
async function adoptStoredValues(tx: Queryable, ring: KeyRing): Promise<void> {
  const oldest = secretsOf(ring).at(-1)!;
  for (const column of hashedColumns) await store.markHashes(tx, column, keyIdOf(oldest));
  for (const id of await store.findSignedFeeds(tx)) {
    const token = encryptToken(ring, signatureOf(oldest, id), id, 'calendar-feeds');
    await store.setFeedToken(tx, id, token);
  }
  for (const column of encryptedColumns) {
    for await (const page of store.valuePages(tx, column)) {
      for (const stored of page) {
        const marked = markKeyId(ring, stored.value, stored.row, column.purpose);
        if (marked) await store.replaceValue(tx, column, stored, marked);
      }
    }
  }
  await store.insertKeyIds(tx, secretsOf(ring).map(keyIdOf));
}

/** The token in the address of a calendar feed of an earlier version. */
function signatureOf(secret: string, feedId: string): string {
  const key = createHmac('sha256', secret).update('calendar-feed').digest();
  return createHmac('sha256', key).update(feedId).digest('base64url');
}
