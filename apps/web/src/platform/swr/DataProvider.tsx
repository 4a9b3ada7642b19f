import { QueryProvider } from '@office/client/swr/QueryProvider.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../session/useSession.ts';

/** One cache a member and organisation: signing out or changing the organisation starts an empty one. */
export function DataProvider({ children }: { children: ReactNode }) {
  const { user, organizationId } = useSession();
  return <QueryProvider owner={`${user?.id} ${organizationId}`}>{children}</QueryProvider>;
}
