import type { EditedPlan } from '../planEditorState.ts';
import {
  insertCorner,
  lengthOf,
  moveCorner,
  moveWallEnd,
  normalizeHeading,
  patchThings,
  round,
  turnThings,
} from './edits.ts';
import {
  boundsOfThing,
  fromOwn,
  centroidOf,
  postsOf,
  sizeOf,
  toOwn,
  type Place,
} from './outlines.ts';
import { refOf, thingOf, type ThingKey } from './things.ts';

export type Handle = Place &
  (
    | { kind: 'end'; end: 'from' | 'to' }
    | { kind: 'corner'; corner: number }
    | { kind: 'edge'; after: number }
    /** Edge or corner of a turned rectangle: -1, 0 or 1 across it and towards its front. */
    | { kind: 'size'; across: -1 | 0 | 1; along: -1 | 0 | 1 }
    | { kind: 'post'; side: -1 | 1 }
    | { kind: 'turn' }
  );

const least = 0.1;
const leastDoor = 0.5;
const turnDistance = 0.5;

const sizes = [-1, 0, 1].flatMap((across) =>
  [-1, 0, 1].flatMap((along) => (across || along ? [{ across, along }] : [])),
) as { across: -1 | 0 | 1; along: -1 | 0 | 1 }[];

export function handlesOf(plan: EditedPlan, key: ThingKey): Handle[] {
  const thing = thingOf(plan, key);
  switch (thing?.kind) {
    case 'wall': {
      const { from, to } = thing.value;
      return [
        { kind: 'end', end: 'from', x: from[0], z: from[1] },
        { kind: 'end', end: 'to', x: to[0], z: to[1] },
      ];
    }
    case 'zone': {
      const { polygon } = thing.value;
      return polygon.flatMap(([x, z], corner): Handle[] => {
        const [nextX, nextZ] = polygon[(corner + 1) % polygon.length] ?? [x, z];
        return [
          { kind: 'corner', corner, x, z },
          { kind: 'edge', after: corner, x: (x + nextX) / 2, z: (z + nextZ) / 2 },
        ];
      });
    }
    case 'door': {
      const [from, to] = postsOf(plan, thing.value) ?? [];
      if (!from || !to) return [];
      return [
        { kind: 'post', side: -1, x: from[0], z: from[1] },
        { kind: 'post', side: 1, x: to[0], z: to[1] },
      ];
    }
    case 'desk':
      return boxHandles(thing.value, thing.value);
    case 'decor':
      return boxHandles(thing.value, sizeOf(thing.value));
    case 'seat':
    case 'spawn':
      return [turnHandle(thing.value, 0.25)];
    case undefined:
      return [];
  }
}

/** Sides shorter than this, in pixels, only show the handles of their corners. */
const leastSide = 32;

export function visibleHandles(plan: EditedPlan, key: ThingKey, scale: number): Handle[] {
  const thing = thingOf(plan, key);
  const handles = handlesOf(plan, key);
  if (thing?.kind === 'zone') {
    const { polygon } = thing.value;
    return handles.filter((handle) => {
      if (handle.kind !== 'edge') return true;
      const [from, to] = [polygon[handle.after], polygon[(handle.after + 1) % polygon.length]];
      return from && to && lengthOf({ from, to }) * scale >= leastSide;
    });
  }
  if (thing?.kind !== 'desk' && thing?.kind !== 'decor') return handles;
  const { width, depth } = thing.kind === 'desk' ? thing.value : sizeOf(thing.value);
  return handles.filter(
    (handle) =>
      handle.kind !== 'size' ||
      ((handle.across !== 0 || width * scale >= leastSide) &&
        (handle.along !== 0 || depth * scale >= leastSide)),
  );
}

/**
 * Returns the handle within `reach` metres of a position. Closer to the centre of the object, the object
 * itself is hit.
 */
export function handleNear(
  plan: EditedPlan,
  key: ThingKey,
  place: Place,
  { reach, scale }: { reach: number; scale: number },
): Handle | undefined {
  const bounds = boundsOfThing(plan, key);
  const middle = bounds && centroidOf(bounds);
  let least = middle ? Math.min(reach, Math.hypot(middle.x - place.x, middle.z - place.z)) : reach;
  let found: Handle | undefined;
  for (const handle of visibleHandles(plan, key, scale)) {
    const distance = Math.hypot(handle.x - place.x, handle.z - place.z);
    if (distance < least) [found, least] = [handle, distance];
  }
  return found;
}

