import { unwrap, type Schemas } from '@office/api';
import { leaveForProvider } from '@office/client/signIn/startedSso.ts';
import { office } from '../../../platform/api/client.ts';

/** Loaded when the member chooses the company account. */
export async function startSso({
  email,
  staySignedIn,
}: Schemas['StartSsoRequest'] & { staySignedIn: boolean }): Promise<void> {
  const started = await unwrap(office.POST('/v1/auth/user/sso', { body: { email } }));
  leaveForProvider(started, { staySignedIn });
}
