import { blockCodes } from '@office/vocabulary';
import { ApiError } from '../http/api-error.ts';
import type { Claims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { findMembership } from './contract-store.ts';
import { chooseContract } from './login-limit.ts';
import { sessionRefusal } from './session-check.ts';
import { lockSessionState } from './session-store.ts';
import { reissueTokens, renewSession } from './session.ts';
import type { SessionTokens } from './session.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'files' | 'audit'>;

/**
 * Selects an organisation for the session and takes a login of the first contract with a free one (spec §8,
 * "Selecting an organisation fails").
 *
 * @throws {ApiError} 404 `organizationNotFound`; 403 `organizationBlocked`, `userBlocked`,
 *   `allContractsLayoutBlocked`, `contractLimitUserAccess`
 */
export async function selectOrganization(
  deps: Deps,
  claims: Claims,
  organizationId: string,
  { ip }: { ip: string },
): Promise<SessionTokens> {
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const session = await lockSessionState(tx, claims.sessionId);
    if (!session) throw new ApiError('tokenInvalidOrExpired');
    const refusal = sessionRefusal(session, now);
    if (refusal) throw refusal;
    const membership = await findMembership(tx, { userId: claims.userId, organizationId });
    if (!membership) throw new ApiError('organizationNotFound');
    if (membership.organizationBlockedAt) {
      throw new ApiError('organizationBlocked', { code: blockCodes.organizationBlocked });
    }
    if (membership.blockedAt) throw new ApiError('userBlocked', { code: blockCodes.userBlocked });
    const contractId = await chooseContract(tx, { userId: claims.userId, organizationId, now });
    await renewSession(deps, tx, session, { ip, organizationId, contractId });
    const target = { kind: 'ORGANIZATION' as const, id: organizationId };
    await deps.audit(tx, { action: 'ORGANIZATION_ENTERED', organizationId, target });
    return reissueTokens(deps, tx, claims.sessionId);
  });
}
