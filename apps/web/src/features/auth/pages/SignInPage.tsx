import { lazyPage } from '@office/client/loading/lazyPage.tsx';
import { knownEmail } from '@office/client/signIn/knownEmail.ts';
import { signInError } from '@office/client/signIn/signInErrors.ts';
import { useSignIn } from '@office/client/signIn/useSignIn.ts';
import type { VerifyNewIpStepProps } from '@office/client/signIn/VerifyNewIpStep.tsx';
import { SignIn, type SignInError, type SignInProps } from '@office/ui/screens/auth';
import { session } from '../../../platform/session/browserSession.ts';

/** Loaded lazily: only a sign-in from an unknown network needs it. */
const VerifyNewIpStep = lazyPage<VerifyNewIpStepProps>(
  async () => (await import('@office/client/signIn/VerifyNewIpStep.tsx')).VerifyNewIpStep,
);

type Credentials = Parameters<SignInProps['onSubmit']>[0];

export function SignInPage() {
  const { codeFor, submit, ...form } = useSignIn<Credentials, SignInError>({
    signIn: signInAs,
    errorOf: signInError,
  });

  if (codeFor)
    return (
      <VerifyNewIpStep
        {...codeFor}
        onVerify={({ code }) => signInAs(codeFor, code)}
        onSignIn={() => signInAs(codeFor)}
      />
    );
  return (
    <SignIn
      defaultEmail={knownEmail.get()}
      submitting={form.submitting}
      error={form.error}
      notice={form.notice}
      onEmailChange={({ email }) => knownEmail.remember(email)}
      onSubmit={submit}
    />
  );
}

/** Signs in, with the mailed code if there is one. `SignedOutGuard` redirects afterwards. */
async function signInAs({ email, password, staySignedIn }: Credentials, code?: string) {
  const { login, verifyNewIp } = await import('./signInCalls.ts');
  const answer =
    code === undefined
      ? await login({ email, password })
      : await verifyNewIp({ email, password, code });
  session.signIn(answer, { staySignedIn });
  knownEmail.forget();
}
