import { unwrap, type Schemas } from '@office/api';
import {
  UpdatePassword,
  type UpdatePasswordError,
  type UpdatePasswordState,
} from '@office/ui/screens/auth';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useLinkToken } from '../../../lib/useLinkToken.ts';
import { useLoad, type Loaded } from '@office/client/api/useLoad.ts';
import { errorCode, isAlreadyReported } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { knownEmail } from '@office/client/signIn/knownEmail.ts';
import { linkProblem } from '../../../platform/errors/linkProblem.ts';

export function UpdatePasswordPage() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const [error, setError] = useState<UpdatePasswordError>();
  const { loaded, retry } = useLoad<Schemas['ConfirmedEmail'] | null>(token, async () =>
    token ? unwrap(office.POST('/v1/auth/user/password/confirm-email', { body: { token } })) : null,
  );
  const state = stateOf(loaded);
  const email = state.status === 'ready' ? state.email : undefined;
  useEffect(() => {
    if (email) knownEmail.remember(email);
  }, [email]);
  const [submit, submitting] = useAction(async ({ password }: { password: string }) => {
    setError(undefined);
    try {
      await unwrap(office.POST('/v1/auth/user/password/reset', { body: { token, password } }));
      await navigate('/auth/update-password/success', { replace: true });
    } catch (failure) {
      // The link has expired or was used, perhaps by a request whose response was lost.
      if (errorCode(failure) === 'resetLinkInvalid') retry();
      else if (!isAlreadyReported(failure)) setError({ text: errorText(failure) });
    }
  });
  return (
    <UpdatePassword
      state={state}
      submitting={submitting}
      error={error}
      onSubmit={submit}
      onRetry={retry}
    />
  );
}

function stateOf(loaded: Loaded<Schemas['ConfirmedEmail'] | null>): UpdatePasswordState {
  if (loaded.status === 'loading') return { status: 'loading' };
  if (loaded.status === 'error') {
    const problem = linkProblem(loaded.error);
    if (problem === 'replaced' || problem === 'withdrawn') return { status: 'invalid' };
    return problem ? { status: problem } : { status: 'error', text: errorText(loaded.error) };
  }
  if (!loaded.value) return { status: 'invalid' };
  const { email, minPasswordLength } = loaded.value;
  return { status: 'ready', email, minPasswordLength };
}
