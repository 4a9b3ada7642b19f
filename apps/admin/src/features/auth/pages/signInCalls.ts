import { unwrap, type Schemas } from '@office/api';
import { signInWithDeviceToken } from '@office/client/signIn/signInWithDeviceToken.ts';
import { leaveForProvider } from '@office/client/signIn/startedSso.ts';
import { office } from '../../../platform/api/client.ts';

/** Loaded after the form is rendered, not before. */
export function login(body: Schemas['LoginRequest']): Promise<Schemas['Session']> {
  return signInWithDeviceToken((device) =>
    unwrap(office.POST('/v1/admin/auth/login', { body: { ...body, ...device } })),
  );
}

export function verifyNewIp(body: Schemas['VerifyNewIpRequest']): Promise<Schemas['Session']> {
  return signInWithDeviceToken((device) =>
    unwrap(office.POST('/v1/admin/auth/verify-new-ip', { body: { ...body, ...device } })),
  );
}

/** Asks the browser for a passkey, and signs in with it. */
export async function signInWithPasskey(): Promise<Schemas['Session']> {
  const options = await unwrap(office.POST('/v1/admin/auth/passkey-options'));
  const { getAssertion } = await import('@office/client/signIn/passkeys.ts');
  const assertion = await getAssertion(options);
  return signInWithDeviceToken((device) =>
    unwrap(office.POST('/v1/admin/auth/verify-passkey', { body: { assertion, ...device } })),
  );
}

export function verifyTwoFactor(
  body: Schemas['VerifyTwoFactorRequest'],
): Promise<Schemas['Session']> {
  return signInWithDeviceToken((device) =>
    unwrap(office.POST('/v1/admin/auth/verify-two-factor', { body: { ...body, ...device } })),
  );
}

export async function startSso({ email }: Schemas['StartSsoRequest']): Promise<void> {
  const started = await unwrap(office.POST('/v1/admin/auth/sso', { body: { email } }));
  leaveForProvider(started, { staySignedIn: false });
}
