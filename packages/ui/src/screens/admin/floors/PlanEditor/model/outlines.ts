import { planDecorSizes } from '@office/vocabulary';
import { around, boundsOfPoints, type Bounds } from '../../../../../patterns/planDrawing/bounds.ts';
import type { EditedDecor, EditedDoor, EditedPlan, EditedPoint } from '../planEditorState.ts';
import type { Keys, Thing, ThingKey } from './things.ts';
import { thingOf } from './things.ts';

export interface Place {
  x: number;
  z: number;
}

/** Size in metres of a chair and of a spawn marker. */
const seatSize = 0.5;
const spawnSize = 0.7;
/** Minimum depth of a door's hit area in metres. */
const doorDepth = 0.3;
const minWallThickness = 0.1;

export function sizeOf(decor: EditedDecor): { width: number; depth: number } {
  const own = planDecorSizes[decor.kind];
  return { width: decor.width ?? own.width, depth: decor.depth ?? own.depth };
}

const kept = new WeakMap<object, EditedPoint[]>();

export function outlineOf(plan: EditedPlan, thing: Thing): EditedPoint[] {
  // A door's outline depends on its wall, so it is not cached.
  if (thing.kind === 'door') return doorOutline(plan, thing.value);
  const known = kept.get(thing.value);
  if (known) return known;
  const outline = ownOutline(thing);
  kept.set(thing.value, outline);
  return outline;
}

function ownOutline(thing: Exclude<Thing, { kind: 'door' }>): EditedPoint[] {
  switch (thing.kind) {
    case 'wall': {
      const { from, to, thickness } = thing.value;
      return bandOf(from, to, Math.max(thickness, minWallThickness));
    }
    case 'zone':
      return thing.value.polygon;
    case 'desk':
      return turnedBox(thing.value, thing.value);
    case 'decor':
      return turnedBox(thing.value, sizeOf(thing.value));
    case 'seat':
      return turnedBox(thing.value, { width: seatSize, depth: seatSize });
    case 'spawn':
      return turnedBox(thing.value, { width: spawnSize, depth: spawnSize });
  }
}

/** Posts of a door in metres. Undefined if its wall is missing. */
export function postsOf(
  plan: EditedPlan,
  door: EditedDoor,
): [EditedPoint, EditedPoint] | undefined {
  const wall = plan.walls.find(({ id }) => id === door.wallId);
  if (!wall) return undefined;
  const length = Math.hypot(wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]) || 1;
  const at = (metres: number): EditedPoint => [
    wall.from[0] + ((wall.to[0] - wall.from[0]) * metres) / length,
    wall.from[1] + ((wall.to[1] - wall.from[1]) * metres) / length,
  ];
  return [at(door.at - door.width / 2), at(door.at + door.width / 2)];
}

function doorOutline(plan: EditedPlan, door: EditedDoor): EditedPoint[] {
  const posts = postsOf(plan, door);
  return posts ? bandOf(...posts, doorDepth) : [];
}

function bandOf(from: EditedPoint, to: EditedPoint, thickness: number): EditedPoint[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const x = (-(to[1] - from[1]) / length) * (thickness / 2);
  const z = ((to[0] - from[0]) / length) * (thickness / 2);
  return [
    [from[0] + x, from[1] + z],
    [to[0] + x, to[1] + z],
    [to[0] - x, to[1] - z],
    [from[0] - x, from[1] - z],
  ];
}

function turnedBox(
  { x, z, heading }: Place & { heading: number },
  { width, depth }: { width: number; depth: number },
): EditedPoint[] {
  const corners: EditedPoint[] = [
    [-width / 2, -depth / 2],
    [width / 2, -depth / 2],
    [width / 2, depth / 2],
    [-width / 2, depth / 2],
  ];
  return corners.map(([across, along]) => {
    const turned = fromOwn({ across, along }, heading);
    return [x + turned.x, z + turned.z];
  });
}

/** Converts object directions (across and towards the front) to floor directions. */
export function fromOwn({ across, along }: { across: number; along: number }, heading: number) {
  const [sin, cos] = [Math.sin(heading), Math.cos(heading)];
  return { x: across * cos + along * sin, z: -across * sin + along * cos };
}

export function toOwn({ x, z }: Place, heading: number) {
  const [sin, cos] = [Math.sin(heading), Math.cos(heading)];
  return { across: x * cos - z * sin, along: x * sin + z * cos };
}

export function boundsOfThing(plan: EditedPlan, key: ThingKey): Bounds | undefined {
  const thing = thingOf(plan, key);
  const outline = thing && outlineOf(plan, thing);
  return outline && outline.length > 0 ? boundsOfPoints(outline) : undefined;
}

export function boundsOfThings(plan: EditedPlan, keys: Keys | readonly ThingKey[]) {
  let all: Bounds | undefined;
  for (const key of keys) {
    const each = boundsOfThing(plan, key);
    if (!each) continue;
    all = all ? around(all, each) : each;
  }
  return all;
}

export function centroidOf({ left, top, right, bottom }: Bounds): Place {
  return { x: (left + right) / 2, z: (top + bottom) / 2 };
}

/** Even-odd rule. */
export function isInside({ x, z }: Place, polygon: readonly EditedPoint[]): boolean {
  let inside = false;
  polygon.forEach(([xi, zi], index) => {
    const [xj, zj] = polygon[(index || polygon.length) - 1] ?? [xi, zi];
    if (zi > z !== zj > z && x < ((xj - xi) * (z - zi)) / (zj - zi) + xi) inside = !inside;
  });
  return inside;
}
