import { isUseDue } from '../../database/last-use.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Claims } from '../../http/claims.ts';
import { hashWithKeyId, storedHashes } from '../../lib/key-ring.ts';
import { disabledAreasFor } from '../../people/role-permissions.ts';
import type { Platform } from '../../platform/platform.ts';
import { memberError, networkError } from '../sessions/session-check.ts';
import * as store from '../store/api-token-store.ts';
import { apiTokenHash } from './api-token.ts';

export type ApiTokenDeps = Pick<Platform, 'db' | 'now' | 'config'> & {
  log: { error(details: object, message: string): void };
};

/**
 * Checks an access token of a script and the state of its member in the database, so that a revocation or a block takes
 * effect with the next call. Finds the token by its keyed hash, so that response times reveal nothing about it.
 * @throws {ApiError} 401 `tokenInvalidOrExpired`, `blockedInOrganization`, `networkNotAllowed`;
 *   403 `apiTokensDisabled`
 */
export async function authenticateApiToken(
  deps: ApiTokenDeps,
  bearer: string,
  ip: string,
): Promise<Claims> {
  const { db, now, config } = deps;
  const hash = apiTokenHash(bearer);
  const found = await store.findApiTokenByHash(db, storedHashes(config, hash));
  if (!found || found.token.expiresAt <= now()) throw new ApiError('tokenInvalidOrExpired');
  const refusal = refusalOf(found, { now: now(), ip });
  if (refusal) throw refusal;
  const { token, role } = found;
  await recordUse(deps, token, hashWithKeyId(config, hash));
  return {
    userId: token.userId,
    audience: 'OFFICE',
    role,
    adminRole: null,
    sessionId: token.id,
    scopes: token.scopes,
    organizationId: token.organizationId,
    contractId: null,
    ssoOrganizationId: token.organizationId,
    closedAreas: disabledAreasFor(role, found.closedAreas),
    confirmed: false,
    expiresAt: token.expiresAt.getTime(),
  };
}

/** Logs failures instead of throwing, because the call itself can succeed without the record. */
async function recordUse(
  { db, now, log }: ApiTokenDeps,
  { id, lastUsedAt, ...token }: store.ApiToken,
  tokenHash: string,
): Promise<void> {
  try {
    // The secret of the server was changed.
    if (token.tokenHash !== tokenHash) await store.changeApiTokenHash(db, id, tokenHash);
    if (isUseDue(lastUsedAt, now())) await store.markApiTokenUsed(db, id, now());
  } catch (err) {
    log.error({ err, apiTokenId: id }, 'failed to record the use of an access token');
  }
}

function refusalOf(
  { enabled, hasOpenContract, ...state }: store.ApiTokenState,
  { now, ip }: { now: Date; ip: string },
): ApiError | null {
  const blocks = { ...state, endReason: null, contractBlockedAt: hasOpenContract ? null : now };
  const caller = { ...state, audience: 'OFFICE', systemAdmin: false } as const;
  return (
    memberError(blocks) ??
    networkError(caller, ip) ??
    (enabled && state.role !== 'GUEST' ? null : new ApiError('apiTokensDisabled'))
  );
}
