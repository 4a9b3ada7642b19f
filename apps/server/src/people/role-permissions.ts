import type { Schemas } from '@office/api';

type Role = Schemas['Role'];
type Area = Schemas['AreaName'];

const allAreas: readonly Area[] = [
  'auth',
  'organization',
  'people',
  'map',
  'chat',
  'voice',
  'calendar',
  'meeting',
  'notification',
  'tutorial',
  'survey',
  'bulletin',
  'help',
  'settings',
  'status',
];

/** A guest sees people, the map and the rooms that they were invited to (design §9). */
const closedToGuests: readonly Area[] = ['calendar', 'survey', 'bulletin'];
/** Where members make things; in the other areas there is nothing to make, or only for admins. */
const madeByMembers: readonly Area[] = ['map', 'chat', 'voice', 'calendar', 'meeting', 'help'];
const madeByAdmins: readonly Area[] = [...madeByMembers, 'survey', 'bulletin', 'tutorial'];

/** What a role may do in each area. */
export function permissionOf(role: Role): Schemas['Permission'] {
  const areas =
    role === 'GUEST' ? allAreas.filter((area) => !closedToGuests.includes(area)) : allAreas;
  const made = makesIn(role);
  return {
    role,
    areas: areas.map((area) => ({ area, view: true, create: made.includes(area) })),
  };
}

function makesIn(role: Role): readonly Area[] {
  if (role === 'GUEST') return [];
  return role === 'USER' ? madeByMembers : madeByAdmins;
}

/** Whether a role may make things in an area. */
export function mayCreate(role: Role, area: Area): boolean {
  return makesIn(role).includes(area);
}
