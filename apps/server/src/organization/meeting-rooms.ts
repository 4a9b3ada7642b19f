import type { Schemas } from '@office/api';
import { keywordMatcher } from '@office/vocabulary';
import { requireMember } from '../people/current-member.ts';
import type { Queryable } from '../database/database.ts';
import type { WithViewer } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { pageOfList, type Page, type PageRequest } from '../http/page.ts';
import { floorNames, searchableNames } from '../map/floor-names.ts';
import { findOpenFloors } from '../map/floors.ts';
import type { FloorRow } from '../map/floors.ts';
import { zoneUuid } from '../map/zone-id.ts';

type MeetingRoom = Schemas['MeetingRoom'];

/** Returns the zones of kind MEETING in floor order. The keyword matches both names and the reading. */
export async function listMeetingRooms(
  context: Pick<Platform, 'db'> & WithViewer,
  query: PageRequest & { keyword?: string },
): Promise<Page<MeetingRoom>> {
  const { organizationId } = await requireMember(context);
  const all = await findMeetingRooms(context.db, organizationId);
  const matches = keywordMatcher(query.keyword ?? '');
  const rooms = all.filter(({ name }) => matches(searchableNames(name)));
  return pageOfList(rooms, query);
}

export async function findMeetingRooms(
  tx: Queryable,
  organizationId: string,
): Promise<MeetingRoom[]> {
  return (await findOpenFloors(tx, organizationId)).flatMap(meetingRoomsOf);
}

function meetingRoomsOf(floor: FloorRow): MeetingRoom[] {
  return floor.plan.zones
    .filter((zone) => zone.kind === 'MEETING')
    .map((zone) => ({
      id: meetingRoomId(floor.id, zone.id),
      name: zone.name,
      capacity: Math.max(1, floor.plan.seats.filter((seat) => seat.zoneId === zone.id).length),
      contractId: floor.contractId,
      floorId: floor.id,
      floorName: floor.name,
      floorNames: floorNames(floor.name, floor.plan.name),
      zoneId: zone.id,
    }));
}

/** Derives the id from the floor and zone, as rooms have no database row. */
export function meetingRoomId(floorId: string, zoneId: string): string {
  return zoneUuid('meeting-room', floorId, zoneId);
}
