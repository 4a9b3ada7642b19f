import { QueryProvider } from '@office/client/swr/QueryProvider.tsx';
import type { ReactNode } from 'react';
import { SWRConfig, type Middleware } from 'swr';
import { queryPrefix } from '@office/client/api/queryKeys.ts';
import { useSession } from '../session/useSession.ts';
import { startData } from '../start/browserStart.ts';
import type { StartAnswer } from '../start/startAnswers.ts';
import { earlyQueries } from '../realtime/EarlyQueries.ts';

/** SWR middleware that reports each request of a query or a page of an infinite list. */
const earlyQueryMiddleware: Middleware = (useNext) => (query, fetcher, config) =>
  useNext(
    query,
    fetcher &&
      ((...args: Parameters<typeof fetcher>) => {
        const [key] = args as unknown[];
        if (Array.isArray(key)) earlyQueries.add(String(key[1]));
        return fetcher(...args);
      }),
    config,
  );

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
