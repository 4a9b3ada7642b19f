import type { Queryable } from '../database/database.ts';
import { deleteDevicesOf } from './known-device-store.ts';
import { deleteLoginCodesOf } from './login-code-store.ts';
import { clearAllAttempts } from './password-attempts-store.ts';
import { deleteNetworksOf, endFirstNetworkTrust } from './trusted-network-store.ts';

/**
 * Forgets where a person is known, and what was tried by others: whoever set the password before may
 * have made places of their own known. The next sign-in needs a mailed code.
 */
export async function forgetKnownPlaces(tx: Queryable, userId: string): Promise<void> {
  await clearAllAttempts(tx, userId);
  await deleteLoginCodesOf(tx, userId);
  await deleteNetworksOf(tx, userId);
  await deleteDevicesOf(tx, userId);
  await endFirstNetworkTrust(tx, userId);
}
