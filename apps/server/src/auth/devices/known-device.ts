import { knownDeviceMs } from '@office/vocabulary';
import type { Queryable } from '../../database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  deleteOldDevices,
  findDevice,
  isIssuedToken,
  listTokenHashes,
  saveDevice,
  type KnownDevice,
} from '../store/known-device-store.ts';
import { hasSessionFrom } from '../store/session-store.ts';
import { hashSecretToken, newSecretToken } from './secret-token.ts';

/** Limits the rows created by a client that repeatedly signs in without its token. */
const maxDevicesPerUser = 50;

export function findKnownDevice(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  userId: string,
  token: string,
): Promise<KnownDevice | null> {
  const usedSince = new Date(deps.now().getTime() - knownDeviceMs);
  return findDevice(tx, { userId, tokenHash: hashSecretToken(token), usedSince });
}

/**
 * Registers the device of a sign-in. Reuses only tokens issued by the server, as others could be guessed. Requires the
 * account lock.
 * @returns `isNew` if an account with other devices is used on this one for the first time. A browser that lost its
 *   token is known by its address and user agent.
 */
export async function rememberDevice(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  userId: string,
  { token: presented, ...session }: { token: string | undefined; ip: string; userAgent: string },
): Promise<{ deviceId: string; deviceToken: string; isNew: boolean }> {
  const presentedHash = presented === undefined ? null : hashSecretToken(presented);
  const knownHashes = await listTokenHashes(tx, userId);
  const isKnown = presentedHash !== null && knownHashes.includes(presentedHash);
  const isNew =
    !isKnown && knownHashes.length > 0 && !(await hasSessionFrom(tx, { userId, ...session }));
  const isIssued = isKnown || (presentedHash !== null && (await isIssuedToken(tx, presentedHash)));
  const deviceToken = isIssued && presented ? presented : newSecretToken();
  const tokenHash = hashSecretToken(deviceToken);
  const deviceId = await saveDevice(tx, { userId, tokenHash, lastUsedAt: deps.now() });
  if (!isKnown && knownHashes.length >= maxDevicesPerUser) {
    await deleteOldDevices(tx, { userId, deviceId }, maxDevicesPerUser);
  }
  return { deviceId, deviceToken, isNew };
}
