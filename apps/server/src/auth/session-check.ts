import { blockCodes } from '@office/vocabulary';
import type { BlockCode, Role } from '@office/vocabulary';
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
  return state.audience === 'ADMIN'
    ? administratorRefusal(state, now)
    : (memberRefusal(state) ?? overRefusal(state, now));
}

function memberRefusal(state: SessionState): ApiError | null {
  if (state.userBlockedAt || state.endReason === 'USER_BLOCKED') {
    return blocked(blockCodes.userBlocked);
  }
  if (state.organizationBlockedAt || state.endReason === 'ORGANIZATION_BLOCKED') {
    return blocked(blockCodes.organizationBlocked);
  }
  if (state.membershipBlockedAt) return blocked(blockCodes.userBlocked);
  if (state.contractBlockedAt || state.endReason === 'CONTRACT_BLOCKED')
    return blocked(blockCodes.contractBlocked);
  return null;
}

function overRefusal(state: SessionState, now: Date): ApiError | null {
  if (state.endReason === 'ROLE_CHANGED') return roleChanged();
  if (state.endedAt || state.expiresAt <= now) return new ApiError('tokenInvalidOrExpired');
  const leftOrganization = state.organizationId !== null && state.role === null;
  return leftOrganization && !isSystemAdmin(state) ? blocked(blockCodes.userBlocked) : null;
}

/**
 * The same for the administration. A SYSTEM_ADMIN goes on in an organisation that is blocked, which they may be there
 * to open; everyone else is out as soon as they do not administer it any more.
 */
function administratorRefusal(state: SessionState, now: Date): ApiError | null {
  if (isSystemAdmin(state)) {
    if (state.userBlockedAt || state.endReason === 'USER_BLOCKED') {
      return blocked(blockCodes.userBlocked);
    }
    return overRefusal(state, now);
  }
  const refusal = memberRefusal(state) ?? overRefusal(state, now);
  if (refusal) return refusal;
  const administers = state.organizationId
    ? state.role === 'ORGANIZATION_ADMIN'
    : state.administersAny;
  return administers ? null : roleChanged();
}

/** The role of someone whose session of the administration goes on. */
export function administratorRole(state: Pick<SessionState, 'systemAdmin'>): Role {
  return state.systemAdmin ? 'SYSTEM_ADMIN' : 'ORGANIZATION_ADMIN';
}

function isSystemAdmin({ audience, systemAdmin }: SessionState): boolean {
  return audience === 'ADMIN' && systemAdmin;
}

function roleChanged(): ApiError {
  return new ApiError('roleChanged', { code: blockCodes.roleChanged });
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
