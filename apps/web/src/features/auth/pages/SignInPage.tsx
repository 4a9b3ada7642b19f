import { SignIn, type SignInError, type SignInProps } from '@office/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '@office/client/lib/useAction.ts';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { session } from '../../../platform/session/browserSession.ts';
import { knownEmail } from '@office/client/signIn/knownEmail.ts';
import { mailedCode, type MailedCode } from '@office/client/signIn/mailedCode.ts';
import { signInError } from '@office/client/signIn/signInErrors.ts';
import { signOutReason } from '@office/client/session/signOutReason.ts';
import { lazyPage } from '@office/client/loading/lazyPage.tsx';
import type { VerifyNewIpStepProps } from './VerifyNewIpStep.tsx';

/** Loaded lazily: only a sign-in from an unknown network needs it. */
const VerifyNewIpStep = lazyPage<VerifyNewIpStepProps>(
  async () => (await import('./VerifyNewIpStep.tsx')).VerifyNewIpStep,
);

type Credentials = Parameters<SignInProps['onSubmit']>[0];

export function SignInPage() {
  const { t } = useTranslation();
  const [why] = useState(signOutReason.get);
  const [error, setError] = useState<SignInError>();
  const [codeFor, setCodeFor] = useState<Credentials & MailedCode>();

  useEffect(() => () => signOutReason.forget(), []);

  const [signIn, submitting] = useAction(async (credentials: Credentials) => {
    const { email, password, staySignedIn } = credentials;
    setError(undefined);
    try {
      const { login } = await import('./signInCalls.ts');
      const answer = await login({ email, password });
      // `SignedOutGuard` redirects from here.
      session.signIn(answer, { staySignedIn });
      knownEmail.forget();
    } catch (failure) {
      if (errorCode(failure) === 'loginIpUnknown')
        setCodeFor({ ...credentials, ...mailedCode(failure) });
      else setError(signInError(failure));
    }
  });

  if (codeFor) return <VerifyNewIpStep {...codeFor} />;
  return (
    <SignIn
      defaultEmail={knownEmail.get()}
      submitting={submitting}
      error={error}
      notice={why && t(why)}
      onEmailChange={({ email }) => knownEmail.remember(email)}
      onSubmit={signIn}
    />
  );
}
