import { unwrap } from '@office/api';
import { SsoCallbackStep } from '@office/client/signIn/SsoCallbackStep.tsx';
import { office } from '../../../platform/api/client.ts';
import { session } from '../../../platform/session/browserSession.ts';

/** Redirect target of the identity provider. `SignedOutGuard` redirects after the sign-in. */
export function SsoCallbackPage() {
  return (
    <SsoCallbackStep
      finish={(body) => unwrap(office.POST('/v1/auth/user/sso/callback', { body }))}
      onSignedIn={(signedIn, choice) => session.signIn(signedIn, choice)}
    />
  );
}
