import { unwrap } from '@office/api';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { usePageName } from '@office/client/navigation/pageName.ts';
import { mailedCode, type MailedCode } from '@office/client/signIn/mailedCode.ts';
import { signInWithDeviceToken } from '@office/client/signIn/signInWithDeviceToken.ts';
import { verifyNewIpError } from '@office/client/signIn/signInErrors.ts';
import {
  LinkProvider,
  VerifyNewIp,
  type LinkComponentProps,
  type VerifyNewIpError,
} from '@office/ui';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { office } from '../../../platform/api/client.ts';
import { session } from '../../../platform/session/adminSession.ts';

export interface VerifyNewIpStepProps extends MailedCode {
  email: string;
  password: string;
  /** Signs in again, which sends another code. */
  onSignIn(): Promise<void>;
  onOtherAccount(): void;
}

export function VerifyNewIpStep({
  email,
  password,
  onSignIn,
  onOtherAccount,
  ...first
}: VerifyNewIpStepProps) {
  const { t } = useTranslation('auth');
  usePageName(t('verifyNewIp.title'));
  const [mailed, setMailed] = useState<MailedCode>(first);
  const [resent, setResent] = useState(false);
  const [error, setError] = useState<VerifyNewIpError>();

  const [verify, submitting] = useAction(async ({ code }: { code: string }) => {
    setError(undefined);
    setResent(false);
    try {
      const answer = await signInWithDeviceToken((device) =>
        unwrap(
          office.POST('/v1/admin/auth/verify-new-ip', {
            body: { email, password, code, ...device },
          }),
        ),
      );
      session.signIn(answer, { staySignedIn: false });
    } catch (failure) {
      setError(verifyNewIpError(failure));
    }
  });

  const [resend, resending] = useAction(async () => {
    setError(undefined);
    try {
      await onSignIn();
    } catch (failure) {
      if (errorCode(failure) === 'loginIpUnknown') {
        setMailed(mailedCode(failure));
        setResent(true);
      } else setError(verifyNewIpError(failure));
    }
  });

  // The only link of the screen leads back to the sign-in form, which has no separate URL here.
  const BackLink = useCallback(
    ({ href, onClick, ...rest }: LinkComponentProps) => (
      <a
        href={href}
        {...rest}
        onClick={(event) => {
          onClick?.(event);
          event.preventDefault();
          onOtherAccount();
        }}
      />
    ),
    [onOtherAccount],
  );

  return (
    <LinkProvider component={BackLink}>
      <VerifyNewIp
        email={email}
        codeExpiresAt={mailed.codeExpiresAt}
        resendAt={mailed.resendAt}
        submitting={submitting}
        resending={resending}
        resent={resent}
        error={error}
        onSubmit={verify}
        onResend={resend}
      />
    </LinkProvider>
  );
}
