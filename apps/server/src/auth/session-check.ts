import { ApiError } from '../http/api-error.ts';
import type { Queryable } from '../database/database.ts';
import { findSessionState, type SessionState } from './session-store.ts';

/**
 * Why a session may not go on, or null. The order is the spec's: a person first, then where they
 * are. A session that an operator's action ended says so; one that ended otherwise is just over.
 * Wrong passwords only keep people from signing in: otherwise anyone who knows an address could
 * throw its owner out.
 */
export function sessionRefusal(state: SessionState, now: Date): ApiError | null {
  if (state.userBlockReason === 'OPERATOR' || state.endReason === 'USER_BLOCKED') {
    return blocked(4011);
  }
  if (state.organizationBlockedAt || state.endReason === 'ORGANIZATION_BLOCKED') {
    return blocked(4010);
  }
  if (state.membershipBlockedAt) return blocked(4011);
  if (state.contractBlockedAt || state.endReason === 'CONTRACT_BLOCKED') return blocked(4015);
  if (state.endReason === 'ROLE_CHANGED') return new ApiError(401, 'roleChanged', { code: 4014 });
  if (state.endedAt || state.expiresAt <= now) return new ApiError(401, 'tokenInvalidOrExpired');
  const leftOrganization = state.organizationId !== null && state.role === null;
  return leftOrganization ? blocked(4011) : null;
}

/** Whether nobody can go on with a session any more: signed out, blocked, in another role. */
export async function isSessionOver(tx: Queryable, sessionId: string, now: Date): Promise<boolean> {
  const state = await findSessionState(tx, sessionId);
  return !state || sessionRefusal(state, now) !== null;
}

function blocked(code: 4010 | 4011 | 4015): ApiError {
  return new ApiError(401, 'blockedInOrganization', { code });
}
