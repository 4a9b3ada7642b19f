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

/** A zone in the member's language, with its people. */
export interface NamedZone {
  zone: PlanZone;
  name: string;
  people: readonly PlanPerson[];
  /** The meetings of a meeting room. */
  meetings?: RoomMeetings;
  /** The document that is shown there. */
  document?: PlanDocument;
}

/** A place to sit: whose it is, or who sits there now. */
export interface RosterSeat {
  seat: PlanSeat;
  /** The state of a desk that can be one's own. */
  state?: Seat['state'];
  userName?: string;
}

/** Everything that is on a floor, room by room: what the drawing and the list below it both show. */
export interface Roster {
  /** In the plan's order; the plain floor, which is around all of them, last. */
  zones: readonly (NamedZone & { seats: readonly RosterSeat[] })[];
  /** People outside of all zones. */
  elsewhere: readonly PlanPerson[];
}

/** Metres between someone who sits and the seat that they sit on. */
const sitReach = 0.5;
/** The same of who talks or waves there: nobody could stand so near. */
const onSeat = 0.08;

/** Puts everyone and every seat where they are; oneself first, the others in the order given. */
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

/** The name of a zone. */
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
    ({ x, z, state }) => Math.hypot(x - seat.x, z - seat.z) < (state === 'sit' ? sitReach : onSeat),
  );
  return { seat, ...(sitter ? { userName: sitter.name } : {}) };
}
