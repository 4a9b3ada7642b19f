import { errorCode } from '@office/client/errors/errorCode.ts';
import { lazyPage } from '@office/client/loading/lazyPage.tsx';
import { knownEmail } from '@office/client/signIn/knownEmail.ts';
import { signInError as memberSignInError } from '@office/client/signIn/signInErrors.ts';
import { useSignIn } from '@office/client/signIn/useSignIn.ts';
import type { VerifyNewIpStepProps } from '@office/client/signIn/VerifyNewIpStep.tsx';
import { LinkProvider, type LinkComponentProps } from '@office/ui';
import { AdminSignIn, type AdminSignInError, type AdminSignInProps } from '@office/ui/screens/auth';
import { useCallback } from 'react';
import { membersUrl } from '../../../platform/navigation/membersUrl.ts';
import { session } from '../../../platform/session/adminSession.ts';

/** Needed only for sign-ins from an unknown network. */
const VerifyNewIpStep = lazyPage<VerifyNewIpStepProps>(
  async () => (await import('@office/client/signIn/VerifyNewIpStep.tsx')).VerifyNewIpStep,
);

type Credentials = Parameters<AdminSignInProps['onSubmit']>[0];

/** Returns the error for the sign-in form, or undefined if a toast already shows it. */
function signInError(error: unknown): AdminSignInError | undefined {
  return errorCode(error) === 'notAdministrator'
    ? { kind: 'notAdministrator' }
    : memberSignInError(error);
}

export function SignInPage() {
  const { codeFor, submit, forgetCode, ...form } = useSignIn<Credentials, AdminSignInError>({
    signIn: signInAs,
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

  if (codeFor)
    return (
      <LinkProvider component={BackLink}>
        <VerifyNewIpStep
          {...codeFor}
          onVerify={({ code }) => signInAs(codeFor, code)}
          onSignIn={() => signInAs(codeFor)}
        />
      </LinkProvider>
    );
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
    />
  );
}

/** Signs in, with the mailed code if there is one. */
async function signInAs({ email, password }: Credentials, code?: string): Promise<void> {
  const { login, verifyNewIp } = await import('./signInCalls.ts');
  const answer =
    code === undefined
      ? await login({ email, password })
      : await verifyNewIp({ email, password, code });
  session.signIn(answer, { staySignedIn: false });
}
