import { bindNavigation } from '@office/client/navigation/navigation.ts';
import { useEffect } from 'react';
import { EntrancePage } from '../features/auth/pages/EntrancePage.tsx';

export interface StandaloneSignInProps {
  /** Called when the URL has changed and the router has to take over. */
  onLeave(): void;
}

/** Sign-in as the first page of a visit, without a router. Changes the URL and hands over to the router. */
export function StandaloneSignIn({ onLeave }: StandaloneSignInProps) {
  useEffect(
    () =>
      bindNavigation((to) => {
        window.history.replaceState(null, '', `${import.meta.env.BASE_URL}${String(to).slice(1)}`);
        onLeave();
      }),
    [onLeave],
  );
  return <EntrancePage />;
}
