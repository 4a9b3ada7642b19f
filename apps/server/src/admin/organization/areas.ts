import type { Schemas } from '@office/api';
import type { Role } from '@office/vocabulary';
import type { Queryable } from '../../database/database.ts';
import type { WithViewer } from '../../http/claims.ts';
import { disabledAreasFor } from '../../people/role-permissions.ts';
import type { Platform } from '../../platform/platform.ts';
import { endCallsOfRoles } from '../../voice/participants/leave.ts';
import { publishOrganizationUpdated } from './organization-events.ts';
import { changeSetting } from '../../platform/organization-setting.ts';
import { findAreas, saveAreas } from './settings-store.ts';

export async function getAreas(
  tx: Queryable,
  organizationId: string,
): Promise<Schemas['OrganizationAreas']> {
  const row = await findAreas(tx, organizationId);
  const closed = row?.closed as Partial<Schemas['ClosedAreas']> | undefined;
  return {
    version: row?.version ?? 0,
    closed: { USER: closed?.USER ?? [], GUEST: closed?.GUEST ?? [] },
  };
}

/** Closes areas for members or guests. Their navigation changes immediately; voice chat calls end. */
export async function updateAreas(
  context: Pick<Platform, 'config' | 'db' | 'now' | 'files' | 'realtime' | 'audit'> & WithViewer,
  { version, closed }: Schemas['UpdateOrganizationAreasRequest'],
): Promise<Schemas['OrganizationAreas']> {
  const { organizationId } = context.viewer;
  const after = await context.db.transaction((tx) =>
    changeSetting(tx, context, { closed }, version, {
      action: 'AREAS_CHANGED',
      find: getAreas,
      save: saveAreas,
    }),
  );
  await publishOrganizationUpdated(context, organizationId);
  const rolesWithoutVoice = (['USER', 'GUEST'] as const).filter((role: Role) =>
    disabledAreasFor(role, closed).includes('voice'),
  );
  await endCallsOfRoles(context, { organizationId, roles: rolesWithoutVoice });
  return after;
}
