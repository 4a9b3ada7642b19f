import { ApiError } from '../http/api-error.ts';
import type { WithViewer } from '../http/claims.ts';
import { requireMember } from '../people/current-member.ts';
import { isAdminRole } from '../people/role-permissions.ts';
import type { Platform } from '../platform/platform.ts';
import type { BoardRow } from './board-store.ts';

/** A member who can read boards. Guests cannot. */
export interface Reader {
  organizationId: string;
  userId: string;
  administers: boolean;
}

/** @throws {ApiError} 403 `forbidden` for guests */
export async function requireReader(context: Pick<Platform, 'db'> & WithViewer): Promise<Reader> {
  const { organizationId, userId, role } = await requireMember(context);
  if (role === 'GUEST') throw new ApiError('forbidden');
  return { organizationId, userId, administers: isAdminRole(role) };
}

export function canPost({ posting, closedAt }: BoardRow, { administers }: Reader): boolean {
  return !closedAt && (posting === 'EVERYONE' || administers);
}
