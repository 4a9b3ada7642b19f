import { VerifyTwoFactor, type VerifyTwoFactorError } from '@office/ui/screens/auth';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../lib/useAction.ts';
import { usePageName } from '../navigation/pageName.ts';
import { verifyTwoFactorError } from './signInErrors.ts';

export interface VerifyTwoFactorStepProps {
  onVerify(event: { code: string }): Promise<void>;
}

/** Asks for the code of the authenticator app after a correct password. */
export function VerifyTwoFactorStep({ onVerify }: VerifyTwoFactorStepProps) {
  const { t } = useTranslation('auth');
  usePageName(t('verifyTwoFactor.title'));
  const [error, setError] = useState<VerifyTwoFactorError>();

  const [verify, submitting] = useAction(async (event: { code: string }) => {
    setError(undefined);
    try {
      await onVerify(event);
    } catch (failure) {
      setError(verifyTwoFactorError(failure));
    }
  });
  return <VerifyTwoFactor submitting={submitting} error={error} onSubmit={verify} />;
}
