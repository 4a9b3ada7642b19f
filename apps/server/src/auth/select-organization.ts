import { ApiError } from '../http/api-error.ts';
import type { Claims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { findMembership } from './contract-store.ts';
import { chooseContract } from './login-limit.ts';
import { sessionRefusal } from './session-check.ts';
import { lockSessionState, touchSession } from './session-store.ts';
import { reissueTokens, refreshTokenLifetime } from './session.ts';
import type { SessionTokens } from './session.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'files'>;

/**
 * Selects an organisation: the session's tokens from now on belong to it, and to the first of its
 * contracts that has a place (spec §8, "Selecting an organisation fails").
 *
 * @throws {ApiError} 404 `organizationNotFound`; 403 `organizationBlocked`, `userBlocked`,
 *   `allContractsLayoutBlocked`, `contractLimitUserAccess`
 */
export async function selectOrganization(
  deps: Deps,
  claims: Claims,
  organizationId: string,
): Promise<SessionTokens> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const session = await lockSessionState(tx, claims.sessionId);
    const refusal = session
      ? sessionRefusal(session, now)
      : new ApiError(401, 'tokenInvalidOrExpired');
    if (refusal) throw refusal;
    const membership = await findMembership(tx, { userId: claims.userId, organizationId });
    if (!membership) throw new ApiError(404, 'organizationNotFound');
    if (membership.organizationBlockedAt) {
      throw new ApiError(403, 'organizationBlocked', { code: 4010 });
    }
    if (membership.blockedAt) throw new ApiError(403, 'userBlocked', { code: 4011 });
    const contractId = await chooseContract(tx, { userId: claims.userId, organizationId, now });
    await touchSession(tx, claims.sessionId, {
      organizationId,
      contractId,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + refreshTokenLifetime),
    });
    return reissueTokens(deps, tx, claims.sessionId);
  });
}
