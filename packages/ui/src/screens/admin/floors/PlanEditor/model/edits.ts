import { planItemKinds } from '@office/vocabulary';
import type { EditedPlan, EditedPoint, EditedZone } from '../planEditorState.ts';
import { boundsOfPoints, type Bounds } from '../../../../../patterns/planDrawing/bounds.ts';
import {
  isInside,
  lengthOf,
  normalizeHeading,
  pointOnFloor,
  round,
  type Place,
} from './geometry.ts';
import { kindOf } from './kinds/kinds.ts';
import type { PlaceMap } from './kinds/planItemDescriptor.ts';
import {
  indicesOf,
  listOf,
  mapItems,
  itemOf,
  withAttached,
  type Keys,
  type PlanFragment,
  type PlanItem,
  type PlanItemKey,
} from './planItems.ts';

export function moveItems(plan: EditedPlan, keys: Keys, requested: Place): EditedPlan {
  const moving = withAttached(plan, keys);
  const by = keepOnFloor(plan, moving, requested);
  if (by.x === 0 && by.z === 0) return plan;
  return mapPlaces(plan, moving, ({ x, z }) => ({ x: round(x + by.x), z: round(z + by.z) }), by);
}

/** Turns clockwise by an angle in radians. */
export function rotateItems(plan: EditedPlan, keys: Keys, angle: number, about: Place): EditedPlan {
  const turning = withAttached(plan, keys);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const turn = ({ x, z }: Place) => ({
    x: about.x + (x - about.x) * cos - (z - about.z) * sin,
    z: about.z + (x - about.x) * sin + (z - about.z) * cos,
  });
  const turned = mapPlaces(plan, turning, turn, undefined, (heading) =>
    normalizeHeading(heading - angle),
  );
  // A turned wall may reach beyond the floor, so all objects are moved back together.
  const back = keepOnFloor(turned, turning, { x: 0, z: 0 });
  return mapPlaces(turned, turning, ({ x, z }) => ({
    x: Math.max(0, round(x + back.x)),
    z: Math.max(0, round(z + back.z)),
  }));
}

/** Bounds of the positions of objects: their centres, ends and corners. */
export function anchorBounds(plan: EditedPlan, keys: Keys): Bounds | undefined {
  const points = [...keys].flatMap((key) => {
    const item = itemOf(plan, key);
    return item ? kindOf(item.kind).anchors(item.value) : [];
  });
  return points.length > 0 ? boundsOfPoints(points) : undefined;
}

export function clampToFloor(
  { size }: Pick<EditedPlan, 'size'>,
  anchors: Bounds | undefined,
  by: Place,
): Place {
  if (!anchors) return by;
  const clamped = (requested: number, least: number, most: number, length: number) => {
    const low = -least;
    const high = length - most;
    return low > high
      ? Math.max(low, Math.min(requested, 0))
      : Math.max(low, Math.min(high, requested));
  };
  return {
    x: round(clamped(by.x, anchors.left, anchors.right, size.width)),
    z: round(clamped(by.z, anchors.top, anchors.bottom, size.depth)),
  };
}

function keepOnFloor(plan: EditedPlan, keys: Keys, by: Place): Place {
  return clampToFloor(plan, anchorBounds(plan, keys), by);
}

function mapPlaces(
  plan: EditedPlan,
  keys: Keys,
  place: PlaceMap['place'],
  /** Doors are moved along their wall unless the wall is also moved. */
  by?: Place,
  heading: PlaceMap['heading'] = (same) => same,
): EditedPlan {
  let next = by ? moveDoors(plan, keys, by) : plan;
  for (const kind of planItemKinds)
    next = mapItems(next, kind, indicesOf(keys, kind), (value) =>
      kindOf(kind).mapPlaces(value, { place, heading }),
    );
  return withZonesOfSeats(next, plan);
}

function moveDoors(plan: EditedPlan, keys: Keys, by: Place): EditedPlan {
  const walls = new Set([...indicesOf(keys, 'wall')].map((index) => plan.walls[index]?.id));
  return mapItems(plan, 'door', indicesOf(keys, 'door'), (door) => {
    const wall = plan.walls.find(({ id }) => id === door.wallId);
    if (!wall || walls.has(wall.id)) return door;
    const [dx, dz] = [wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]];
    const length = Math.hypot(dx, dz) || 1;
    const at = door.at + (by.x * dx + by.z * dz) / length;
    return { ...door, at: withinWall(at, door.width, length) };
  });
}

function withinWall(at: number, width: number, length: number): number {
  return round(Math.max(width / 2, Math.min(length - width / 2, Math.max(0, at))));
}

/** Moves one end of a wall. Doors keep their position as far as the wall allows. */
export function moveWallEnd(
  plan: EditedPlan,
  index: number,
  end: 'from' | 'to',
  place: Place,
): EditedPlan {
  const wall = plan.walls[index];
  if (!wall) return plan;
  const moved = { ...wall, [end]: pointOnFloor(plan, place) };
  const before = lengthOf(wall);
  const after = lengthOf(moved);
  const doors = new Set(
    plan.doors.flatMap((door, each) => (door.wallId === wall.id ? [each] : [])),
  );
  const walls = mapItems(plan, 'wall', new Set([index]), () => moved);
  return mapItems(walls, 'door', doors, (door) => ({
    ...door,
    at: withinWall(end === 'from' ? door.at + after - before : door.at, door.width, after),
  }));
}

