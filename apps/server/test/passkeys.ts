import type { Schemas } from '@office/api';
import { Authenticator } from './authenticator.ts';
import type { TestOffice } from './office.ts';
import { password } from './people.ts';

type Office = Pick<TestOffice, 'call' | 'platform'>;

/** Adds a passkey to the account of a member's session. */
export async function addPasskey(
  office: Office,
  { token }: { token: string },
): Promise<Authenticator> {
  const path = '/v1/auth/user/passkeys';
  const options = await office.call<Schemas['PasskeyOptions']>('POST', `${path}/options`, {
    token,
    body: { currentPassword: password },
  });
  const authenticator = new Authenticator(new URL(office.platform.config.publicUrl).origin);
  const attestation = authenticator.create(options.body.options);
  const added = await office.call('POST', path, { token, body: { name: 'Key', attestation } });
  if (added.status !== 201) throw new Error(`adding a passkey answered ${JSON.stringify(added)}`);
  return authenticator;
}

/** Signs in to the administration. */
export async function signInWithPasskey(
  office: Office,
  authenticator: Authenticator,
): Promise<Schemas['Session']> {
  const { body } = await office.call<Schemas['PasskeyOptions']>(
    'POST',
    '/v1/admin/auth/passkey-options',
  );
  const assertion = authenticator.get(body.options);
  const answer = await office.call<Schemas['Session']>('POST', '/v1/admin/auth/verify-passkey', {
    body: { assertion },
  });
  return answer.body;
}
