import { unwrap } from '@office/api';
import { SsoCallbackStep } from '@office/client/signIn/SsoCallbackStep.tsx';
import { office } from '../../../platform/api/client.ts';
import { session } from '../../../platform/session/adminSession.ts';

const start = import.meta.env.BASE_URL;

/** Redirect target of the identity provider. */
export function SsoCallbackPage() {
  return (
    <SsoCallbackStep
      signInHref={start}
      finish={(body) => unwrap(office.POST('/v1/admin/auth/sso/callback', { body }))}
      onSignedIn={(signedIn, choice) => {
        window.history.replaceState(null, '', start);
        session.signIn(signedIn, choice);
      }}
    />
  );
}
