import { errorCode } from '@office/client/errors/errorCode.ts';
import { lazyPage } from '@office/client/loading/lazyPage.tsx';
import { knownEmail } from '@office/client/signIn/knownEmail.ts';
import { signInError as memberSignInError } from '@office/client/signIn/signInErrors.ts';
import { signInWithCode, type EnteredCode } from '@office/client/signIn/signInWithCode.ts';
import { useSignIn } from '@office/client/signIn/useSignIn.ts';
import type { VerifyTwoFactorStepProps } from '@office/client/signIn/VerifyTwoFactorStep.tsx';
import type { VerifyNewIpStepProps } from '@office/client/signIn/VerifyNewIpStep.tsx';
import { LinkProvider, type LinkComponentProps } from '@office/ui';
import { AdminSignIn, type AdminSignInError, type AdminSignInProps } from '@office/ui/screens/auth';
import { useCallback } from 'react';
import { membersUrl } from '../../../platform/navigation/membersUrl.ts';
import { session } from '../../../platform/session/adminSession.ts';

/** Needed only for sign-ins with a code. */
const VerifyNewIpStep = lazyPage<VerifyNewIpStepProps>(
  async () => (await import('@office/client/signIn/VerifyNewIpStep.tsx')).VerifyNewIpStep,
);

const VerifyTwoFactorStep = lazyPage<VerifyTwoFactorStepProps>(
  async () => (await import('@office/client/signIn/VerifyTwoFactorStep.tsx')).VerifyTwoFactorStep,
);

type Credentials = Parameters<AdminSignInProps['onSubmit']>[0];

/** Returns the error for the sign-in form, or undefined if a toast already shows it. */
function signInError(error: unknown): AdminSignInError | undefined {
  return errorCode(error) === 'notAdministrator'
    ? { kind: 'notAdministrator' }
    : memberSignInError(error);
}

export function SignInPage() {
  const { codeFor, submit, submitPasskey, submitSso, forgetCode, ...form } = useSignIn<
    Credentials,
    AdminSignInError
  >({
    signIn: signInAs,
    async signInWithPasskey() {
      const { signInWithPasskey } = await import('./signInCalls.ts');
      session.signIn(await signInWithPasskey(), { staySignedIn: false });
    },
    startSso: async (choice) => (await import('./signInCalls.ts')).startSso(choice),
    errorOf: signInError,
  });

  // The only link of the code screen leads back to the sign-in form, which has no separate URL here.
  const BackLink = useCallback(
    ({ href, onClick, ...rest }: LinkComponentProps) => (
      <a
        href={href}
        {...rest}
        onClick={(event) => {
          onClick?.(event);
          event.preventDefault();
          forgetCode();
        }}
      />
    ),
    [forgetCode],
  );

  if (codeFor) {
    const { values, required } = codeFor;
    const verify = ({ code }: { code: string }) => signInAs(values, { kind: required.kind, code });
    return (
      <LinkProvider component={BackLink}>
        {required.kind === 'twoFactor' ? (
          <VerifyTwoFactorStep onVerify={verify} />
        ) : (
          <VerifyNewIpStep
            {...required}
            email={values.email}
            onVerify={verify}
            onSignIn={() => signInAs(values)}
          />
        )}
      </LinkProvider>
    );
  }
  return (
    <AdminSignIn
      defaultEmail={knownEmail.get()}
      submitting={form.submitting}
      error={form.error}
      notice={form.notice}
      officeHref={membersUrl('/')}
      forgotPasswordHref={membersUrl('/auth/forgot-password')}
      onEmailChange={({ email }) => knownEmail.remember(email)}
      onSubmit={submit}
      onPasskey={submitPasskey}
      passkeyPending={form.passkeyPending}
      onSso={submitSso}
      ssoPending={form.ssoPending}
    />
  );
}

/** Signs in, with the required code if there is one. */
async function signInAs(credentials: Credentials, entered?: EnteredCode): Promise<void> {
  const calls = await import('./signInCalls.ts');
  session.signIn(await signInWithCode(calls, credentials, entered), { staySignedIn: false });
}
