import type { Schemas } from '@office/api';
import { areaNames, closedToGuests, switchableAreas } from '@office/vocabulary';
import type { AdminRole, AreaName, DelegatedRole, Role } from '@office/vocabulary';

/** Areas in which members can create content. In the others only administrators can. */
const memberCreatableAreas: readonly AreaName[] = [
  'map',
  'chat',
  'voice',
  'calendar',
  'meeting',
  'help',
];
const adminAreas: readonly AreaName[] = ['map', ...switchableAreas];

export type ClosedAreas = Readonly<Partial<Record<Role, readonly AreaName[]>>>;

/** Disabling meetings also disables the calendar. Administrators have access to all areas. */
export function disabledAreasFor(
  role: Role | null,
  closed: ClosedAreas | null,
): readonly AreaName[] {
  if (!role || isAdminRole(role)) return [];
  const areas = closed?.[role] ?? [];
  return areas.includes('meeting') ? [...new Set<AreaName>([...areas, 'calendar'])] : areas;
}

export function hasByDefault(role: Role, area: AreaName): boolean {
  return role !== 'GUEST' || !closedToGuests.some((closed) => closed === area);
}

export function permissionOf(
  role: Role,
  closedAreas: readonly AreaName[] = [],
): Pick<Schemas['Permission'], 'role' | 'areas'> {
  const areas = areaNames.filter((area) => hasByDefault(role, area) && !closedAreas.includes(area));
  const allAreas = creatableAreas(role);
  return {
    role,
    areas: areas.map((area) => ({ area, view: true, create: allAreas.includes(area) })),
  };
}

function creatableAreas(role: Role): readonly AreaName[] {
  if (role === 'GUEST') return [];
  return role === 'USER' ? memberCreatableAreas : adminAreas;
}

export function mayCreate(role: Role, area: AreaName): boolean {
  return creatableAreas(role).includes(area);
}

export function isAdminRole(role: Role): boolean {
  return role === 'ORGANIZATION_ADMIN' || role === 'SYSTEM_ADMIN';
}

/** Returns the administrative role that a membership gives in the administration of its organisation, or null. */
export function adminRoleOfMembership({
  role,
  adminRole,
  ownerAdmin,
}: {
  role: Role | null;
  adminRole: DelegatedRole | null;
  ownerAdmin: boolean;
}): AdminRole | null {
  if (role !== 'ORGANIZATION_ADMIN') return adminRole;
  return ownerAdmin ? 'OWNER' : 'ORGANIZATION_ADMIN';
}
