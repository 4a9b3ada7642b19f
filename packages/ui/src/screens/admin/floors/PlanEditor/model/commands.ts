import type { EditedPlan } from '../planEditorState.ts';
import { copyItems, isEmptyFragment, pasteItems } from './clipboard.ts';
import { addItems, anchorBounds, moveItems, removeItems, rotateItems } from './edits.ts';
import { centroidOf, type Place } from './geometry.ts';
import { boundsOfItem, boundsOfItems } from './outlines.ts';
import {
  allKeys,
  refOf,
  withAttached,
  type Keys,
  type PlanFragment,
  type PlanItemKey,
} from './planItems.ts';
import { defaultItemAt, type Tool, type ToolUse } from './tools.ts';

export interface Selected {
  plan: EditedPlan;
  selection: Keys;
}

/** Offset of a copy from its original in metres. */
const copyOffset = 0.5;
/** Offsets tried if an object would exactly cover another: increasing, to either side. */
const offsetsToTry = Array.from({ length: 20 }, (_, index) => (index + 1) * copyOffset).flatMap(
  (by) => [by, -by],
);

type Added = { plan: EditedPlan; keys: Set<PlanItemKey> };

function addWithOffset(plan: EditedPlan, add: (by: Place) => Added): Selected {
  let added = add({ x: 0, z: 0 });
  for (const by of offsetsToTry) {
    if (!exactlyCoversExisting(plan, added)) break;
    added = add({ x: by, z: by });
  }
  return { plan: added.plan, selection: added.keys };
}

function exactlyCoversExisting(before: EditedPlan, { plan, keys }: Added): boolean {
  const [first] = keys;
  const bounds = first && anchorBounds(plan, new Set([first]));
  if (!bounds) return false;
  const at = JSON.stringify(bounds);
  const { kind } = refOf(first);
  return allKeys(before).some(
    (key) =>
      refOf(key).kind === kind && JSON.stringify(anchorBounds(before, new Set([key]))) === at,
  );
}

/** Returns undefined for a door that is not near a wall. */
export function addItemAt(
  { plan }: Selected,
  tool: Tool,
  place: Place,
  use: ToolUse,
): Selected | undefined {
  const fragmentAt = (by: Place) =>
    defaultItemAt(plan, tool, { x: place.x + by.x, z: place.z + by.z }, use);
  if (isEmptyFragment(fragmentAt({ x: 0, z: 0 }))) return undefined;
  return addWithOffset(plan, (by) => addItems(plan, fragmentAt(by)));
}

export function duplicate({ plan, selection }: Selected): Selected {
  const fragment = copyItems(plan, selection);
  return addWithOffset(plan, (by) =>
    pasteItems(plan, fragment, { x: copyOffset + by.x, z: copyOffset + by.z }),
  );
}

export function paste({ plan }: Selected, fragment: PlanFragment, around?: Place): Selected {
  if (isEmptyFragment(fragment)) return { plan, selection: new Set() };
  const own: EditedPlan = { ...plan, ...fragment };
  const bounds = boundsOfItems(own, allKeys(own));
  const from = bounds && centroidOf(bounds);
  const by =
    around && from
      ? { x: around.x - from.x, z: around.z - from.z }
      : { x: copyOffset, z: copyOffset };
  return addWithOffset(plan, (farther) =>
    pasteItems(plan, fragment, { x: by.x + farther.x, z: by.z + farther.z }),
  );
}

export function remove({ plan, selection }: Selected): Selected {
  return { plan: removeItems(plan, selection), selection: new Set() };
}

export function move({ plan, selection }: Selected, by: Place): Selected {
  return { plan: moveItems(plan, selection, by), selection };
}

/** Step to the next grid line from the first selected object. */
export function gridStep({ plan, selection }: Selected, way: Place, grid: number): Place {
  const [first] = selection;
  const at = first && anchorBounds(plan, new Set([first]));
  const step = (from: number, direction: number) => {
    if (direction === 0) return 0;
    const lines = from / grid;
    const near = Math.round(lines);
    const isOnLine = Math.abs(lines - near) * grid < 0.0005;
    const next =
      direction > 0
        ? (isOnLine ? near : Math.floor(lines)) + 1
        : (isOnLine ? near : Math.ceil(lines)) - 1;
    return next * grid - from;
  };
  return { x: step(at?.left ?? 0, way.x), z: step(at?.top ?? 0, way.z) };
}

/** Distances below this, in metres, are ignored. */
const minStep = 0.001;

/** Returns the step to the next edge in the given direction: of another object, a wall or the floor. */
export function snapStep({ plan, selection }: Selected, way: Place): Place {
  const own = boundsOfItems(plan, selection);
  if (!own) return { x: 0, z: 0 };
  const moving = withAttached(plan, selection);
  const others = allKeys(plan).flatMap((key) => {
    const bounds = moving.has(key) ? undefined : boundsOfItem(plan, key);
    return bounds ? [bounds] : [];
  });
  const floor = { left: 0, right: plan.size.width, top: 0, bottom: plan.size.depth };
  const step = (
    direction: number,
    [low, high]: readonly ['left' | 'top', 'right' | 'bottom'],
    [from, to]: readonly ['left' | 'top', 'right' | 'bottom'],
  ) => {
    if (direction === 0) return 0;
    const edge = direction > 0 ? own[high] : own[low];
    const ways = [...others, floor]
      .filter((each) => each[from] < own[to] - minStep && each[to] > own[from] + minStep)
      .flatMap((each) => [each[low], each[high]])
      .map((at) => (at - edge) * direction)
      .filter((distance) => distance > minStep);
    return ways.length > 0 ? Math.min(...ways) * direction : 0;
  };
  return {
    x: step(way.x, ['left', 'right'], ['top', 'bottom']),
    z: step(way.z, ['top', 'bottom'], ['left', 'right']),
  };
}

export function turn({ plan, selection }: Selected, angle: number): Selected {
  const bounds = boundsOfItems(plan, selection);
  return bounds
    ? { plan: rotateItems(plan, selection, angle, centroidOf(bounds)), selection }
    : { plan, selection };
}

export function step({ plan, selection }: Selected, by: 1 | -1): PlanItemKey | undefined {
  const keys = allKeys(plan);
  const [first] = selection;
  const at = first ? keys.indexOf(first) : by === 1 ? -1 : 0;
  return keys.at((at + by + keys.length) % Math.max(1, keys.length));
}
