import type { Queryable } from '../database/database.ts';
import { deleteDevicesOf } from './known-device-store.ts';
import { deleteLoginCodesOf } from './login-code-store.ts';
import { clearAllAttempts } from './password-attempts-store.ts';
import { deleteNetworksOf, disableFirstNetworkTrust } from './trusted-network-store.ts';

/**
 * Clears the known networks, devices and failed attempts after a password reset, because a previous holder of
 * the
 * password may have registered networks or devices. The next sign-in requires an emailed code.
 */
export async function resetTrustedDevicesAndNetworks(tx: Queryable, userId: string): Promise<void> {
  await clearAllAttempts(tx, userId);
  await deleteLoginCodesOf(tx, userId);
  await deleteNetworksOf(tx, userId);
  await deleteDevicesOf(tx, userId);
  await disableFirstNetworkTrust(tx, userId);
}
