import type { Schemas } from '@office/api';
import { requireMember } from '../auth/member.ts';
import { ApiError } from '../http/api-error.ts';
import type { Claims, Platform } from '../http/operation.ts';
import { isAllowedPresence } from './presence-rules.ts';
import { savePresence } from './presence-store.ts';
import type { Presence } from './presence-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime'>;

/**
 * Sets one's own presence.
 *
 * @throws {ApiError} 422 `presenceNotAllowed` for a combination that the spec does not allow
 */
export async function updatePresence(
  deps: Deps,
  claims: Claims,
  presence: Presence,
): Promise<Schemas['Presence']> {
  const member = await requireMember(deps, claims);
  if (!isAllowedPresence(presence)) throw new ApiError(422, 'presenceNotAllowed');
  await changePresence(deps, member, presence);
  return { userId: member.userId, ...presence, lastManual: null };
}

/**
 * Stores a member's presence and tells the organisation, if it is another than before. Without a
 * work location that stays as it is.
 */
export async function changePresence(
  deps: Deps,
  member: { organizationId: string; userId: string },
  presence: Partial<Presence> & Pick<Presence, 'status'>,
): Promise<void> {
  const changed = await savePresence(
    deps.db,
    { organizationId: member.organizationId, userId: member.userId },
    {
      status: presence.status,
      ...(presence.workingStatus && { workingStatus: presence.workingStatus }),
    },
    deps.now(),
  );
  if (!changed) return;
  const { organizationId, userId } = member;
  await deps.realtime.publish('presenceChanged', { organizationId }, { userId, ...changed });
}