export function moveCorner(
  plan: EditedPlan,
  index: number,
  corner: number,
  place: Place,
): EditedPlan {
  const point = pointOnFloor(plan, place);
  return mapPolygon(plan, index, (polygon) =>
    polygon.map((each, nth) => (nth === corner ? point : each)),
  );
}

export function insertCorner(
  plan: EditedPlan,
  index: number,
  after: number,
  { x, z }: Place,
): EditedPlan {
  return mapPolygon(plan, index, (polygon) =>
    polygon.toSpliced(after + 1, 0, [round(x), round(z)]),
  );
}

export function removeCorner(plan: EditedPlan, index: number, corner: number): EditedPlan {
  return mapPolygon(plan, index, (polygon) =>
    polygon.length > 3 ? polygon.toSpliced(corner, 1) : polygon,
  );
}

function mapPolygon(
  plan: EditedPlan,
  index: number,
  change: (polygon: EditedPoint[]) => EditedPoint[],
): EditedPlan {
  const next = mapItems(plan, 'zone', new Set([index]), (zone) => {
    const polygon = change(zone.polygon);
    return polygon === zone.polygon ? zone : { ...zone, polygon };
  });
  return withZonesOfSeats(next, plan);
}

export function patchItems<Kind extends PlanItem['kind']>(
  plan: EditedPlan,
  kind: Kind,
  indices: ReadonlySet<number>,
  patch: Partial<Extract<PlanItem, { kind: Kind }>['value']>,
): EditedPlan {
  const next = mapItems(plan, kind, indices, (value) => {
    const isSame = Object.entries(patch).every(
      ([name, field]) => (value as unknown as Record<string, unknown>)[name] === field,
    );
    return isSame ? value : { ...value, ...patch };
  });
  return withZonesOfSeats(updateWallReferences(next, plan, kind, indices), plan);
}

function updateWallReferences(
  next: EditedPlan,
  before: EditedPlan,
  kind: PlanItem['kind'],
  indices: ReadonlySet<number>,
): EditedPlan {
  if (kind !== 'wall' && kind !== 'zone') return next;
  const list = listOf[kind];
  const renamed = new Map(
    [...indices].flatMap((index): [string, string][] => {
      const [was, is] = [before[list][index]?.id, next[list][index]?.id];
      return was !== undefined && is !== undefined && was !== is ? [[was, is]] : [];
    }),
  );
  if (renamed.size === 0) return next;
  const follow = (id: string) => renamed.get(id) ?? id;
  return kind === 'wall'
    ? { ...next, doors: next.doors.map((door) => ({ ...door, wallId: follow(door.wallId) })) }
    : { ...next, seats: next.seats.map((seat) => ({ ...seat, zoneId: follow(seat.zoneId) })) };
}

export function removeItems(plan: EditedPlan, keys: Keys): EditedPlan {
  const removed = withAttached(plan, keys);
  let next = plan;
  for (const kind of planItemKinds) {
    const indices = indicesOf(removed, kind);
    if (indices.size === 0) continue;
    const list: unknown[] = next[listOf[kind]];
    next = { ...next, [listOf[kind]]: list.filter((_, index) => !indices.has(index)) };
  }
  return withZonesOfSeats(next, plan);
}

export const emptyFragment: PlanFragment = {
  walls: [],
  doors: [],
  zones: [],
  desks: [],
  seats: [],
  decor: [],
  spawns: [],
};

export function addItems(
  plan: EditedPlan,
  fragment: PlanFragment,
): { plan: EditedPlan; keys: Set<PlanItemKey> } {
  const keys = new Set<PlanItemKey>();
  let next = plan;
  for (const kind of planItemKinds) {
    const list = listOf[kind];
    const added: unknown[] = fragment[list];
    if (added.length === 0) continue;
    added.forEach((_, index) => keys.add(`${kind}:${plan[list].length + index}`));
    next = { ...next, [list]: [...plan[list], ...added] };
  }
  return { plan: withZonesOfSeats(next, plan), keys };
}

export function restack(
  plan: EditedPlan,
  key: PlanItemKey,
  to: 'front' | 'back',
): { plan: EditedPlan; key: PlanItemKey } {
  const [kind, number] = key.split(':') as [PlanItem['kind'], string];
  const list = plan[listOf[kind]] as unknown[];
  const index = Number(number);
  const place = to === 'front' ? list.length - 1 : 0;
  const moved = list.toSpliced(index, 1).toSpliced(place, 0, list[index]);
  const next = { ...plan, [listOf[kind]]: moved };
  return { plan: withZonesOfSeats(next, plan), key: `${kind}:${place}` };
}

function zoneAt(zones: readonly EditedZone[], place: Place): EditedZone | undefined {
  return zones.findLast(({ polygon }) => isInside(place, polygon));
}

function withZonesOfSeats(plan: EditedPlan, before: EditedPlan): EditedPlan {
  if (plan.seats === before.seats && plan.zones === before.zones) return plan;
  const known = plan.zones === before.zones ? new Set(before.seats) : undefined;
  let changed = false;
  const seats = plan.seats.map((seat) => {
    if (known?.has(seat)) return seat;
    const zone = zoneAt(plan.zones, seat);
    if (!zone || zone.id === seat.zoneId) return seat;
    changed = true;
    return { ...seat, zoneId: zone.id };
  });
  return changed ? { ...plan, seats } : plan;
}
