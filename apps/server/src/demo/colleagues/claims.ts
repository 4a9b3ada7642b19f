import type { MemberRef } from '../../database/membership.ts';
import type { Claims } from '../../http/claims.ts';

/** Claims with which a colleague calls the services of the areas. They belong to no session. */
export function claimsOf({ organizationId, userId }: MemberRef): Claims {
  return {
    userId,
    organizationId,
    audience: 'OFFICE',
    role: 'USER',
    sessionId: 'simulated',
    contractId: null,
    closedAreas: [],
    expiresAt: Infinity,
  };
}
