import { unwrap } from '@office/api';
import { ForgotPassword, type ForgotPasswordError } from '@office/ui/screens/auth';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { errorCode, isAlreadyReported } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { knownEmail } from '@office/client/signIn/knownEmail.ts';

export function ForgotPasswordPage() {
  const navigate = useNavigate();
  const [error, setError] = useState<ForgotPasswordError>();
  const [submit, submitting] = useAction(async ({ email }: { email: string }) => {
    setError(undefined);
    try {
      await unwrap(office.POST('/v1/auth/user/password/forgot', { body: { email } }));
      await navigate('/auth/forgot-password/request-success', { state: { email } });
    } catch (failure) {
      if (errorCode(failure) === 'emailNotFound') setError({ kind: 'emailNotFound' });
      else if (!isAlreadyReported(failure)) setError({ kind: 'other', text: errorText(failure) });
    }
  });
  return (
    <ForgotPassword
      defaultEmail={knownEmail.get()}
      submitting={submitting}
      error={error}
      onEmailChange={({ email }) => knownEmail.remember(email)}
      onSubmit={submit}
    />
  );
}
