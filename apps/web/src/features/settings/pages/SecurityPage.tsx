import { unwrap, type Schemas } from '@office/api';
import {
  PasskeyDialog,
  Security,
  TwoFactorDialog,
  type PasskeyDialogState,
  type SecurityAction,
  type SecurityResult,
  type SecurityState,
} from '@office/ui/screens/settings';
import { pageSize } from '@office/vocabulary';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '@office/client/lib/useAction.ts';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { isAlreadyReported } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { usePasskeyDialog } from '../usePasskeyDialog.ts';
import { useTwoFactorDialog } from '../useTwoFactorDialog.ts';

export function SecurityPage() {
  const navigate = useNavigate();
  const [sessionPage, setSessionPage] = useState(1);
  const [networkPage, setNetworkPage] = useState(1);
  const sessions = useQuery('/v1/auth/user/sessions', pageOf(sessionPage));
  const networks = useQuery('/v1/auth/user/trusted-networks', pageOf(networkPage));
  const twoFactor = useQuery('/v1/auth/user/two-factor');
  const passkeys = useQuery('/v1/auth/user/passkeys');
  const [doing, setDoing] = useState<SecurityAction>();
  const [result, setResult] = useState<SecurityResult>();

  const queries = [sessions, networks, passkeys, twoFactor];
  const changedQuery = (kind: SecurityAction['kind']) =>
    ({ session: sessions, others: sessions, network: networks, passkey: passkeys })[kind];

  const [act] = useAction(async (action: SecurityAction) => {
    setDoing(action);
    setResult(undefined);
    try {
      await call(action);
      setResult({ status: 'done', kind: action.kind });
    } catch (failure) {
      setResult({
        status: 'failed',
        ...(isAlreadyReported(failure) ? {} : { text: errorText(failure) }),
      });
    } finally {
      // The current page is empty once its last item is removed.
      if (action.kind === 'network') setNetworkPage(1);
      if (action.kind === 'session' || action.kind === 'others') setSessionPage(1);
      await changedQuery(action.kind).mutate();
      setDoing(undefined);
    }
  });

  const state = (): SecurityState => {
    if (sessions.data && networks.data && twoFactor.data && passkeys.data) {
      return {
        status: 'ready',
        twoFactor: twoFactor.data,
        passkeys: passkeys.data.data,
        sessions: shownPage(sessions.data, sessionPage),
        networks: shownPage(networks.data, networkPage),
      };
    }
    return { status: queries.some(({ error }) => error) ? 'error' : 'loading' };
  };

  const dialog = useTwoFactorDialog({
    onDone: (kind) => setResult({ status: 'done', kind }),
    renew: twoFactor.mutate,
  });

  const passkeyDialog = usePasskeyDialog({
    onAdded: () => setResult({ status: 'done', kind: 'passkeyAdded' }),
    renew: passkeys.mutate,
  });
  const openPasskeyDialog = (state: PasskeyDialogState) => {
    setResult(undefined);
    passkeyDialog.open(state);
  };

  return (
    <>
      <Security
        state={state()}
        pendingAction={doing}
        result={result}
        onEndSession={({ sessionId }) => act({ kind: 'session', sessionId })}
        onEndOtherSessions={() => act({ kind: 'others' })}
        onRemoveNetwork={({ networkId }) => act({ kind: 'network', networkId })}
        onSessionPageChange={({ page }) => setSessionPage(page)}
        onNetworkPageChange={({ page }) => setNetworkPage(page)}
        onChangePassword={() => void navigate('/password')}
        onRetry={() => void Promise.all(queries.map(({ mutate }) => mutate()))}
        onAddPasskey={() => openPasskeyDialog({ status: 'add', name: thisBrowser(sessions.data) })}
        onRenamePasskey={({ passkeyId }) => {
          const { name = '' } = passkeys.data?.data.find(({ id }) => id === passkeyId) ?? {};
          openPasskeyDialog({ status: 'rename', passkeyId, name });
        }}
        onRemovePasskey={({ passkeyId }) => act({ kind: 'passkey', passkeyId })}
        onTwoFactorAction={({ action }) => {
          setResult(undefined);
          dialog.open(action);
        }}
        onBack={() => void navigate('/settings#security')}
      />
      <PasskeyDialog {...passkeyDialog.props} />
      <TwoFactorDialog {...dialog.props} />
    </>
  );
}

const pageOf = (page: number) => ({ params: { query: { page, limit: pageSize } } });

function shownPage<Item>(
  { data, metadata }: { data: readonly Item[]; metadata: { total: number } },
  page: number,
) {
  return { items: data, page, pageSize, total: metadata.total };
}

/** Suggests the browser as the name of a new passkey. */
function thisBrowser(sessions: Schemas['SignedInSessionList'] | undefined): string {
  const { browser, system } = sessions?.data.find(({ current }) => current) ?? {};
  return browser && system ? `${browser} (${system})` : (browser ?? '');
}

async function call(action: SecurityAction): Promise<void> {
  switch (action.kind) {
    case 'session': {
      const params = { path: { sessionId: action.sessionId } };
      await unwrap(office.DELETE('/v1/auth/user/sessions/{sessionId}', { params }));
      break;
    }
    case 'others':
      await unwrap(office.DELETE('/v1/auth/user/sessions'));
      break;
    case 'passkey': {
      const params = { path: { passkeyId: action.passkeyId } };
      await unwrap(office.DELETE('/v1/auth/user/passkeys/{passkeyId}', { params }));
      break;
    }
    case 'network': {
      const params = { path: { networkId: action.networkId } };
      await unwrap(office.DELETE('/v1/auth/user/trusted-networks/{networkId}', { params }));
    }
  }
}
