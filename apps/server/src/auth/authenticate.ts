import { ApiError } from '../http/api-error.ts';
import type { Audience, Claims } from '../http/claims.ts';
import { closedTo } from '../people/role-permissions.ts';
import type { Platform } from '../platform/platform.ts';
import { readAccessToken } from './access-token.ts';
import { administratorRole, sessionRefusal } from './session-check.ts';
import { clearReplacedToken, findSessionState } from './session-store.ts';

/**
 * Checks an access token, and in the database that its session is still allowed to go on: a block,
 * a role change or a sign-out elsewhere takes effect with the next call, not when the token expires.
 *
 * @throws {ApiError} 401 `unauthorized` (none), `tokenInvalidOrExpired`, `blockedInOrganization`, `roleChanged`
 */
export async function authenticate(
  deps: Pick<Platform, 'db' | 'now' | 'config'>,
  token: string | null,
  audience: Audience = 'OFFICE',
): Promise<Claims> {
  if (!token) throw new ApiError('unauthorized');
  const claims = await readAccessToken(deps, token, audience);
  if (!claims) throw new ApiError('tokenInvalidOrExpired');
  const state = await findSessionState(deps.db, claims.sessionId);
  if (state?.audience !== audience) throw new ApiError('tokenInvalidOrExpired');
  const refusal = sessionRefusal(state, deps.now());
  if (refusal) throw refusal;
  if (claims.replaced && claims.replaced === state.replacedToken) {
    await clearReplacedToken(deps.db, claims.sessionId, claims.replaced);
  }
  // After another organisation was selected, a token of the old one is good for neither; it must not
  // sign out a page whose request was under way, so it counts as one without an organisation.
  const current = claims.organizationId === state.organizationId;
  return {
    userId: claims.userId,
    audience,
    role: audience === 'ADMIN' ? administratorRole(state) : current ? state.role : null,
    sessionId: claims.sessionId,
    organizationId: current ? claims.organizationId : null,
    contractId: state.contractId,
    closedAreas: current ? closedTo(state.role, state.closedAreas) : [],
    expiresAt: claims.expires,
  };
}
