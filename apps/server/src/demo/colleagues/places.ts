import type { FloorPlan, Seat } from '@office/world/floor-plan';
import { zoneAt } from '@office/world/geometry';

export interface Places {
  tables: Seat[];
  lounges: Seat[];
  meetingRooms: Seat[];
  /** By zone id. Only areas with seats for two. */
  talkAreas: Map<string, Seat[]>;
}

export function findPlaces(plan: FloorPlan): Places {
  const shared = plan.seats.filter(({ kind }) => kind !== 'DESK');
  const inZone = (...kinds: string[]) =>
    shared.filter((seat) => kinds.includes(zoneAt(plan, seat)?.kind ?? ''));
  const talkAreas = new Map<string, Seat[]>();
  for (const seat of inZone('VOICE')) {
    const { id } = zoneAt(plan, seat)!;
    talkAreas.set(id, [...(talkAreas.get(id) ?? []), seat]);
  }
  return {
    tables: inZone('DESK_AREA'),
    lounges: inZone('LOUNGE'),
    meetingRooms: inZone('MEETING'),
    talkAreas: new Map([...talkAreas].filter(([, seats]) => seats.length >= 2)),
  };
}
