import { errorCode } from '@office/client/errors/errorCode.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { lazyPage } from '@office/client/loading/lazyPage.tsx';
import { signOutReason } from '@office/client/session/signOutReason.ts';
import { knownEmail } from '@office/client/signIn/knownEmail.ts';
import { mailedCode, type MailedCode } from '@office/client/signIn/mailedCode.ts';
import { signInError as memberSignInError } from '@office/client/signIn/signInErrors.ts';
import { AdminSignIn, type AdminSignInError } from '@office/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { membersUrl } from '../../../platform/navigation/membersUrl.ts';
import { session } from '../../../platform/session/adminSession.ts';
import type { VerifyNewIpStepProps } from './VerifyNewIpStep.tsx';

/** Needed only for sign-ins from an unknown network. */
const VerifyNewIpStep = lazyPage<VerifyNewIpStepProps>(
  async () => (await import('./VerifyNewIpStep.tsx')).VerifyNewIpStep,
);

interface Credentials {
  email: string;
  password: string;
}

/** Returns the error for the sign-in form, or undefined if a toast already shows it. */
function signInError(error: unknown): AdminSignInError | undefined {
  return errorCode(error) === 'notAdministrator'
    ? { kind: 'notAdministrator' }
    : memberSignInError(error);
}

export function SignInPage() {
  const { t } = useTranslation();
  const [signOutReasonKey] = useState(signOutReason.get);
  const [error, setError] = useState<AdminSignInError>();
  const [codeFor, setCodeFor] = useState<Credentials & MailedCode>();

  useEffect(() => () => signOutReason.forget(), []);

  const [signIn, submitting] = useAction(async (credentials: Credentials) => {
    setError(undefined);
    try {
      await signInAs(credentials);
    } catch (failure) {
      if (errorCode(failure) === 'loginIpUnknown')
        setCodeFor({ ...credentials, ...mailedCode(failure) });
      else setError(signInError(failure));
    }
  });

  if (codeFor)
    return (
      <VerifyNewIpStep
        {...codeFor}
        onSignIn={() => signInAs(codeFor)}
        onOtherAccount={() => setCodeFor(undefined)}
      />
    );
  return (
    <AdminSignIn
      defaultEmail={knownEmail.get()}
      submitting={submitting}
      error={error}
      notice={signOutReasonKey && t(signOutReasonKey)}
      officeHref={membersUrl('/')}
      forgotPasswordHref={membersUrl('/auth/forgot-password')}
      onEmailChange={({ email }) => knownEmail.remember(email)}
      onSubmit={signIn}
    />
  );
}

/** The sign-in form is shown at the URL of the requested page, which appears after signing in. */
async function signInAs({ email, password }: Credentials): Promise<void> {
  const { login } = await import('./signInCalls.ts');
  session.signIn(await login({ email, password }), { staySignedIn: false });
}
