import type {
  FloorPlanData,
  PlanDocument,
  PlanPerson,
  PlanSeat,
  PlanZone,
  RoomMeetings,
  Seat,
} from '../map.ts';
import { peopleByZone } from './spots.ts';

export interface NamedZone {
  zone: PlanZone;
  name: string;
  people: readonly PlanPerson[];
  meetings?: RoomMeetings;
  document?: PlanDocument;
}

export interface RosterSeat {
  seat: PlanSeat;
  state?: Seat['state'];
  userName?: string;
}

/** Contents of a floor by zone, shared by the drawing and the list. */
export interface Roster {
  /** In the order of the plan, with the open floor last. */
  zones: readonly (NamedZone & { seats: readonly RosterSeat[] })[];
  elsewhere: readonly PlanPerson[];
}

/** Maximum distance between a sitting person and their seat, in metres. */
const maxSitDistance = 0.5;
/** Maximum distance of a talking or waving person from the seat, in metres. */
const maxOnSeatDistance = 0.08;

/** Assigns people and seats to zones. The viewer is first, other people keep their order. */
export function rosterOf(
  plan: FloorPlanData,
  people: readonly PlanPerson[],
  seats: readonly Seat[],
  {
    language,
    myUserId,
    meetings = [],
    documents = [],
  }: {
    language: string;
    myUserId: string | undefined;
    meetings?: readonly RoomMeetings[] | undefined;
    documents?: readonly PlanDocument[] | undefined;
  },
): Roster {
  const meFirst = people.toSorted(
    (a, b) => Number(b.userId === myUserId) - Number(a.userId === myUserId),
  );
  const groups = peopleByZone(plan.zones, meFirst);
  const known = new Map(seats.map((seat) => [seat.seatId, seat]));
  const still = people.filter(({ state }) => state !== 'walk');
  const doors = new Map(meetings.map((each) => [each.zoneId, each]));
  const meetingsOf = (zoneId: string) => {
    const door = doors.get(zoneId);
    return door ? { meetings: door } : {};
  };
  const documentOf = (zoneId: string) => {
    const document = documents.find((each) => each.zoneId === zoneId);
    return document ? { document } : {};
  };
  const zones = plan.zones.map((zone) => ({
    zone,
    ...meetingsOf(zone.id),
    ...documentOf(zone.id),
    name: zoneName(zone, language),
    people: groups.get(zone.id) ?? [],
    seats: plan.seats
      .filter(({ zoneId }) => zoneId === zone.id)
      .map((seat) => rosterSeat(seat, known.get(seat.id), still)),
  }));
  const isPlain = (zone: PlanZone) => Number(zone.kind === 'OPEN');
  return {
    zones: zones.toSorted((a, b) => isPlain(a.zone) - isPlain(b.zone)),
    elsewhere: groups.get(undefined) ?? [],
  };
}

export function zoneName({ name }: PlanZone, language: string): string {
  return language === 'ja' ? name.ja : name.en;
}

function rosterSeat(
  seat: PlanSeat,
  known: Seat | undefined,
  people: readonly PlanPerson[],
): RosterSeat {
  if (known) {
    const { state, userName } = known;
    return { seat, state, ...(userName ? { userName } : {}) };
  }
  const sitter = people.find(
    ({ x, z, state }) =>
      Math.hypot(x - seat.x, z - seat.z) < (state === 'sit' ? maxSitDistance : maxOnSeatDistance),
  );
  return { seat, ...(sitter ? { userName: sitter.name } : {}) };
}
