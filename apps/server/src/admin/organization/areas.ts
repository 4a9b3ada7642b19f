import type { Schemas } from '@office/api';
import type { Role } from '@office/vocabulary';
import { lockOrganization } from '../../database/organization-lock.ts';
import type { organizationAreas } from '../../database/schema/organizations.ts';
import type { WithViewer } from '../../http/claims.ts';
import { disabledAreasFor } from '../../people/role-permissions.ts';
import type { Platform } from '../../platform/platform.ts';
import { endCallsOfRoles } from '../../voice/participants/leave.ts';
import { publishOrganizationUpdated } from './organization-events.ts';
import { findAreas, saveAreas } from './settings-store.ts';
import { nextVersion } from '../../http/version.ts';

export function toAreas(
  row: typeof organizationAreas.$inferSelect | null,
): Schemas['OrganizationAreas'] {
  const closed = row?.closed as Partial<Schemas['ClosedAreas']> | undefined;
  return {
    version: row?.version ?? 0,
    closed: { USER: closed?.USER ?? [], GUEST: closed?.GUEST ?? [] },
  };
}

/** Closes areas for members or guests. Their navigation changes immediately; voice chat calls end. */
export async function updateAreas(
  context: Pick<Platform, 'db' | 'now' | 'files' | 'realtime' | 'audit'> & WithViewer,
  { version, closed }: Schemas['UpdateOrganizationAreasRequest'],
): Promise<Schemas['OrganizationAreas']> {
  const { organizationId } = context.viewer;
  const after = await context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const before = await findAreas(tx, organizationId);
    const areas = { version: nextVersion(before, version), closed };
    await saveAreas(tx, organizationId, areas, context.now());
    await context.audit(tx, {
      action: 'AREAS_CHANGED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      before: { closed: toAreas(before).closed },
      after: { closed },
    });
    return areas;
  });
  await publishOrganizationUpdated(context, organizationId);
  const rolesWithoutVoice = (['USER', 'GUEST'] as const).filter((role: Role) =>
    disabledAreasFor(role, closed).includes('voice'),
  );
  await endCallsOfRoles(context, { organizationId, roles: rolesWithoutVoice });
  return after;
}
