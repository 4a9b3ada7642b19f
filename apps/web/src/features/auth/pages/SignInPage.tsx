import { lazyPage } from '@office/client/loading/lazyPage.tsx';
import { knownEmail } from '@office/client/signIn/knownEmail.ts';
import { signInError } from '@office/client/signIn/signInErrors.ts';
import { useSignIn, type RequiredCode } from '@office/client/signIn/useSignIn.ts';
import type { VerifyTwoFactorStepProps } from '@office/client/signIn/VerifyTwoFactorStep.tsx';
import type { VerifyNewIpStepProps } from '@office/client/signIn/VerifyNewIpStep.tsx';
import { SignIn, type SignInError, type SignInProps } from '@office/ui/screens/auth';
import { session } from '../../../platform/session/browserSession.ts';

/** Loaded lazily: only a sign-in with a code needs them. */
const VerifyNewIpStep = lazyPage<VerifyNewIpStepProps>(
  async () => (await import('@office/client/signIn/VerifyNewIpStep.tsx')).VerifyNewIpStep,
);

const VerifyTwoFactorStep = lazyPage<VerifyTwoFactorStepProps>(
  async () => (await import('@office/client/signIn/VerifyTwoFactorStep.tsx')).VerifyTwoFactorStep,
);

type Credentials = Parameters<SignInProps['onSubmit']>[0];

export function SignInPage() {
  const { codeFor, submit, submitPasskey, ...form } = useSignIn<Credentials, SignInError>({
    signIn: signInAs,
    async signInWithPasskey({ staySignedIn }) {
      const { signInWithPasskey } = await import('./signInCalls.ts');
      session.signIn(await signInWithPasskey(), { staySignedIn });
      knownEmail.forget();
    },
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
      submitting={form.submitting}
      error={form.error}
      notice={form.notice}
      onEmailChange={({ email }) => knownEmail.remember(email)}
      onSubmit={submit}
      onPasskey={submitPasskey}
      passkeyPending={form.passkeyPending}
    />
  );
}

/** Signs in, with the required code if there is one. `SignedOutGuard` redirects afterwards. */
async function signInAs(
  { email, password, staySignedIn }: Credentials,
  entered?: { kind: RequiredCode['kind']; code: string },
) {
  const { login, verifyNewIp, verifyTwoFactor } = await import('./signInCalls.ts');
  const credentials = { email, password };
  const answer = entered
    ? await (entered.kind === 'mailed' ? verifyNewIp : verifyTwoFactor)({
        ...credentials,
        code: entered.code,
      })
    : await login(credentials);
  session.signIn(answer, { staySignedIn });
  knownEmail.forget();
}
