import { refreshTokenGrant, ResponseBodyError, type TokenEndpointResponse } from 'openid-client';
import type { LinkedAccountUse } from '@office/vocabulary';
import { addMilliseconds } from 'date-fns/addMilliseconds';
import { addSeconds } from 'date-fns/addSeconds';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { needsUnsetSecret } from '../../keys/unset-secret.ts';
import * as store from './linked-account-store.ts';
import type { AccountRef, LinkedAccountRow } from './linked-account-store.ts';
import { requireProvider } from './oauth-provider.ts';
import { decryptToken, encryptToken } from '../../lib/token-cipher.ts';

export type AccountDeps = Pick<Platform, 'db' | 'now' | 'config'>;

/** In milliseconds. A token that expires sooner is refreshed before the request. */
const margin = 60_000;

/** In seconds. Used when the provider returns no `expires_in`. */
const defaultLifetime = 3600;

/** Error codes that reject the grant permanently (RFC 6749, 5.2, and codes specific to Microsoft). */
const refusals = ['invalid_grant', 'interaction_required', 'consent_required'];

/** The provider returned no usable response, or a secret is not set. The linked account stays connected. */
export class RefreshUnavailable extends Error {
  override name = 'RefreshUnavailable';
}

/** Refreshes in progress, so that other callers wait without holding a database connection. */
const underWay = new WeakMap<Database, Map<string, Promise<string>>>();

/**
 * Returns a valid access token. Refreshes it before it expires, once across all processes.
 * @param options.use the required use of the account; omitted if any use is sufficient
 * @param options.refused a token that the provider has just rejected
 * @throws {ApiError} 422 `accountNotLinked`, also if the provider rejects the grant, which
 *   disconnects the account
 * @throws {RefreshUnavailable} if the provider does not respond, or the secret of the tokens is not set
 */
export async function getAccessToken(
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

/** Disconnects the account, because the provider rejects the grant. The member has to link it again. */
export async function disconnectAccount(deps: AccountDeps, ref: AccountRef): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const account = await store.lockAccount(tx, ref);
    if (account) await disconnect(tx, account, deps.now());
  });
}

export function encryptTokens(
  { config, now }: AccountDeps,
  accountId: string,
  answer: TokenEndpointResponse,
): Pick<LinkedAccountRow, 'accessToken' | 'accessExpiresAt'> & { refreshToken?: string } {
  const seal = (token: string) => encryptToken(config, token, accountId);
  return {
    accessToken: seal(answer.access_token),
    ...(answer.refresh_token !== undefined && { refreshToken: seal(answer.refresh_token) }),
    accessExpiresAt: addSeconds(now(), answer.expires_in ?? defaultLifetime),
  };
}

function usableToken(
  { config, now }: AccountDeps,
  account: LinkedAccountRow | null,
  refused: string | undefined,
): string | null {
  if (!account || account.disconnectedAt) throw new ApiError('accountNotLinked');
  if (account.accessExpiresAt <= addMilliseconds(now(), margin)) return null;
  const token = decryptToken(config, account.accessToken, account.id);
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

/** Refreshes the token with the account row locked, unless another process already has. */
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
    const refreshToken = sealed && decryptToken(config, sealed, id);
    if (sealed && refreshToken === null && (await needsUnsetSecret(tx, config, sealed))) {
      throw new RefreshUnavailable('The secret of a token is not set');
    }
    const answer = refreshToken
      ? await refreshTokenGrant(client, refreshToken).catch(refusalOf)
      : null;
    if (!answer) {
      await disconnect(tx, account!, now());
      return null;
    }
    await store.changeAccount(tx, id, { ...encryptTokens(deps, id, answer), updatedAt: now() });
    return answer.access_token;
  });
  if (!fresh) throw new ApiError('accountNotLinked');
  return fresh;
}

/** Returns null for a permanent rejection. Throws `RefreshUnavailable` for temporary errors. */
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
