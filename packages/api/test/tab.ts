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

/** Storage that tabs share, such as a cookie. */
export interface Store {
  session: Schemas['Session'] | null;
}

/** A lock like the browser's: one holder at a time, in order. */
export function makeLock(): Lock {
  let tail: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = tail.then(task);
    tail = run.catch(() => {});
    return run;
  };
}

/** One tab: a client, and its own copy in memory of what the store holds. */
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
