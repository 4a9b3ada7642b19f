import { blockCodes } from '@office/vocabulary';
import { ApiError } from '../http/api-error.ts';
import type { Transaction } from '../database/database.ts';
import type { WithClaims } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { requireNetwork } from './devices/sign-in-rules.ts';
import { findMembership } from './store/contract-store.ts';
import { chooseContract, loginQueue } from './sessions/login-limit.ts';
import { requireSsoOrganization, sessionError } from './sessions/session-check.ts';
import { lockSessionState } from './store/session-store.ts';
import { reissueTokens, renewSession } from './sessions/session.ts';
import type { SessionTokens } from './sessions/session.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'files' | 'audit'>;

/** Takes a login of the first contract with a free one (spec §8, "Selecting an organisation fails"). */
export async function selectOrganization(
  context: Deps & WithClaims,
  organizationId: string,
  { ip }: { ip: string },
): Promise<SessionTokens> {
  const now = context.now();
  const select = async (tx: Transaction) => {
    const session = await lockSessionState(tx, context.claims.sessionId);
    if (!session) throw new ApiError('tokenInvalidOrExpired');
    const refusal = sessionError(session, now);
    if (refusal) throw refusal;
    requireSsoOrganization(session, organizationId);
    const membership = await findMembership(tx, { userId: context.claims.userId, organizationId });
    if (!membership) throw new ApiError('organizationNotFound');
    if (membership.organizationBlockedAt) {
      throw new ApiError('organizationBlocked', { code: blockCodes.organizationBlocked });
    }
    if (membership.blockedAt) throw new ApiError('userBlocked', { code: blockCodes.userBlocked });
    requireNetwork(membership.allowedNetworks, ip);
    const contractId = await chooseContract(tx, {
      userId: context.claims.userId,
      organizationId,
      now,
    });
    const change = { ip, organizationId, contractId };
    const renewed = await renewSession(context, tx, session, change, membership);
    const target = { kind: 'ORGANIZATION' as const, id: organizationId };
    const tokens = await reissueTokens(context, tx, renewed);
    // Locks the audit log of the organisation until the commit.
    await context.audit(tx, { action: 'ORGANIZATION_ENTERED', organizationId, target });
    return tokens;
  };
  return loginQueue.run(organizationId, () => context.db.transaction(select));
}
