import type { Schemas } from '@office/api';
import type { FloorPlan } from '@office/world/floor-plan';
import type { Queryable } from '../../database/database.ts';
import { findAssignedSeats, ownableSeats } from '../../map/seats.ts';
import { countRoomMeetings } from '../../meeting/rooms/room-removal.ts';
import { meetingRoomId } from '../../organization/meeting-rooms.ts';
import { withPictureUrl } from '../../people/avatar-url.ts';
import type { Platform } from '../../platform/platform.ts';

interface FloorOfPlan {
  id: string;
  contractId: string;
  plan: FloorPlan;
}

export function assignableSeatIds(plan: FloorPlan | null): string[] {
  return plan ? ownableSeats({ plan }).map(({ id }) => id) : [];
}

/** Returns the meeting rooms missing in the next plan; all of them if it is null. */
export function lostRoomsOf(
  floor: FloorOfPlan,
  next: FloorPlan | null,
): { meetingRoomId: string; name: FloorPlan['name'] }[] {
  const isRoom = ({ kind }: FloorPlan['zones'][number]) => kind === 'MEETING';
  const kept = new Set(next?.zones.filter(isRoom).map(({ id }) => id));
  return floor.plan.zones
    .filter((zone) => isRoom(zone) && !kept.has(zone.id))
    .map(({ id, name }) => ({ meetingRoomId: meetingRoomId(floor.id, id), name }));
}

export async function findLosses(
  deps: Pick<Platform, 'now' | 'files'>,
  tx: Queryable,
  {
    organizationId,
    floor,
    next,
  }: { organizationId: string; floor: FloorOfPlan; next: FloorPlan | null },
): Promise<{ seats: Schemas['LostSeat'][]; rooms: Schemas['LostRoom'][] }> {
  const kept = new Set(assignableSeatIds(next));
  const taken = await findAssignedSeats(tx, {
    contractId: floor.contractId,
    organizationId,
    floorId: floor.id,
  });
  const labels = new Map(floor.plan.seats.map(({ id, label }) => [id, label]));
  const seats = taken
    .filter(({ seatId }) => !kept.has(seatId))
    .map(async ({ seatId, holder }) => ({
      seatId,
      label: labels.get(seatId) ?? seatId,
      user: await withPictureUrl(deps, holder),
    }));
  const rooms = lostRoomsOf(floor, next);
  const meetings = await countRoomMeetings(tx, {
    organizationId,
    meetingRoomIds: rooms.map((room) => room.meetingRoomId),
    now: deps.now(),
  });
  return {
    seats: await Promise.all(seats),
    rooms: rooms.map((room) => {
      const found = meetings.find((each) => each.meetingRoomId === room.meetingRoomId);
      return {
        ...room,
        meetingCount: found?.meetingCount ?? 0,
        nextStartTime: found?.nextStartTime?.toISOString() ?? null,
      };
    }),
  };
}
