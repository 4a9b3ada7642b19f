import type { Schemas } from '@office/api';
import { areaNames, closedToGuests } from '@office/vocabulary';
import type { AreaName, Role } from '@office/vocabulary';

/** The areas in which members make things; in the others there is nothing to make, or only for admins. */
const madeByMembers: readonly AreaName[] = ['map', 'chat', 'voice', 'calendar', 'meeting', 'help'];
const madeByAdmins: readonly AreaName[] = [...madeByMembers, 'survey', 'bulletin', 'tutorial'];

/** The areas that an organisation has switched off, by role. */
export type ClosedAreas = Readonly<Partial<Record<Role, readonly AreaName[]>>>;

/**
 * The areas that are switched off for a role. Without meetings there is no calendar, which shows them; administrators
 * keep everything.
 */
export function closedTo(role: Role | null, closed: ClosedAreas | null): readonly AreaName[] {
  if (!role || isAdminRole(role)) return [];
  const areas = closed?.[role] ?? [];
  return areas.includes('meeting') ? [...new Set<AreaName>([...areas, 'calendar'])] : areas;
}

/** Whether a role has an area unless the organisation switches it off. */
export function hasByDefault(role: Role, area: AreaName): boolean {
  return role !== 'GUEST' || !closedToGuests.some((closed) => closed === area);
}

/** The permissions of a role in each area that the organisation leaves it. */
export function permissionOf(
  role: Role,
  closedAreas: readonly AreaName[] = [],
): Schemas['Permission'] {
  const areas = areaNames.filter((area) => hasByDefault(role, area) && !closedAreas.includes(area));
  const made = makesIn(role);
  return {
    role,
    areas: areas.map((area) => ({ area, view: true, create: made.includes(area) })),
  };
}

function makesIn(role: Role): readonly AreaName[] {
  if (role === 'GUEST') return [];
  return role === 'USER' ? madeByMembers : madeByAdmins;
}

/** Whether a role may make things in an area. */
export function mayCreate(role: Role, area: AreaName): boolean {
  return makesIn(role).includes(area);
}

/** Whether a role administers the organisation. */
export function isAdminRole(role: Role): boolean {
  return role === 'ORGANIZATION_ADMIN' || role === 'SYSTEM_ADMIN';
}
