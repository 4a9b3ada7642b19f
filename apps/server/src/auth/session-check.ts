import { blockCodes } from '@office/vocabulary';
import type { BlockCode } from '@office/vocabulary';
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
  if (state.userBlockedAt || state.endReason === 'USER_BLOCKED') {
    return blocked(blockCodes.userBlocked);
  }
  if (state.organizationBlockedAt || state.endReason === 'ORGANIZATION_BLOCKED') {
    return blocked(blockCodes.organizationBlocked);
  }
  if (state.membershipBlockedAt) return blocked(blockCodes.userBlocked);
  if (state.contractBlockedAt || state.endReason === 'CONTRACT_BLOCKED')
    return blocked(blockCodes.contractBlocked);
  if (state.endReason === 'ROLE_CHANGED')
    return new ApiError('roleChanged', { code: blockCodes.roleChanged });
  if (state.endedAt || state.expiresAt <= now) return new ApiError('tokenInvalidOrExpired');
  const leftOrganization = state.organizationId !== null && state.role === null;
  return leftOrganization ? blocked(blockCodes.userBlocked) : null;
}

/** A session that may go on; null for one that is over: signed out, blocked, in another role. */
export async function findLiveSession(
  tx: Queryable,
  sessionId: string,
  now: Date,
): Promise<SessionState | null> {
  const state = await findSessionState(tx, sessionId);
  return state && !sessionRefusal(state, now) ? state : null;
}

function blocked(code: BlockCode): ApiError {
  return new ApiError('blockedInOrganization', { code });
}
