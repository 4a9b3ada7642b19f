import { unwrap, type Schemas } from '@office/api';
import { errorCode, isAlreadyReported } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { copyText } from '@office/client/lib/copyText.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import {
  AccessTokens,
  type AccessTokenCreation,
  type AccessTokensResult,
  type AccessTokensState,
} from '@office/ui/screens/settings';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';

const path = '/v1/auth/user/api-tokens';

export function AccessTokensPage() {
  const navigate = useNavigate();
  const { data, error, mutate } = useQuery(path);
  const { data: permission } = useQuery('/v1/auth/user/permission');
  const [creation, setCreation] = useState<AccessTokenCreation | null>(null);
  const [revoking, setRevoking] = useState<string>();
  const [result, setResult] = useState<AccessTokensResult>();

  const [create] = useAction(async (body: Schemas['CreateApiTokenRequest']) => {
    const askPassword = body.currentPassword !== undefined;
    setCreation({ status: 'form', askPassword, submitting: true });
    try {
      const { name, secret } = await unwrap(office.POST(path, { body }));
      setCreation({ status: 'created', name, secret });
      await mutate();
    } catch (failure) {
      setCreation(creationAfter(failure, askPassword));
    }
  });

  const [revoke] = useAction(async (apiTokenId: string) => {
    setRevoking(apiTokenId);
    setResult(undefined);
    try {
      await unwrap(office.DELETE(`${path}/{apiTokenId}`, { params: { path: { apiTokenId } } }));
      setResult({ status: 'revoked' });
    } catch (failure) {
      setResult({
        status: 'failed',
        ...(isAlreadyReported(failure) ? {} : { text: errorText(failure) }),
      });
    } finally {
      await mutate();
      setRevoking(undefined);
    }
  });

  return (
    <AccessTokens
      state={
        data ? toState(data, permission?.role === 'GUEST') : { status: error ? 'error' : 'loading' }
      }
      result={result}
      revoking={revoking}
      creation={creation}
      onStart={() => {
        setResult(undefined);
        setCreation({ status: 'form' });
      }}
      onCreate={({ values }) => create(values)}
      onCopy={({ text }) => copyText(text)}
      onClose={() => setCreation(null)}
      onRevoke={({ id }) => revoke(id)}
      onRetry={() => void mutate()}
      onBack={() => void navigate('/settings#access-tokens')}
    />
  );
}

function toState({ data, allowed }: Schemas['ApiTokenList'], guest: boolean): AccessTokensState {
  const now = new Date().toISOString();
  const tokens = data.map((token) => ({ ...token, expired: token.expiresAt <= now }));
  return { status: 'ready', tokens, allowed, guest };
}

/** Asks for the password if the server requires one, and otherwise shows the failure. */
function creationAfter(failure: unknown, askPassword: boolean): AccessTokenCreation {
  const code = errorCode(failure);
  if (code === 'confirmationRequired') return { status: 'form', askPassword: true };
  if (code === 'currentPasswordIncorrect') {
    return { status: 'form', askPassword, error: { kind: 'wrongPassword' } };
  }
  const error = isAlreadyReported(failure)
    ? undefined
    : ({ kind: 'other', text: errorText(failure) } as const);
  return { status: 'form', askPassword, error };
}
