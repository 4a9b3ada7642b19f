import { planItemKinds, type PlanItemKind } from '@office/vocabulary';
import type {
  EditedDecor,
  EditedDesk,
  EditedDoor,
  EditedPlan,
  EditedSeat,
  EditedSpawn,
  EditedWall,
  EditedZone,
  PlanItemRef,
} from '../planEditorState.ts';

/** Kind and index, such as `wall:3`. Only valid for one plan; edits return the next keys. */
export type PlanItemKey = `${PlanItemKind}:${number}`;

export type Keys = ReadonlySet<PlanItemKey>;

export type PlanItem =
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
} as const satisfies Record<PlanItemKind, keyof EditedPlan>;

export function keyOf({ kind, index }: PlanItemRef): PlanItemKey {
  return `${kind}:${index}`;
}

export function refOf(key: PlanItemKey): PlanItemRef {
  const [kind, index] = key.split(':') as [PlanItemKind, string];
  return { kind, index: Number(index) };
}

export function itemOf(plan: EditedPlan, key: PlanItemKey): PlanItem | undefined {
  const { kind, index } = refOf(key);
  const value = plan[listOf[kind]][index];
  return value && ({ kind, value } as PlanItem);
}

export function allKeys(plan: EditedPlan): PlanItemKey[] {
  return planItemKinds.flatMap((kind) =>
    plan[listOf[kind]].map((_, index): PlanItemKey => `${kind}:${index}`),
  );
}

export function countItems(plan: EditedPlan): number {
  return planItemKinds.reduce((sum, kind) => sum + plan[listOf[kind]].length, 0);
}

export function isEmptyPlan({ walls, zones, desks, seats, decor }: EditedPlan): boolean {
  return (
    [walls, desks, seats, decor].every((list) => list.length === 0) &&
    zones.every(({ kind }) => kind === 'OPEN')
  );
}

export function indicesOf(keys: Iterable<PlanItemKey>, kind: PlanItemKind): Set<number> {
  const found = new Set<number>();
  for (const key of keys) {
    const ref = refOf(key);
    if (ref.kind === kind) found.add(ref.index);
  }
  return found;
}

export type PlanFragment = Pick<EditedPlan, (typeof listOf)[PlanItemKind]>;

export function mapLists(
  lists: PlanFragment,
  map: (kind: PlanItemKind, list: readonly PlanItem['value'][]) => PlanItem['value'][],
): PlanFragment {
  const mapped = planItemKinds.map((kind) => [listOf[kind], map(kind, lists[listOf[kind]])]);
  return Object.fromEntries(mapped) as PlanFragment;
}

export function mapItems<Kind extends PlanItemKind>(
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

/** Returns the chairs attached to desks: chairs in front of one of the desks and of no other desk. */
function seatsOfDesks(plan: EditedPlan, desks: ReadonlySet<number>): number[] {
  if (desks.size === 0) return [];
  return plan.seats.flatMap((seat, index) => {
    if (seat.kind !== 'DESK') return [];
    const desk = deskOf(plan, seat);
    return desk !== undefined && desks.has(desk) ? [index] : [];
  });
}

/** Distance in metres from a desk's edge to the centre of its chair, and the tolerance for moved chairs. */
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
  desk: number;
}

const squareAt = (metres: number) => Math.floor(metres / chairReach);

const knownSpots = new WeakMap<readonly EditedDesk[], Map<string, ChairSpot[]>>();

/** Index of chair positions by square of the floor, so that a seat is only compared with near desks. */
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

export function chairSpot({ x, z, heading, depth }: Omit<EditedDesk, 'id' | 'width'>) {
  const distance = depth / 2 + chairDistance;
  return { x: x - Math.sin(heading) * distance, z: z - Math.cos(heading) * distance };
}

/** Adds attached objects: the doors of walls and the chairs of desks. */
export function withAttached(plan: EditedPlan, keys: Keys): Set<PlanItemKey> {
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

/** All objects to redraw after a reshape, including a door's wall and its other doors. */
export function affectedByReshape(plan: EditedPlan, keys: Keys): Set<PlanItemKey> {
  const walls = new Set([...indicesOf(keys, 'door')].map((index) => plan.doors[index]?.wallId));
  const all = new Set(keys);
  plan.walls.forEach(({ id }, index) => {
    if (walls.has(id)) all.add(`wall:${index}`);
  });
  return withAttached(plan, all);
}
