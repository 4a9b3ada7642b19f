import type { Database } from '../database/database.ts';
import type { KeyRing } from '../lib/key-ring.ts';
import { currentPrefix, decryptToken, encryptToken, keyIdIn } from '../lib/token-cipher.ts';
import * as store from './key-store.ts';
import { markValues } from './mark-values.ts';
import { columnName, encryptedColumns, type EncryptedColumn } from './stored-secrets-store.ts';

export interface RotatedColumn {
  name: string;
  rotated: number;
  /** Values that the current secret decrypts after the rotation. */
  verified: number;
  /** Values that the current secret does not decrypt, without the forgotten ones. */
  unreadable: number;
  /** Unreadable values of secrets that are not registered. */
  forgotten: number;
}

/**
 * Encrypts all stored values with the current secret. Safe while servers run, because it replaces a value only
 * if it is unchanged. After an interruption the next run continues with the values that are left.
 */
export async function rotateKeys(
  { db, ring }: { db: Database; ring: KeyRing },
  onColumn: (column: RotatedColumn) => void,
): Promise<void> {
  await markValues(db, ring);
  const registered = new Set(await store.findKeyIds(db));
  for (const column of encryptedColumns) {
    const rotated = await rotateColumn(db, ring, column);
    onColumn({
      name: columnName(column),
      rotated,
      ...(await verifyColumn(db, ring, column, registered)),
    });
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

async function verifyColumn(
  db: Database,
  ring: KeyRing,
  column: EncryptedColumn,
  registered: ReadonlySet<string>,
) {
  const current = { secret: ring.secret, previousSecrets: [] };
  const counts = { verified: 0, unreadable: 0, forgotten: 0 };
  for await (const page of store.valuePages(db, column)) {
    for (const { row, value } of page) {
      const opens = (keys: KeyRing) => decryptToken(keys, value, row, column.purpose) !== null;
      const keyId = keyIdIn(value);
      // Values of earlier versions have no key id; servers register their secret before they write.
      const isForgotten = keyId === null ? !opens(ring) : !registered.has(keyId);
      counts[opens(current) ? 'verified' : isForgotten ? 'forgotten' : 'unreadable'] += 1;
    }
  }
  return counts;
}
