import { refreshTokenGrant, ResponseBodyError, type TokenEndpointResponse } from 'openid-client';
import type { LinkedAccountUse } from '@office/vocabulary';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { addSeconds } from 'date-fns/addSeconds';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './linked-account-store.ts';
import type { AccountRef, LinkedAccountRow } from './linked-account-store.ts';
import { requireProvider } from './oauth-provider.ts';
import { openToken, sealToken } from './token-cipher.ts';

export type AccountDeps = Pick<Platform, 'db' | 'now' | 'config'>;

/** A token that ends sooner is refreshed first: it would end on the way, in milliseconds. */
const margin = 60_000;

/** The life of a token of which its provider says nothing, in seconds. */
const usualLife = 3600;

/** The codes by which a provider says that it refuses the office for good (RFC 6749, 5.2, and Microsoft's own). */
const refusals = ['invalid_grant', 'interaction_required', 'consent_required'];

/** A provider that does not answer, or not sensibly: the account is as good as before. */
export class RefreshUnavailable extends Error {
  override name = 'RefreshUnavailable';
}

/** Refreshing by this process: whoever else of it needs the account waits without a connection. */
const underWay = new WeakMap<Database, Map<string, Promise<string>>>();

/**
 * A token with which calls for a member's account can be made now. It is refreshed before it ends, by one at a
 * time over all processes.
 *
 * @param options.use what it is for, where it matters
 * @param options.refused a token that the provider has just refused: it is not given again
 * @throws {ApiError} 422 `accountNotLinked` where the account is not linked (for that), or its provider
 *   refuses the office, which disconnects the account
 * @throws {RefreshUnavailable} where it has to be refreshed, and its provider does not answer
 */
export async function accessTokenOf(
  deps: AccountDeps,
  ref: AccountRef,
  { use, refused }: { use?: LinkedAccountUse; refused?: string } = {},
): Promise<string> {
  const account = await store.findAccount(deps.db, ref);
  const token = usableToken(deps, account, refused);
  if (use && !account?.[use === 'CALENDAR' ? 'calendar' : 'meeting']) {
    throw new ApiError('accountNotLinked');
  }
  return token ?? refreshOnce(deps, ref, refused);
}

/** Notes that the provider refuses the office: the member has to link the account again. */
export async function disconnectAccount(deps: AccountDeps, ref: AccountRef): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const account = await store.lockAccount(tx, ref);
    if (account) await disconnect(tx, account, deps.now());
  });
}

/** The parts of an account that a provider's answer tells, sealed. */
export function tokensOf(
  { config, now }: AccountDeps,
  accountId: string,
  answer: TokenEndpointResponse,
): Pick<LinkedAccountRow, 'accessToken' | 'accessExpiresAt'> & { refreshToken?: string } {
  const seal = (token: string) => sealToken(config.secret, token, accountId);
  return {
    accessToken: seal(answer.access_token),
    ...(answer.refresh_token !== undefined && { refreshToken: seal(answer.refresh_token) }),
    accessExpiresAt: addSeconds(now(), answer.expires_in ?? usualLife),
  };
}

/** The stored token where it still counts; null where it has to be refreshed. */
function usableToken(
  { config, now }: AccountDeps,
  account: LinkedAccountRow | null,
  refused: string | undefined,
): string | null {
  if (!account || account.disconnectedAt) throw new ApiError('accountNotLinked');
  if (account.accessExpiresAt <= addMilliseconds(now(), margin)) return null;
  const token = openToken(config.secret, account.accessToken, account.id);
  return token === refused ? null : token;
}

function refreshOnce(
  deps: AccountDeps,
  ref: AccountRef,
  refused: string | undefined,
): Promise<string> {
  const flights = underWay.get(deps.db) ?? new Map<string, Promise<string>>();
  underWay.set(deps.db, flights);
  const key = `${ref.provider} ${ref.userId}`;
  const flight =
    flights.get(key) ?? refresh(deps, ref, refused).finally(() => void flights.delete(key));
  flights.set(key, flight);
  return flight;
}

/** Refreshes while the account's row is held; another process may have done so while this one waited for it. */
async function refresh(
  deps: AccountDeps,
  ref: AccountRef,
  refused: string | undefined,
): Promise<string> {
  const { config, now } = deps;
  const { client } = requireProvider(config, ref.provider);
  const fresh = await deps.db.transaction(async (tx) => {
    const account = await store.lockAccount(tx, ref);
    const token = usableToken(deps, account, refused);
    if (token) return token;
    const { id, refreshToken: sealed } = account!;
    const refreshToken = sealed && openToken(config.secret, sealed, id);
    const answer = refreshToken
      ? await refreshTokenGrant(client, refreshToken).catch(refusalOf)
      : null;
    if (!answer) {
      await disconnect(tx, account!, now());
      return null;
    }
    await store.changeAccount(tx, id, { ...tokensOf(deps, id, answer), updatedAt: now() });
    return answer.access_token;
  });
  if (!fresh) throw new ApiError('accountNotLinked');
  return fresh;
}

/** Null for a refusal; anything else may be over with the next try. */
function refusalOf(error: unknown): null {
  if (error instanceof ResponseBodyError && refusals.includes(error.error)) return null;
  throw new RefreshUnavailable('The provider did not refresh a token', { cause: error });
}

async function disconnect(
  tx: Parameters<typeof store.changeAccount>[0],
  { id, disconnectedAt }: LinkedAccountRow,
  now: Date,
): Promise<void> {
  if (disconnectedAt) return;
  await store.changeAccount(tx, id, { disconnectedAt: now, updatedAt: now });
}
