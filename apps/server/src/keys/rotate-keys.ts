import type { Database } from '../database/database.ts';
import { signFeed } from '../calendar/feed.ts';
import { keyIdOf, secretsOf, type KeyRing } from '../lib/key-ring.ts';
import { currentPrefix, decryptToken, encryptToken } from '../lib/token-cipher.ts';
import * as store from './key-store.ts';
import {
  columnName,
  encryptedColumns,
  hashedColumns,
  type EncryptedColumn,
} from './stored-secrets-store.ts';

export interface RotatedColumn {
  name: string;
  rotated: number;
  /** Values that the current secret decrypts after the rotation. */
  verified: number;
  /** Values that no secret of the key ring decrypts. */
  unreadable: number;
}

/**
 * Encrypts all stored values with the current secret. Safe while servers run, because it replaces a value only
 * if it is unchanged. After an interruption the next run continues with the values that are left.
 */
export async function rotateKeys(
  { db, ring }: { db: Database; ring: KeyRing },
  onColumn: (column: RotatedColumn) => void,
): Promise<void> {
  await markStoredHashes(db, ring);
  for (const column of encryptedColumns) {
    const rotated = await rotateColumn(db, ring, column);
    onColumn({ name: columnName(column), rotated, ...(await verifyColumn(db, ring, column)) });
  }
}

/**
 * Adds key ids to hashes of earlier versions, and stores the tokens of signed feeds. Neither shows which secret made
 * it, so they count as made with the oldest one.
 */
async function markStoredHashes(db: Database, ring: KeyRing): Promise<void> {
  const oldest = secretsOf(ring).at(-1)!;
  for (const column of hashedColumns) await store.markHashes(db, column, keyIdOf(oldest));
  for (const id of await store.findSignedFeeds(db)) {
    const token = encryptToken(ring, signFeed(oldest, id), id, 'calendar-feeds');
    await store.setFeedToken(db, id, token);
  }
}

async function rotateColumn(db: Database, ring: KeyRing, column: EncryptedColumn) {
  const except = currentPrefix(ring);
  let rotated = 0;
  for await (const page of store.valuePages(db, column, except)) {
    await db.transaction(async (tx) => {
      for (const stored of page) {
        const plain = decryptToken(ring, stored.value, stored.row, column.purpose);
        if (plain === null) continue;
        const sealed = encryptToken(ring, plain, stored.row, column.purpose);
        if (await store.replaceValue(tx, column, stored, sealed)) rotated += 1;
      }
    });
  }
  return rotated;
}

async function verifyColumn(db: Database, { secret }: KeyRing, column: EncryptedColumn) {
  const counts = { verified: 0, unreadable: 0 };
  for await (const page of store.valuePages(db, column)) {
    for (const { row, value } of page) {
      const plain = decryptToken({ secret, previousSecrets: [] }, value, row, column.purpose);
      counts[plain === null ? 'unreadable' : 'verified'] += 1;
    }
  }
  return counts;
}
