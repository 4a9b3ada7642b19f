import { confirmationMs } from '@office/vocabulary';
import { ApiError } from '../../http/api-error.ts';
import type { Claims, TokenCaller } from '../../http/claims.ts';
import { disabledAreasFor } from '../../people/role-permissions.ts';
import type { Platform } from '../../platform/platform.ts';
import { readAccessToken } from './access-token.ts';
import { administratorRole, adminRoleOf, networkError, sessionError } from './session-check.ts';
import { clearReplacedToken, findSessionState, type SessionState } from '../store/session-store.ts';

/**
 * Verifies an access token and checks in the database that its session is still valid. A block, a
 * role change or a remote sign-out therefore takes effect with the next call, not when the token
 * expires.
 * @throws {ApiError} 401 `unauthorized` (none), `tokenInvalidOrExpired`, `blockedInOrganization`,
 *   `roleChanged`, `signedOutByAdministrator`, `networkNotAllowed`
 */
export async function authenticate(
  deps: Pick<Platform, 'db' | 'now' | 'config'>,
  token: string | null,
  { ip, audience = 'OFFICE' }: TokenCaller,
): Promise<Claims> {
  if (!token) throw new ApiError('unauthorized');
  const claims = await readAccessToken(deps, token, audience);
  if (!claims) throw new ApiError('tokenInvalidOrExpired');
  const state = await findSessionState(deps.db, claims.sessionId);
  if (state?.audience !== audience) throw new ApiError('tokenInvalidOrExpired');
  const refusal = sessionError(state, deps.now()) ?? networkError(state, ip);
  if (refusal) throw refusal;
  if (claims.replaced && claims.replaced === state.replacedToken) {
    await clearReplacedToken(deps.db, claims.sessionId, claims.replaced);
  }
  // Treats a token of a previously selected organisation as a token without an organisation.
  // Rejecting it would sign out a page whose request was in flight during the selection.
  const current = claims.organizationId === state.organizationId;
  return {
    userId: claims.userId,
    audience,
    role: audience === 'ADMIN' ? administratorRole(state) : current ? state.role : null,
    adminRole: current || state.systemAdmin ? adminRoleOf(state) : null,
    sessionId: claims.sessionId,
    organizationId: current ? claims.organizationId : null,
    contractId: state.contractId,
    ssoOrganizationId: state.ssoOrganizationId,
    closedAreas: current ? disabledAreasFor(state.role, state.closedAreas) : [],
    confirmed: isConfirmed(state, deps.now()),
    expiresAt: claims.expires,
  };
}

function isConfirmed({ confirmedAt }: SessionState, now: Date): boolean {
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < confirmationMs;
}
