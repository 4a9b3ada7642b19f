import { knownDeviceMs } from '@office/vocabulary';
import type { Queryable } from '../../database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import {
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
 * Whether an account with other devices is used on a device for the first time. A browser that lost its device token
 * is known by its address and user agent.
 */
export async function isNewDevice(
  tx: Queryable,
  userId: string,
  { token, ...session }: { token: string | undefined; ip: string; userAgent: string },
): Promise<boolean> {
  const tokenHash = token === undefined ? null : hashSecretToken(token);
  const tokenHashes = await listTokenHashes(tx, userId);
  if (tokenHashes.length === 0 || (tokenHash && tokenHashes.includes(tokenHash))) return false;
  return !(await hasSessionFrom(tx, { userId, ...session }));
}

/** Registers the device. Reuses only tokens issued by the server, as others could be guessed. */
export async function rememberDevice(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  userId: string,
  presented: string | undefined,
): Promise<{ deviceId: string; deviceToken: string }> {
  const isKept = presented && (await isIssuedToken(tx, hashSecretToken(presented)));
  const deviceToken = isKept ? presented : newSecretToken();
  const tokenHash = hashSecretToken(deviceToken);
  const device = { userId, tokenHash, lastUsedAt: deps.now() };
  return { deviceId: await saveDevice(tx, device, maxDevicesPerUser), deviceToken };
}
