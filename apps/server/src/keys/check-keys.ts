import { ConfigError } from '../config/config.ts';
import type { Database, Queryable } from '../database/database.ts';
import { findSecret, keyIdOf, secretsOf, type KeyRing } from '../lib/key-ring.ts';
import { countUses, unmarkedKey } from './key-usage.ts';
import * as store from './key-store.ts';
import { markValues } from './mark-values.ts';

/**
 * Returns the number of values per secret that the database needs and the key ring lacks. Values without a key id may
 * need each of them.
 */
export async function findMissingKeys(db: Queryable, ring: KeyRing): Promise<Map<string, number>> {
  const registered = await store.findKeyIds(db);
  const missing = registered.filter((id) => findSecret(ring, id) === null);
  if (missing.length === 0) return new Map();
  const uses = await countUses(db);
  const unmarked = uses.get(unmarkedKey) ?? 0;
  return new Map(
    missing
      .map((id): [string, number] => [id, (uses.get(id) ?? 0) + unmarked])
      .filter(([, count]) => count > 0),
  );
}

/**
 * Checks that the key ring reads all values of the database, and registers its current secret. Never removes a
 * registered secret, because another process may write values with it.
 * @throws {ConfigError} if a secret is missing
 */
export async function checkKeys(db: Database, ring: KeyRing): Promise<void> {
  await db.transaction(async (tx) => {
    await store.lockKeyIds(tx);
    const registered = await store.findKeyIds(tx);
    if (registered.length === 0) {
      // Values of earlier versions may need any secret of the key ring.
      await store.insertKeyIds(tx, secretsOf(ring).map(keyIdOf));
      await markValues(tx, ring);
    }
    const missing = await findMissingKeys(tx, ring);
    if (missing.size > 0) {
      throw new ConfigError(`The server cannot start:\n  ${describeMissing(missing)}`);
    }
    await store.insertKeyIds(tx, [keyIdOf(ring.secret)]);
  });
}

export function describeMissing(missing: ReadonlyMap<string, number>): string {
  const keys = [...missing].map(([id, count]) => `${id} (${count} values)`).join(', ');
  return `OFFICE_SECRET: the database has values of another secret, with the key id ${keys}. Set OFFICE_SECRET, or the file "secret" of the data folder, to the previous secret, or add it to OFFICE_PREVIOUS_SECRETS. Nothing was changed. If the secret is lost, run npm run office -- keys forget`;
}
