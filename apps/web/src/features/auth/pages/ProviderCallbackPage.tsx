import { ProviderCallback, type AccountProvider, type ProviderCallbackState } from '@office/ui';
import { useNavigate } from 'react-router-dom';

/**
 * The page that Google, Zoom or Teams send the window back to. Linking itself comes with the meetings; the
 * page says that the window can be closed (spec §2), and claims nothing that has not happened.
 */
export function ProviderCallbackPage({ provider }: { provider: AccountProvider }) {
  const navigate = useNavigate();
  const close = () => {
    window.close();
    // A browser closes only windows that a page has opened.
    if (!window.closed) void navigate('/settings#calendar', { replace: true });
  };
  return <ProviderCallback provider={provider} state={answerOf()} onClose={close} />;
}

/** OAuth 2 puts into the address a code, or why it was refused (RFC 6749, 4.1.2). */
function answerOf(): ProviderCallbackState {
  const parameters = new URLSearchParams(window.location.search);
  if (parameters.has('error')) return { status: 'error' };
  return { status: parameters.get('code') ? 'received' : 'unasked' };
}
