import { unwrap } from '@office/api';
import {
  ResetPassword,
  type ResetPasswordError,
  type ResetPasswordProps,
} from '@office/ui/screens/auth';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '@office/client/lib/useAction.ts';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { errorCode, isAlreadyReported } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { useSession } from '../../../platform/session/useSession.ts';

type Passwords = Parameters<ResetPasswordProps['onSubmit']>[0];

export function ResetPasswordPage() {
  const navigate = useNavigate();
  const { data: rules } = useQuery('/v1/auth/user/password');
  const { user, organizationId } = useSession();
  const [isDone, setDone] = useState(false);
  const [error, setError] = useState<ResetPasswordError>();
  const [submit, submitting] = useAction(async (body: Passwords) => {
    setError(undefined);
    try {
      await unwrap(office.POST('/v1/auth/user/password', { body }));
      setDone(true);
    } catch (failure) {
      if (errorCode(failure) === 'currentPasswordIncorrect') setError({ kind: 'incorrectCurrent' });
      else if (!isAlreadyReported(failure)) setError({ kind: 'other', text: errorText(failure) });
    }
  });
  return (
    <ResetPassword
      minLength={rules?.minLength}
      state={{ status: isDone ? 'complete' : 'ready' }}
      email={user?.email}
      submitting={submitting}
      error={error}
      onSubmit={submit}
      onClose={() => void navigate(organizationId ? '/main' : '/organization')}
    />
  );
}
