import { unwrap } from '@office/api';
import { UpdatePassword, type UpdatePasswordError, type UpdatePasswordState } from '@office/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { office } from '../api/client.ts';
import { useAction } from '../app/useAction.ts';
import { useLinkToken } from '../app/useLinkToken.ts';
import { useLoaded, type Loaded } from '../app/useLoaded.ts';
import { isToldAlready } from '../errors/errorCode.ts';
import { errorText } from '../errors/errorText.ts';

/** Sets a new password by the link of a mail. */
export function UpdatePasswordPage() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const [error, setError] = useState<UpdatePasswordError>();
  const { loaded } = useLoaded<{ email: string } | null>(token, async () =>
    token ? unwrap(office.POST('/v1/auth/user/password/confirm-email', { body: { token } })) : null,
  );
  const [submit, submitting] = useAction(async ({ password }: { password: string }) => {
    setError(undefined);
    try {
      await unwrap(office.POST('/v1/auth/user/password/reset', { body: { token, password } }));
      await navigate('/auth/update-password/success', { replace: true });
    } catch (failure) {
      if (!isToldAlready(failure)) setError({ text: errorText(failure) });
    }
  });
  return (
    <UpdatePassword
      state={stateOf(loaded)}
      submitting={submitting}
      error={error}
      onSubmit={submit}
    />
  );
}

function stateOf(loaded: Loaded<{ email: string } | null>): UpdatePasswordState {
  if (loaded.status === 'loading') return { status: 'loading' };
  if (loaded.status === 'error' || !loaded.value) return { status: 'invalid' };
  return { status: 'ready', email: loaded.value.email };
}
