import { signInWithDeviceToken } from '@office/client/signIn/signInWithDeviceToken.ts';
import { unwrap, type Schemas } from '@office/api';
import { office } from '../../../platform/api/client.ts';

/** Loaded on the first sign-in, after the form is visible. */
export function login(body: Schemas['LoginRequest']): Promise<Schemas['Session']> {
  return signInWithDeviceToken((device) =>
    unwrap(office.POST('/v1/auth/user/login', { body: { ...body, ...device } })),
  );
}

export function verifyNewIp(body: Schemas['VerifyNewIpRequest']): Promise<Schemas['Session']> {
  return signInWithDeviceToken((device) =>
    unwrap(office.POST('/v1/auth/user/verify-new-ip', { body: { ...body, ...device } })),
  );
}

/** Asks the browser for a passkey, and signs in with it. */
export async function signInWithPasskey(): Promise<Schemas['Session']> {
  const options = await unwrap(office.POST('/v1/auth/user/passkey-options'));
  const { getAssertion } = await import('@office/client/signIn/passkeys.ts');
  const assertion = await getAssertion(options);
  return signInWithDeviceToken((device) =>
    unwrap(office.POST('/v1/auth/user/verify-passkey', { body: { assertion, ...device } })),
  );
}

export function verifyTwoFactor(
  body: Schemas['VerifyTwoFactorRequest'],
): Promise<Schemas['Session']> {
  return signInWithDeviceToken((device) =>
    unwrap(office.POST('/v1/auth/user/verify-two-factor', { body: { ...body, ...device } })),
  );
}

export function setFirstPassword(
  userId: string,
  body: Schemas['FirstPasswordRequest'],
): Promise<Schemas['Session']> {
  const params = { path: { userId } };
  return signInWithDeviceToken((device) =>
    unwrap(
      office.POST('/v1/users/{userId}/update-password', { params, body: { ...body, ...device } }),
    ),
  );
}
