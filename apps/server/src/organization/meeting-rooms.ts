import type { Schemas } from '@office/api';
import type { FloorPlan } from '@office/world/floor-plan';
import { keywordMatcher } from '@office/vocabulary';
import { requireMember } from '../people/current-member.ts';
import type { Queryable } from '../database/database.ts';
import type { WithViewer } from '../http/claims.ts';
import type { Platform } from '../platform/platform.ts';
import { pageOfList, type Page, type PageRequest } from '../http/page.ts';
import { floorNames, searchableNames } from '../map/floor-names.ts';
import {
  FloorPlanCache,
  findFloorPlans,
  findOpenFloorSummaries,
  type OpenFloor,
} from '../map/floors.ts';
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
  const floors = await findOpenFloorSummaries(tx, organizationId);
  const rooms = await roomsByFloor.read(tx, floors);
  return floors.flatMap(({ id }) => rooms.get(id) ?? []);
}

const roomsByFloor = new FloorPlanCache<readonly MeetingRoom[], OpenFloor>(
  async (tx, floors) => {
    const plans = await findFloorPlans(
      tx,
      floors.map(({ id }) => id),
    );
    return new Map(
      floors.flatMap((floor) => {
        const plan = plans.get(floor.id);
        return plan ? [[floor.id, meetingRoomsOf(floor, plan)] as const] : [];
      }),
    );
  },
  { maxFloors: 2000 },
);

function meetingRoomsOf(floor: OpenFloor, plan: FloorPlan): MeetingRoom[] {
  return plan.zones
    .filter((zone) => zone.kind === 'MEETING')
    .map((zone) => ({
      id: meetingRoomId(floor.id, zone.id),
      name: zone.name,
      capacity: Math.max(1, plan.seats.filter((seat) => seat.zoneId === zone.id).length),
      contractId: floor.contractId,
      floorId: floor.id,
      floorName: floor.name,
      floorNames: floorNames(floor.name, plan.name),
      zoneId: zone.id,
    }));
}

/** Derives the id from the floor and zone, as rooms have no database row. */
export function meetingRoomId(floorId: string, zoneId: string): string {
  return zoneUuid('meeting-room', floorId, zoneId);
}
