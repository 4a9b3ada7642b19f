import { VerifyNewIp, type VerifyNewIpError } from '@office/ui/screens/auth';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode } from '../errors/errorCode.ts';
import { useAction } from '../lib/useAction.ts';
import { usePageName } from '../navigation/pageName.ts';
import { mailedCode, type MailedCode } from './mailedCode.ts';
import { verifyNewIpError } from './signInErrors.ts';

export interface VerifyNewIpStepProps extends MailedCode {
  email: string;
  onVerify(event: { code: string }): Promise<void>;
  /** Signs in again, which sends another code. */
  onSignIn(): Promise<void>;
}

/** Asks for the mailed code after a sign-in from an unknown network. */
export function VerifyNewIpStep({ email, onVerify, onSignIn, ...first }: VerifyNewIpStepProps) {
  const { t } = useTranslation('auth');
  usePageName(t('verifyNewIp.title'));
  const [mailed, setMailed] = useState<MailedCode>(first);
  const [resent, setResent] = useState(false);
  const [error, setError] = useState<VerifyNewIpError>();

  const [verify, submitting] = useAction(async (event: { code: string }) => {
    setError(undefined);
    setResent(false);
    try {
      await onVerify(event);
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

  return (
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
  );
}
