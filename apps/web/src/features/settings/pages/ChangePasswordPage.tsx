import { unwrap } from '@office/api';
import {
  ChangePassword,
  type ChangePasswordProps,
  type ChangePasswordResult,
} from '@office/ui/screens/settings';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';

type Passwords = Parameters<ChangePasswordProps['onSubmit']>[0];

export function ChangePasswordPage() {
  const navigate = useNavigate();
  const { data: rules } = useQuery('/v1/auth/user/password');
  const [result, setResult] = useState<ChangePasswordResult>();
  const [change, submitting] = useAction(async (body: Passwords) => {
    setResult(undefined);
    try {
      await unwrap(office.POST('/v1/auth/user/password', { body }));
      setResult({ status: 'saved' });
    } catch (failure) {
      if (errorCode(failure) === 'currentPasswordIncorrect')
        setResult({ status: 'incorrectPassword' });
      else setResult({ status: 'failed', text: errorText(failure) });
    }
  });
  return (
    <ChangePassword
      minLength={rules?.minLength}
      submitting={submitting}
      {...(result ? { result } : {})}
      onSubmit={change}
      onBack={() => void navigate('/settings')}
    />
  );
}
