import type { Schemas } from '@office/api';
import { areaNames } from '@office/vocabulary';
import type { AreaName, Role } from '@office/vocabulary';

/** A guest sees people, the map and the rooms that they were invited to (design §9). */
const closedToGuests: readonly AreaName[] = ['calendar', 'survey', 'bulletin'];
/** The areas in which members make things; in the others there is nothing to make, or only for admins. */
const madeByMembers: readonly AreaName[] = ['map', 'chat', 'voice', 'calendar', 'meeting', 'help'];
const madeByAdmins: readonly AreaName[] = [...madeByMembers, 'survey', 'bulletin', 'tutorial'];

/** The permissions of a role in each area. */
export function permissionOf(role: Role): Schemas['Permission'] {
  const areas =
    role === 'GUEST' ? areaNames.filter((area) => !closedToGuests.includes(area)) : areaNames;
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
