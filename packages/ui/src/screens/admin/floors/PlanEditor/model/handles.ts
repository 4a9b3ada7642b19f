import type { EditedPlan } from '../planEditorState.ts';
import { insertCorner, moveCorner, moveWallEnd, patchItems, rotateItems } from './edits.ts';
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
import type { Handle } from './kinds/planItemDescriptor.ts';
import { boundsOfItem } from './outlines.ts';
import { refOf, itemOf, type PlanItemKey } from './planItems.ts';

const least = 0.1;
const leastDoor = 0.5;

export function handlesOf(plan: EditedPlan, key: PlanItemKey): Handle[] {
  const item = itemOf(plan, key);
  return item ? kindOf(item.kind).handles(item.value, plan) : [];
}

/** Sides shorter than this, in pixels, only show the handles of their corners. */
const leastSide = 32;

export function visibleHandles(plan: EditedPlan, key: PlanItemKey, scale: number): Handle[] {
  return handlesOf(plan, key).filter(({ room = Infinity }) => room * scale >= leastSide);
}

/** Handle within `reach` metres. Nearer to the centre, the object itself is hit. */
export function handleNear(
  plan: EditedPlan,
  key: PlanItemKey,
  place: Place,
  { reach, scale }: { reach: number; scale: number },
): Handle | undefined {
  const bounds = boundsOfItem(plan, key);
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
  key: PlanItemKey,
  handle: Handle,
  place: Place,
  free: boolean,
): EditedPlan {
  const { index } = refOf(key);
  const item = itemOf(plan, key);
  switch (handle.kind) {
    case 'end':
      return moveWallEnd(plan, index, handle.end, place);
    case 'corner':
      return moveCorner(plan, index, handle.corner, place);
    case 'edge':
      return insertCorner(plan, index, handle.after, withinFloor(plan, place));
    case 'rotation': {
      if (!item || !('heading' in item.value)) return plan;
      const angle = Math.atan2(place.x - item.value.x, place.z - item.value.z);
      const heading = normalizeHeading(free ? angle : Math.round(angle / turnStep) * turnStep);
      return rotateItems(plan, new Set([key]), item.value.heading - heading, item.value);
    }
    case 'size':
      return resized(plan, key, handle, place);
    case 'post': {
      if (item?.kind !== 'door') return plan;
      const door = item.value;
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
      return patchItems(plan, 'door', new Set([index]), { width, at });
    }
  }
}

/** The edge opposite to the dragged one keeps its position. */
function resized(
  plan: EditedPlan,
  key: PlanItemKey,
  { across, along }: { across: -1 | 0 | 1; along: -1 | 0 | 1 },
  place: Place,
): EditedPlan {
  const item = itemOf(plan, key);
  const size = item && kindOf(item.kind).size?.(item.value);
  if (!size || !('heading' in item.value)) return plan;
  const { value } = item;
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
  return patchItems(plan, item.kind, new Set([refOf(key).index]), patch);
}
