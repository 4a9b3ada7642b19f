import { lazyPage } from '@office/client/loading/lazyPage.tsx';
import { knownEmail } from '@office/client/signIn/knownEmail.ts';
import { signInError } from '@office/client/signIn/signInErrors.ts';
import { signInWithCode, type EnteredCode } from '@office/client/signIn/signInWithCode.ts';
import { useSignIn } from '@office/client/signIn/useSignIn.ts';
import type { VerifyTwoFactorStepProps } from '@office/client/signIn/VerifyTwoFactorStep.tsx';
import type { VerifyNewIpStepProps } from '@office/client/signIn/VerifyNewIpStep.tsx';
import { SignIn, type SignInError, type SignInProps } from '@office/ui/screens/auth';
import { session } from '../../../platform/session/browserSession.ts';
import { useSession } from '../../../platform/session/useSession.ts';

/** Loaded lazily: only a sign-in with a code needs them. */
const VerifyNewIpStep = lazyPage<VerifyNewIpStepProps>(
  async () => (await import('@office/client/signIn/VerifyNewIpStep.tsx')).VerifyNewIpStep,
);

const VerifyTwoFactorStep = lazyPage<VerifyTwoFactorStepProps>(
  async () => (await import('@office/client/signIn/VerifyTwoFactorStep.tsx')).VerifyTwoFactorStep,
);

type Credentials = Parameters<SignInProps['onSubmit']>[0];

export function SignInPage() {
  // The next page is loading.
  const { isAuthenticated } = useSession();
  const { codeFor, submit, submitPasskey, submitSso, ...form } = useSignIn<
    Credentials,
    SignInError
  >({
    signIn: signInAs,
    async signInWithPasskey({ staySignedIn }) {
      const { signInWithPasskey } = await import('./signInCalls.ts');
      session.signIn(await signInWithPasskey(), { staySignedIn });
      knownEmail.forget();
    },
    startSso: async (choice) => (await import('./startSso.ts')).startSso(choice),
    errorOf: signInError,
  });

  if (codeFor) {
    const { values, required } = codeFor;
    const verify = ({ code }: { code: string }) => signInAs(values, { kind: required.kind, code });
    if (required.kind === 'twoFactor') return <VerifyTwoFactorStep onVerify={verify} />;
    return (
      <VerifyNewIpStep
        {...required}
        email={values.email}
        onVerify={verify}
        onSignIn={() => signInAs(values)}
      />
    );
  }
  return (
    <SignIn
      defaultEmail={knownEmail.get()}
      submitting={form.submitting || isAuthenticated}
      error={form.error}
      notice={form.notice}
      onEmailChange={({ email }) => knownEmail.remember(email)}
      onSubmit={submit}
      onPasskey={submitPasskey}
      passkeyPending={form.passkeyPending}
      onSso={submitSso}
      ssoPending={form.ssoPending}
    />
  );
}

/** Signs in, with the required code if there is one. `SignedOutGuard` redirects afterwards. */
async function signInAs(credentials: Credentials, entered?: EnteredCode): Promise<void> {
  const calls = await import('./signInCalls.ts');
  const { staySignedIn } = credentials;
  session.signIn(await signInWithCode(calls, credentials, entered), { staySignedIn });
  knownEmail.forget();
}
