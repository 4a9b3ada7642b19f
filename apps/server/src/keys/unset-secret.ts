import type { Queryable } from '../database/database.ts';
import { findSecret, type KeyRing } from '../lib/key-ring.ts';
import { keyIdIn } from '../lib/token-cipher.ts';
import * as store from './key-store.ts';

/**
 * Returns whether an unreadable value becomes readable when its secret is set: the secret is registered, but not in
 * the key ring. False for damaged values and forgotten secrets.
 */
export async function needsUnsetSecret(
  db: Queryable,
  ring: KeyRing,
  value: string,
): Promise<boolean> {
  const keyId = keyIdIn(value);
  const unset = (await store.findKeyIds(db)).filter((id) => findSecret(ring, id) === null);
  return keyId === null ? unset.length > 0 : unset.includes(keyId);
}
