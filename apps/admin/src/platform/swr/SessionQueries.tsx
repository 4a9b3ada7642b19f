import { QueryProvider } from '@office/client/swr/QueryProvider.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../session/useSession.ts';

/** Uses one cache per administrator and organisation. */
export function SessionQueries({ children }: { children: ReactNode }) {
  const { user, organizationId } = useSession();
  return <QueryProvider owner={`${user?.id} ${organizationId}`}>{children}</QueryProvider>;
}
