import { createOfficeClient } from '../src/index.ts';
import type {
  HttpReaction,
  Lock,
  OfficeClientOptions,
  RefreshFailedError,
  Schemas,
  SessionAccess,
} from '../src/index.ts';
import { sessionNumber } from './server.ts';

const past = Date.now() - 1000;
export const future = Date.now() + 15 * 60_000;

export interface Store {
  session: Schemas['Session'] | null;
}

export function makeLock(): Lock {
  let tail: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = tail.then(task);
    tail = run.catch(() => {});
    return run;
  };
}

export function openTab(baseUrl: string, store: Store, options: Partial<OfficeClientOptions> = {}) {
  let copy = store.session;
  const failures: RefreshFailedError[] = [];
  const reported: [string, HttpReaction['kind']][] = [];
  const session: SessionAccess = {
    getTokens: () => copy,
    reload: () => void (copy = store.session),
    update: (fresh) => void (copy = store.session = fresh),
    onRefreshFailed: (error) => void failures.push(error),
  };
  const office = createOfficeClient({
    baseUrl,
    getLanguage: () => 'ja',
    session,
    lock: makeLock(),
    onError: (error, reaction) => void reported.push([error.key, reaction.kind]),
    ...options,
  });
  return {
    office,
    failures,
    reported,
    signOut: () => void (copy = store.session = null),
    signIn: (fresh: Schemas['Session']) => void (copy = store.session = fresh),
  };
}

export const expired = (): Store => ({ session: sessionNumber(0, past) });
export const signedIn = (): Store => ({ session: sessionNumber(0, future) });

export async function settle(calls: Promise<unknown>[]) {
  const results = await Promise.allSettled(calls);
  return results.map((result) => (result.status === 'rejected' ? result.reason : result.value));
}
