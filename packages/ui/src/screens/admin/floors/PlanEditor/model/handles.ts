import type { EditedPlan } from '../planEditorState.ts';
import { insertCorner, moveCorner, moveWallEnd, patchThings, turnThings } from './edits.ts';
import {
  centroidOf,
  fromOwn,
  lengthOf,
  normalizeHeading,
  round,
  toOwn,
  withinFloor,
  type Place,
} from './geometry.ts';
import { kindOf } from './kinds/kinds.ts';
import type { Handle } from './kinds/thingKind.ts';
import { boundsOfThing } from './outlines.ts';
import { refOf, thingOf, type ThingKey } from './things.ts';

const least = 0.1;
const leastDoor = 0.5;

export function handlesOf(plan: EditedPlan, key: ThingKey): Handle[] {
  const thing = thingOf(plan, key);
  return thing ? kindOf(thing.kind).handles(thing.value, plan) : [];
}

/** Sides shorter than this, in pixels, only show the handles of their corners. */
const leastSide = 32;

export function visibleHandles(plan: EditedPlan, key: ThingKey, scale: number): Handle[] {
  return handlesOf(plan, key).filter(({ room = Infinity }) => room * scale >= leastSide);
}

/** Handle within `reach` metres. Nearer to the centre, the object itself is hit. */
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
      return insertCorner(plan, index, handle.after, withinFloor(plan, place));
    case 'rotation': {
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

/** The edge opposite to the dragged one keeps its position. */
function resized(
  plan: EditedPlan,
  key: ThingKey,
  { across, along }: { across: -1 | 0 | 1; along: -1 | 0 | 1 },
  place: Place,
): EditedPlan {
  const thing = thingOf(plan, key);
  const size = thing && kindOf(thing.kind).size?.(thing.value);
  if (!size || !('heading' in thing.value)) return plan;
  const { value } = thing;
  const localOffset = toOwn({ x: place.x - value.x, z: place.z - value.z }, value.heading);
  const grown = (side: number, requested: number, length: number) =>
    side === 0 ? length : round(Math.max(least, requested * side + length / 2));
  const width = grown(across, localOffset.across, size.width);
  const depth = grown(along, localOffset.along, size.depth);
  const shift = fromOwn(
    { across: (across * (width - size.width)) / 2, along: (along * (depth - size.depth)) / 2 },
    value.heading,
  );
  const middle = withinFloor(plan, { x: round(value.x + shift.x), z: round(value.z + shift.z) });
  const patch = { width, depth, ...middle };
  return patchThings(plan, thing.kind, new Set([refOf(key).index]), patch);
}
