import type { FloorPlanData, PlanPerson, PlanPoint, PlanSeat, PlanZone } from '../map.ts';

interface Place {
  x: number;
  z: number;
}

export function isInside({ x, z }: Place, polygon: readonly PlanPoint[]): boolean {
  let inside = false;
  polygon.forEach(([xi, zi], index) => {
    const [xj, zj] = polygon[(index || polygon.length) - 1] ?? [xi, zi];
    if (zi > z !== zj > z && x < ((xj - xi) * (z - zi)) / (zj - zi) + xi) inside = !inside;
  });
  return inside;
}

export function zoneAt(zones: readonly PlanZone[], place: Place): PlanZone | undefined {
  return zones.findLast(({ polygon }) => isInside(place, polygon));
}

/** Rooms are entered explicitly. Other zones are only walked through. */
export function isRoom({ kind }: PlanZone): boolean {
  return kind === 'MEETING' || kind === 'VOICE';
}

/** Groups people by zone id. People outside all zones are under `undefined`. */
export function peopleByZone(
  zones: readonly PlanZone[],
  people: readonly PlanPerson[],
): ReadonlyMap<string | undefined, readonly PlanPerson[]> {
  const groups = new Map<string | undefined, PlanPerson[]>();
  for (const person of people) {
    const zoneId = zoneAt(zones, person)?.id;
    const group = groups.get(zoneId);
    if (group) group.push(person);
    else groups.set(zoneId, [person]);
  }
  return groups;
}

export function boundsOf(polygon: readonly PlanPoint[]) {
  const xs = polygon.map(([x]) => x);
  const zs = polygon.map(([, z]) => z);
  const left = Math.min(...xs);
  const top = Math.min(...zs);
  return { left, top, width: Math.max(...xs) - left, depth: Math.max(...zs) - top };
}

/** The target at a point of the drawing, smallest first: person, seat, room, floor. */
export type Spot =
  | { kind: 'person'; userId: string }
  | { kind: 'seat'; seatId: string }
  | { kind: 'room'; zoneId: string }
  | { kind: 'floor'; x: number; z: number };

/** Hit radius of a person in pixels, and of a seat in metres. */
const personHitRadius = 18;
const seatHitRadius = 0.42;

/** Returns the target of a press, undefined outside the floor. The room the viewer is in counts as floor. */
export function spotAt(
  plan: Pick<FloorPlanData, 'size' | 'zones' | 'seats'>,
  people: readonly PlanPerson[],
  { place, scale, currentId }: { place: Place; scale: number; currentId: string | undefined },
): Spot | undefined {
  const { width, depth } = plan.size;
  if (place.x < 0 || place.z < 0 || place.x > width || place.z > depth) return undefined;
  const person = nearest(people, place, personHitRadius / scale);
  if (person) return { kind: 'person', userId: person.userId };
  const seat: PlanSeat | undefined = nearest(plan.seats, place, seatHitRadius);
  if (seat) return { kind: 'seat', seatId: seat.id };
  const zone = zoneAt(plan.zones, place);
  if (zone && isRoom(zone) && zone.id !== currentId) return { kind: 'room', zoneId: zone.id };
  return { kind: 'floor', x: place.x, z: place.z };
}

function nearest<Item extends Place>(
  items: readonly Item[],
  place: Place,
  reach: number,
): Item | undefined {
  let found: Item | undefined;
  let least = reach;
  for (const item of items) {
    const distance = Math.hypot(item.x - place.x, item.z - place.z);
    if (distance <= least) [found, least] = [item, distance];
  }
  return found;
}
