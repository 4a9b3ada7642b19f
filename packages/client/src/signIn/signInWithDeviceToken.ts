import type { Schemas } from '@office/api';
import { storage } from '../lib/browserStorage.ts';
import { deviceTokenKey } from '../session/deviceTokenKey.ts';

/** Uses the device token, so that failed sign-ins elsewhere do not lock out known devices. */
export async function signInWithDeviceToken(
  signIn: (device: { deviceToken?: string }) => Promise<Schemas['Session']>,
): Promise<Schemas['Session']> {
  const known = storage.getItem(deviceTokenKey);
  const session = await signIn(known ? { deviceToken: known } : {});
  if (session.deviceToken) storage.setItem(deviceTokenKey, session.deviceToken);
  return session;
}