type Placed = Place & { heading: number };

function boxHandles(placed: Placed, { width, depth }: { width: number; depth: number }): Handle[] {
  return [
    ...sizes.map(({ across, along }): Handle => {
      const own = { across: (across * width) / 2, along: (along * depth) / 2 };
      const way = fromOwn(own, placed.heading);
      return { kind: 'size', across, along, x: placed.x + way.x, z: placed.z + way.z };
    }),
    turnHandle(placed, depth / 2),
  ];
}

function turnHandle(placed: Placed, front: number): Handle {
  const way = fromOwn({ across: 0, along: front + turnDistance }, placed.heading);
  return { kind: 'turn', x: placed.x + way.x, z: placed.z + way.z };
}

const turnStep = Math.PI / 12;

/** Returns the plan with a handle moved to a position. `free` disables snapping of sizes and angles. */
export function dragHandle(
  plan: EditedPlan,
  key: ThingKey,
  handle: Handle,
  place: Place,
  free: boolean,
): EditedPlan {
  const { index } = refOf(key);
  const thing = thingOf(plan, key);
  switch (handle.kind) {
    case 'end':
      return moveWallEnd(plan, index, handle.end, place);
    case 'corner':
      return moveCorner(plan, index, handle.corner, place);
    case 'edge':
      return insertCorner(plan, index, handle.after, within(plan, place));
    case 'turn': {
      if (!thing || !('heading' in thing.value)) return plan;
      const angle = Math.atan2(place.x - thing.value.x, place.z - thing.value.z);
      const heading = normalizeHeading(free ? angle : Math.round(angle / turnStep) * turnStep);
      return turnThings(plan, new Set([key]), thing.value.heading - heading, thing.value);
    }
    case 'size':
      return resized(plan, key, handle, place);
    case 'post': {
      if (thing?.kind !== 'door') return plan;
      const door = thing.value;
      const wall = plan.walls.find(({ id }) => id === door.wallId);
      if (!wall) return plan;
      const length = lengthOf(wall) || 1;
      const along =
        ((place.x - wall.from[0]) * (wall.to[0] - wall.from[0]) +
          (place.z - wall.from[1]) * (wall.to[1] - wall.from[1])) /
        length;
      const other = door.at - (handle.side * door.width) / 2;
      const end = Math.max(0, Math.min(length, along));
      const width = round(Math.max(leastDoor, (end - other) * handle.side));
      const at = round(other + (handle.side * width) / 2);
      return patchThings(plan, 'door', new Set([index]), { width, at });
    }
  }
}

function within({ size }: EditedPlan, { x, z }: Place): Place {
  return { x: Math.max(0, Math.min(size.width, x)), z: Math.max(0, Math.min(size.depth, z)) };
}

/** The edge opposite to the dragged one keeps its position. */
function resized(
  plan: EditedPlan,
  key: ThingKey,
  { across, along }: { across: -1 | 0 | 1; along: -1 | 0 | 1 },
  place: Place,
): EditedPlan {
  const thing = thingOf(plan, key);
  if (thing?.kind !== 'desk' && thing?.kind !== 'decor') return plan;
  const { value } = thing;
  const size = thing.kind === 'desk' ? thing.value : sizeOf(thing.value);
  const held = toOwn({ x: place.x - value.x, z: place.z - value.z }, value.heading);
  const grown = (side: number, wanted: number, length: number) =>
    side === 0 ? length : round(Math.max(least, wanted * side + length / 2));
  const width = grown(across, held.across, size.width);
  const depth = grown(along, held.along, size.depth);
  const shift = fromOwn(
    { across: (across * (width - size.width)) / 2, along: (along * (depth - size.depth)) / 2 },
    value.heading,
  );
  const middle = within(plan, { x: round(value.x + shift.x), z: round(value.z + shift.z) });
  const patch = { width, depth, ...middle };
  return patchThings(plan, thing.kind, new Set([refOf(key).index]), patch);
}
