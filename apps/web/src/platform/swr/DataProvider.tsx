import { QueryProvider } from '@office/client/swr/QueryProvider.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../session/useSession.ts';

/** Creates one cache per member and organisation. */
export function DataProvider({ children }: { children: ReactNode }) {
  const { user, organizationId } = useSession();
  return <QueryProvider owner={`${user?.id} ${organizationId}`}>{children}</QueryProvider>;
}
