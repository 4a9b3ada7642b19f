import {
  ProviderCallback,
  type AccountProvider,
  type ProviderCallbackState,
} from '@office/ui/screens/auth';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { linkAccount, returnToProvider } from '../../linked-accounts/index.ts';

interface ProviderAnswer {
  code: string | null;
  state: string | null;
  error: string | null;
}

/** OAuth redirect target of Google, Zoom and Microsoft: links the account and shows the result. */
export function ProviderCallbackPage({ provider }: { provider: AccountProvider }) {
  const navigate = useNavigate();
  const { t } = useTranslation('auth');
  const { isAuthenticated } = useSession();
  const [{ code, state, error }] = useState(readAnswer);
  const [shown, setShown] = useState<ProviderCallbackState>();
  const [isCalendarRefused, setCalendarRefused] = useState(false);

  useEffect(() => {
    // Removes the authorisation code from the browser history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (!code || !state || !isAuthenticated) return;
    linkAccount(provider, { code, state }).then(
      ({ account }) => setShown({ status: 'success', ...(account !== null && { account }) }),
      (failure: unknown) => {
        setShown({ status: 'error', text: errorText(failure) });
        setCalendarRefused(errorCode(failure) === 'calendarPermissionNotGranted');
      },
    );
  }, [provider, code, state, isAuthenticated]);

  const answered = (): ProviderCallbackState => {
    if (error === 'access_denied') return { status: 'error', text: t('providerCallback.denied') };
    if (error) return { status: 'error' };
    if (!code || !state) return { status: 'unasked' };
    if (!isAuthenticated) return { status: 'error', text: t('providerCallback.signedOut') };
    return { status: 'loading' };
  };

  const close = () => {
    window.close();
    // Browsers close only windows opened by a script.
    if (!window.closed) void navigate('/settings#calendar', { replace: true });
  };
  const linkAgain = () =>
    returnToProvider(provider, 'CALENDAR').catch((failure: unknown) =>
      setShown({ status: 'error', text: errorText(failure) }),
    );
  return (
    <ProviderCallback
      provider={provider}
      state={shown ?? answered()}
      onClose={close}
      onLinkAgain={isCalendarRefused ? () => void linkAgain() : undefined}
    />
  );
}

function readAnswer(): ProviderAnswer {
  const parameters = new URLSearchParams(window.location.search);
  const read = (name: string) => parameters.get(name);
  return { code: read('code'), state: read('state'), error: read('error') };
}
