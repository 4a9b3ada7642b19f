import { bindNavigation } from '@office/client/navigation/navigation.ts';
import { useEffect } from 'react';
import { EntrancePage } from '../features/auth/pages/EntrancePage.tsx';

export interface EntranceAloneProps {
  /** The address is another one now: the rest of the administration takes over. */
  onLeave(): void;
}

/** The sign-in as the first page of a visit: without a router, it changes the address and hands over. */
export function EntranceAlone({ onLeave }: EntranceAloneProps) {
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
