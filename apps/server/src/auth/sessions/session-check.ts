import { blockCodes } from '@office/vocabulary';
import type { AdminRole, BlockCode, Role } from '@office/vocabulary';
import { ApiError } from '../../http/api-error.ts';
import type { Queryable } from '../../database/database.ts';
import { isAddressAllowed } from '../devices/sign-in-rules.ts';
import { adminRoleOfMembership } from '../../people/role-permissions.ts';
import { findSessionState, type SessionState } from '../store/session-store.ts';

/**
 * Returns the error for an invalid session, or null. The spec defines the order: user,
 * organisation, contract. A session ended by the operator or an administrator reports the reason, any other ended
 * session is only expired. Blocks by wrong passwords do not end sessions; otherwise anyone who
 * knows an email address could sign out its owner.
 */
export function sessionError(state: SessionState, now: Date): ApiError | null {
  return state.audience === 'ADMIN'
    ? administratorError(state, now)
    : (memberError(state) ?? endedSessionError(state, now));
}

type Blocks = Pick<
  SessionState,
  | 'userBlockedAt'
  | 'endReason'
  | 'organizationBlockedAt'
  | 'membershipBlockedAt'
  | 'contractBlockedAt'
>;

/** Returns the error for a blocked member, organisation or contract, or null. */
export function memberError(state: Blocks): ApiError | null {
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

function endedSessionError(state: SessionState, now: Date): ApiError | null {
  if (state.endReason === 'ROLE_CHANGED') return roleChanged();
  if (state.endReason === 'REVOKED_BY_ADMINISTRATOR') {
    return new ApiError('signedOutByAdministrator');
  }
  if (state.endedAt || state.expiresAt <= now) return new ApiError('tokenInvalidOrExpired');
  const leftOrganization = state.organizationId !== null && state.role === null;
  return leftOrganization && !isSystemAdmin(state) ? blocked(blockCodes.userBlocked) : null;
}

/** A SYSTEM_ADMIN keeps access to a blocked organisation, to unblock it. Others lose it. */
function administratorError(state: SessionState, now: Date): ApiError | null {
  if (isSystemAdmin(state)) {
    if (state.userBlockedAt || state.endReason === 'USER_BLOCKED') {
      return blocked(blockCodes.userBlocked);
    }
    return endedSessionError(state, now);
  }
  const refusal = memberError(state) ?? endedSessionError(state, now);
  if (refusal) return refusal;
  const administers = state.organizationId ? adminRoleOf(state) !== null : state.administersAny;
  return administers ? null : roleChanged();
}

/** A session that an identity provider signed in can only enter the organisation of the provider. */
export function requireSsoOrganization(
  { ssoOrganizationId }: Pick<SessionState, 'ssoOrganizationId'>,
  organizationId: string,
): void {
  if (ssoOrganizationId !== null && ssoOrganizationId !== organizationId) {
    throw new ApiError('organizationNotFound');
  }
}

export function administratorRole(state: Pick<SessionState, 'systemAdmin'>): Role {
  return state.systemAdmin ? 'SYSTEM_ADMIN' : 'ORGANIZATION_ADMIN';
}

/** Returns the administrative role of an administration session; null without an organisation. */
export function adminRoleOf(state: SessionState): AdminRole | null {
  if (isSystemAdmin(state)) return 'SYSTEM_ADMIN';
  if (state.audience !== 'ADMIN' || !state.organizationId) return null;
  const { role, delegatedRole: adminRole, ownerAdmin } = state;
  return adminRoleOfMembership({ role, adminRole, ownerAdmin });
}

function isSystemAdmin({
  audience,
  systemAdmin,
}: Pick<SessionState, 'audience' | 'systemAdmin'>): boolean {
  return audience === 'ADMIN' && systemAdmin;
}

/** Returns the error for a call from a network in which the organisation cannot be used, or null. */
export function networkError(
  state: Pick<SessionState, 'allowedNetworks' | 'audience' | 'systemAdmin'>,
  ip: string,
): ApiError | null {
  if (isSystemAdmin(state) || isAddressAllowed(state.allowedNetworks, ip)) return null;
  return new ApiError('networkNotAllowed');
}

function roleChanged(): ApiError {
  return new ApiError('roleChanged', { code: blockCodes.roleChanged });
}

/** Returns null if the session has ended, is blocked or has a changed role. */
export async function findActiveSession(
  tx: Queryable,
  sessionId: string,
  now: Date,
): Promise<SessionState | null> {
  const state = await findSessionState(tx, sessionId);
  return state && !sessionError(state, now) ? state : null;
}

function blocked(code: BlockCode): ApiError {
  return new ApiError('blockedInOrganization', { code });
}
