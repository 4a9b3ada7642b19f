import { knownDeviceMs } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { findDevice, isIssuedToken, saveDevice, type KnownDevice } from './known-device-store.ts';
import { hashSecretToken, newSecretToken } from './secret-token.ts';

/** A program that signs in again and again without its token must not fill the table. */
const devicesOfPerson = 50;

/** A device that a person has signed in on in the last half year, by the token that it keeps. */
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
 * Makes the device of a successful sign-in known. It keeps the token that it has, so that all who share it
 * stay known on it; one that nobody was given is not taken, for it could be guessed.
 */
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
  return { deviceId: await saveDevice(tx, device, devicesOfPerson), deviceToken };
}
