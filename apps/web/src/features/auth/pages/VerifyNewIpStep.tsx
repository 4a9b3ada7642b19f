import { VerifyNewIp, type VerifyNewIpError } from '@office/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageName } from '@office/client/navigation/pageName.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { session } from '../../../platform/session/browserSession.ts';
import { knownEmail } from '@office/client/signIn/knownEmail.ts';
import { mailedCode, type MailedCode } from '@office/client/signIn/mailedCode.ts';
import { verifyNewIpError } from '@office/client/signIn/signInErrors.ts';

export interface VerifyNewIpStepProps extends MailedCode {
  email: string;
  password: string;
  staySignedIn: boolean;
}

export function VerifyNewIpStep({ email, password, staySignedIn, ...first }: VerifyNewIpStepProps) {
  const { t } = useTranslation('auth');
  usePageName(t('verifyNewIp.title'));
  const [mailed, setMailed] = useState<MailedCode>(first);
  const [resent, setResent] = useState(false);
  const [error, setError] = useState<VerifyNewIpError>();

  const [verify, submitting] = useAction(async ({ code }: { code: string }) => {
    setError(undefined);
    setResent(false);
    try {
      const { verifyNewIp } = await import('./signInCalls.ts');
      const answer = await verifyNewIp({ email, password, code });
      session.signIn(answer, { staySignedIn });
      knownEmail.forget();
    } catch (failure) {
      setError(verifyNewIpError(failure));
    }
  });

  const [resend, resending] = useAction(async () => {
    setError(undefined);
    try {
      const { login } = await import('./signInCalls.ts');
      const answer = await login({ email, password });
      session.signIn(answer, { staySignedIn });
      knownEmail.forget();
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
