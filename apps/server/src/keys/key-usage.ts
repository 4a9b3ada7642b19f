import type { Queryable } from '../database/database.ts';
import { findSecret, keyIdOf, type KeyRing } from '../lib/key-ring.ts';
import * as store from './key-store.ts';
import { columnName, encryptedColumns, hashedColumns } from './stored-secrets-store.ts';

/** Groups values of earlier versions, which have no key id. */
export const unmarkedKey = '';

export interface ColumnUse {
  /** For example `linked_accounts.access_token`. */
  name: string;
  byKey: ReadonlyMap<string, number>;
}

export async function findColumnUses(db: Queryable): Promise<ColumnUse[]> {
  const uses: ColumnUse[] = [];
  for (const column of encryptedColumns) {
    const byKey = await store.countEncrypted(db, column);
    uses.push({ name: columnName(column), byKey });
  }
  for (const column of hashedColumns) {
    const byKey = await store.countHashes(db, column);
    uses.push({ name: columnName(column), byKey });
  }
  const signed = (await store.findSignedFeeds(db)).length;
  if (signed > 0)
    uses.push({ name: 'signed calendar_feeds', byKey: new Map([[unmarkedKey, signed]]) });
  return uses;
}

/** Returns the number of values by key id. */
export async function countUses(db: Queryable): Promise<Map<string, number>> {
  const sum = new Map<string, number>();
  for (const { byKey } of await findColumnUses(db)) {
    for (const [id, count] of byKey) sum.set(id, (sum.get(id) ?? 0) + count);
  }
  return sum;
}

interface KeyCounts {
  current: number;
  previous: number;
  /** Values whose secret is not in the key ring. */
  unreadable: number;
}

function groupByKey(ring: KeyRing, byKey: ReadonlyMap<string, number>): KeyCounts {
  const counts = { current: 0, previous: 0, unreadable: 0 };
  for (const [id, count] of byKey) {
    const secret = findSecret(ring, id);
    const isUnmarked = id === unmarkedKey;
    const isOnly = isUnmarked && ring.previousSecrets.length === 0;
    if (id === keyIdOf(ring.secret) || isOnly) counts.current += count;
    else if (secret !== null || isUnmarked) counts.previous += count;
    else counts.unreadable += count;
  }
  return counts;
}

/** Returns the number of values that may need a secret. Those of earlier versions may need any of the key ring. */
export const countUsesOf = ({ byKey }: Pick<ColumnUse, 'byKey'>, keyId: string): number =>
  (byKey.get(keyId) ?? 0) + (byKey.get(unmarkedKey) ?? 0);

interface KeyStatus {
  columns: (ColumnUse & KeyCounts)[];
  files: { encrypted: number; plain: number };
  /** Registered secrets that are not in the key ring, with the number of their values. */
  unset: { id: string; values: number }[];
}

export async function findKeyStatus(db: Queryable, ring: KeyRing): Promise<KeyStatus> {
  const uses = await findColumnUses(db);
  const registered = await store.findKeyIds(db);
  return {
    columns: uses.map((use) => ({ ...use, ...groupByKey(ring, use.byKey) })),
    files: await store.countFiles(db),
    unset: registered
      .filter((id) => findSecret(ring, id) === null)
      .map((id) => ({ id, values: uses.reduce((sum, use) => sum + countUsesOf(use, id), 0) })),
  };
}

/** Counts the browsers that are reached with a VAPID key. */
export const countPushSubscriptions = store.countPushSubscriptions;

/** Lets servers start without a secret. Returns false if it is not registered. */
export function forgetKey(db: Queryable, keyId: string): Promise<boolean> {
  return store.deleteKeyId(db, keyId);
}
