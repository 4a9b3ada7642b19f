import { ProviderCallback, type AccountProvider } from '@office/ui';

/**
 * Where Google, Zoom or Teams send the window back to. Linking itself comes with the meetings; the
 * page says that the window can be closed (spec §2).
 */
export function ProviderCallbackPage({ provider }: { provider: AccountProvider }) {
  return (
    <ProviderCallback
      provider={provider}
      state={refused() ? { status: 'error' } : { status: 'success' }}
      onClose={() => window.close()}
    />
  );
}

/** OAuth 2 says in the address why it was refused (RFC 6749, 4.1.2.1). */
function refused(): boolean {
  return new URLSearchParams(window.location.search).has('error');
}
