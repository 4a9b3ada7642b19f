import { memberRoles } from '@office/vocabulary';
import { ApiError } from '../../http/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { updateMember } from '../members/member-changes.ts';
import { findMappedRoles, type ScimGroup } from './scim-group-store.ts';
import { isBreakGlass } from './scim-user-store.ts';

export type RoleContext = Pick<
  Platform,
  'db' | 'now' | 'files' | 'realtime' | 'audit' | 'notifications' | 'linkedCalendars'
>;

/**
 * Sets the roles of members after their groups or the role of a group have changed. The highest role of their groups
 * wins. An administrator whose last group with a role is gone becomes USER; leaving a group never raises a role. Keeps
 * the last administrator and administrators for emergencies.
 * @param before role of the changed group before the change
 */
export async function applyGroupRoles(
  context: RoleContext,
  {
    organizationId,
    userIds,
    before,
  }: { organizationId: string; userIds: Iterable<string>; before: ScimGroup['role'] },
): Promise<void> {
  for (const userId of userIds) {
    const member = { organizationId, userId };
    const mapped = await findMappedRoles(context.db, member);
    const role =
      memberRoles.find((each) => mapped.includes(each)) ??
      (before === 'ORGANIZATION_ADMIN' ? 'USER' : null);
    if (!role) continue;
    if (role !== 'ORGANIZATION_ADMIN' && (await isBreakGlass(context.db, member))) continue;
    try {
      await updateMember(context, member, { role }, { keepsAdministrator: true });
    } catch (error) {
      const kept = ['lastAdministrator', 'userNotFound'];
      if (!(error instanceof ApiError) || !kept.includes(String(error.errors))) throw error;
    }
  }
}
