import { QueryProvider } from '@office/client/swr/QueryProvider.tsx';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { queryPrefix } from '@office/client/api/queryKeys.ts';
import { earlyQueryMiddleware } from '../realtime/earlyQueryMiddleware.ts';
import { useSession } from '../session/useSession.ts';
import { startData } from '../start/browserStart.ts';
import type { StartAnswer } from '../start/startAnswers.ts';

const earlyQueryConfig = { use: [earlyQueryMiddleware] };

/** Creates one cache per member and organisation. */
export function DataProvider({ children }: { children: ReactNode }) {
  const { user, organizationId } = useSession();
  return (
    <QueryProvider
      owner={`${user?.id} ${organizationId}`}
      initialQueries={startData.answersFor(user?.id, organizationId).flatMap(toQueries)}
    >
      <SWRConfig value={earlyQueryConfig}>{children}</SWRConfig>
    </QueryProvider>
  );
}

/** Queries without parameters use either of two keys. */
function toQueries({ path, params, body }: StartAnswer) {
  const inits = params ? [{ params }] : [undefined, {}];
  return inits.map((init) => ({ key: [queryPrefix, path, init], data: body }));
}
