import { planThingKinds, type PlanThingKind } from '@office/vocabulary';
import type {
  EditedDecor,
  EditedDesk,
  EditedDoor,
  EditedPlan,
  EditedSeat,
  EditedSpawn,
  EditedWall,
  EditedZone,
  PlanThingRef,
} from '../planEditorState.ts';

/** A thing by its kind and its place in its list: `wall:3`. It holds for one plan; an edit says which keys follow. */
export type ThingKey = `${PlanThingKind}:${number}`;

export type Keys = ReadonlySet<ThingKey>;

/** A thing with its kind, so that one can ask which it is. */
export type Thing =
  | { kind: 'wall'; value: EditedWall }
  | { kind: 'door'; value: EditedDoor }
  | { kind: 'zone'; value: EditedZone }
  | { kind: 'desk'; value: EditedDesk }
  | { kind: 'seat'; value: EditedSeat }
  | { kind: 'decor'; value: EditedDecor }
  | { kind: 'spawn'; value: EditedSpawn };

export const listOf = {
  wall: 'walls',
  door: 'doors',
  zone: 'zones',
  desk: 'desks',
  seat: 'seats',
  decor: 'decor',
  spawn: 'spawns',
} as const satisfies Record<PlanThingKind, keyof EditedPlan>;

export function keyOf({ kind, index }: PlanThingRef): ThingKey {
  return `${kind}:${index}`;
}

export function refOf(key: ThingKey): PlanThingRef {
  const [kind, index] = key.split(':') as [PlanThingKind, string];
  return { kind, index: Number(index) };
}

export function thingOf(plan: EditedPlan, key: ThingKey): Thing | undefined {
  const { kind, index } = refOf(key);
  const value = plan[listOf[kind]][index];
  return value && ({ kind, value } as Thing);
}

/** Every thing of the plan, in the order of its lists. */
export function allKeys(plan: EditedPlan): ThingKey[] {
  return planThingKinds.flatMap((kind) =>
    plan[listOf[kind]].map((_, index): ThingKey => `${kind}:${index}`),
  );
}

export function countThings(plan: EditedPlan): number {
  return planThingKinds.reduce((sum, kind) => sum + plan[listOf[kind]].length, 0);
}

/** A new floor: no more than its open floor and its entrances. */
export function isBare({ walls, zones, desks, seats, decor }: EditedPlan): boolean {
  return (
    [walls, desks, seats, decor].every((list) => list.length === 0) &&
    zones.every(({ kind }) => kind === 'OPEN')
  );
}

/** The indices of one kind among the keys. */
export function indicesOf(keys: Iterable<ThingKey>, kind: PlanThingKind): Set<number> {
  const found = new Set<number>();
  for (const key of keys) {
    const ref = refOf(key);
    if (ref.kind === kind) found.add(ref.index);
  }
  return found;
}

/** The plan with some things of a list changed; lists in which nothing changes stay the same ones. */
export function mapThings<Kind extends PlanThingKind>(
  plan: EditedPlan,
  kind: Kind,
  indices: ReadonlySet<number>,
  change: (
    value: EditedPlan[(typeof listOf)[Kind]][number],
    index: number,
  ) => EditedPlan[(typeof listOf)[Kind]][number],
): EditedPlan {
  if (indices.size === 0) return plan;
  const list = plan[listOf[kind]] as EditedPlan[(typeof listOf)[Kind]][number][];
  const next = list.map((value, index) => (indices.has(index) ? change(value, index) : value));
  return next.every((value, index) => value === list[index])
    ? plan
    : { ...plan, [listOf[kind]]: next };
}

/** A desk's own chairs, which go with it: those that stand before it and before no other desk. */
function seatsOfDesks(plan: EditedPlan, desks: ReadonlySet<number>): number[] {
  if (desks.size === 0) return [];
  return plan.seats.flatMap((seat, index) => {
    if (seat.kind !== 'DESK') return [];
    const desk = deskOf(plan, seat);
    return desk !== undefined && desks.has(desk) ? [index] : [];
  });
}

/** Metres from a desk's edge to the middle of its chair, and how far a chair may be pushed away from there. */
const chairDistance = 0.42;
const chairReach = 0.7;

function deskOf({ desks }: EditedPlan, seat: EditedSeat): number | undefined {
  const spots = spotsOf(desks);
  const [column, row] = [squareAt(seat.x), squareAt(seat.z)];
  let nearest: ChairSpot | undefined;
  let least = chairReach;
  for (const x of [column - 1, column, column + 1]) {
    for (const z of [row - 1, row, row + 1]) {
      for (const spot of spots.get(`${x} ${z}`) ?? []) {
        const distance = Math.hypot(spot.x - seat.x, spot.z - seat.z);
        const isFirst = nearest && distance === least && spot.desk < nearest.desk;
        if (distance < least || isFirst) [nearest, least] = [spot, distance];
      }
    }
  }
  return nearest?.desk;
}

interface ChairSpot {
  x: number;
  z: number;
  /** The index of its desk. */
  desk: number;
}

const squareAt = (metres: number) => Math.floor(metres / chairReach);

const knownSpots = new WeakMap<readonly EditedDesk[], Map<string, ChairSpot[]>>();

/** The places of chairs by the square of the floor that they are in: a seat asks for those around it alone. */
function spotsOf(desks: readonly EditedDesk[]): Map<string, ChairSpot[]> {
  const known = knownSpots.get(desks);
  if (known) return known;
  const spots = new Map<string, ChairSpot[]>();
  desks.forEach((each, desk) => {
    const spot = { ...chairSpot(each), desk };
    const square = `${squareAt(spot.x)} ${squareAt(spot.z)}`;
    const others = spots.get(square);
    if (others) others.push(spot);
    else spots.set(square, [spot]);
  });
  knownSpots.set(desks, spots);
  return spots;
}

/** The place of the chair of a desk. */
export function chairSpot({ x, z, heading, depth }: Omit<EditedDesk, 'id' | 'width'>) {
  const distance = depth / 2 + chairDistance;
  return { x: x - Math.sin(heading) * distance, z: z - Math.cos(heading) * distance };
}

/** The keys with what goes along: a wall's doors and a desk's chairs. */
export function withAttached(plan: EditedPlan, keys: Keys): Set<ThingKey> {
  const all = new Set(keys);
  const walls = indicesOf(keys, 'wall');
  if (walls.size > 0) {
    const ids = new Set([...walls].map((index) => plan.walls[index]?.id));
    plan.doors.forEach((door, index) => {
      if (ids.has(door.wallId)) all.add(`door:${index}`);
    });
  }
  for (const index of seatsOfDesks(plan, indicesOf(keys, 'desk'))) all.add(`seat:${index}`);
  return all;
}

/** All that is drawn anew when things change their form: also the wall of a door, with its other doors. */
export function drawnWith(plan: EditedPlan, keys: Keys): Set<ThingKey> {
  const walls = new Set([...indicesOf(keys, 'door')].map((index) => plan.doors[index]?.wallId));
  const all = new Set(keys);
  plan.walls.forEach(({ id }, index) => {
    if (walls.has(id)) all.add(`wall:${index}`);
  });
  return withAttached(plan, all);
}
