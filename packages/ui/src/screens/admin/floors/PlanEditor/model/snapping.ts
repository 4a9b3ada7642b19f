import { planItemKinds } from '@office/vocabulary';
import type { EditedPlan } from '../planEditorState.ts';
import { boundsOfPoints, type Bounds } from '../../../../../patterns/planDrawing/bounds.ts';
import type { Place } from './geometry.ts';
import { kindOf } from './kinds/kinds.ts';
import { outlineOf } from './outlines.ts';
import { listOf, type Keys, type PlanItem } from './planItems.ts';

/** Snap line: edge or centre of an object at `at`, with its extent along the other axis. */
interface SnapLine {
  at: number;
  from: number;
  to: number;
}

/** Snap lines of all objects that do not move, sorted. Computed once per gesture. */
export interface SnapTargets {
  x: readonly SnapLine[];
  z: readonly SnapLine[];
}

export interface Guide {
  axis: 'x' | 'z';
  at: number;
  from: number;
  to: number;
}

export interface SnapOptions {
  /** Grid size in metres, or 0 for no grid. */
  grid: number;
  /** Distance in metres within which lines attract, or 0 to disable snapping. */
  reach: number;
}

/** Walls snap to the axes of other walls. Other objects snap to the edges of walls. */
export function targetsOf(
  plan: EditedPlan,
  except: Keys,
  walls: 'axis' | 'edge' = 'edge',
): SnapTargets {
  const { width, depth } = plan.size;
  const x: SnapLine[] = [0, width / 2, width].map((at) => ({ at, from: 0, to: depth }));
  const z: SnapLine[] = [0, depth / 2, depth].map((at) => ({ at, from: 0, to: width }));
  for (const kind of planItemKinds) {
    plan[listOf[kind]].forEach((value, index) => {
      if (except.has(`${kind}:${index}`)) return;
      const item = { kind, value } as PlanItem;
      const axis = walls === 'axis' ? kindOf(kind).axis?.(item.value) : undefined;
      const outline = axis ?? outlineOf(plan, item);
      if (outline.length === 0) return;
      const bounds = boundsOfPoints(outline);
      for (const at of along(bounds.left, bounds.right))
        x.push({ at, from: bounds.top, to: bounds.bottom });
      for (const at of along(bounds.top, bounds.bottom))
        z.push({ at, from: bounds.left, to: bounds.right });
    });
  }
  const inOrder = (one: SnapLine, other: SnapLine) => one.at - other.at;
  return { x: x.sort(inOrder), z: z.sort(inOrder) };
}

function along(low: number, high: number): [number, number, number] {
  return [low, (low + high) / 2, high];
}

function nearestLine(lines: readonly SnapLine[], value: number): SnapLine | undefined {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]!.at < value) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [lines[low - 1], lines[low]];
  if (!before || !after) return before ?? after;
  return value - before.at <= after.at - value ? before : after;
}

interface Pull {
  by: number;
  line: SnapLine;
}

/** Returns the offset from the closest of several values to its nearest line. */
function snapOffset(
  lines: readonly SnapLine[],
  values: readonly number[],
  reach: number,
): Pull | undefined {
  let best: Pull | undefined;
  for (const value of values) {
    const line = nearestLine(lines, value);
    if (!line) continue;
    const by = line.at - value;
    if (Math.abs(by) <= reach && (!best || Math.abs(by) < Math.abs(best.by))) best = { by, line };
  }
  return best;
}

const toGrid = (value: number, grid: number) =>
  grid > 0 ? Math.round(value / grid) * grid : value;

/** Snaps edges and centre to other objects, otherwise the centre to the grid. */
export function snapMove(
  bounds: Bounds,
  by: Place,
  targets: SnapTargets,
  { grid, reach }: SnapOptions,
): { by: Place; guides: Guide[] } {
  const one = (axis: 'x' | 'z', low: number, high: number, requested: number) => {
    const values = along(low + requested, high + requested);
    const pull = reach > 0 ? snapOffset(targets[axis], values, reach) : undefined;
    if (pull) return { by: requested + pull.by, line: pull.line };
    const middle = (low + high) / 2;
    return { by: toGrid(middle + requested, grid) - middle, line: undefined };
  };
  const x = one('x', bounds.left, bounds.right, by.x);
  const z = one('z', bounds.top, bounds.bottom, by.z);
  const moved = {
    left: bounds.left + x.by,
    right: bounds.right + x.by,
    top: bounds.top + z.by,
    bottom: bounds.bottom + z.by,
  };
  const guides: Guide[] = [];
  if (x.line) guides.push(guideOf('x', x.line, moved.top, moved.bottom));
  if (z.line) guides.push(guideOf('z', z.line, moved.left, moved.right));
  return { by: { x: x.by, z: z.by }, guides };
}

/** Snaps a point to a near line, otherwise to the grid. */
export function snapPoint(
  place: Place,
  targets: SnapTargets,
  { grid, reach }: SnapOptions,
): { place: Place; guides: Guide[] } {
  const one = (axis: 'x' | 'z', value: number) => {
    const pull = reach > 0 ? snapOffset(targets[axis], [value], reach) : undefined;
    return pull ? { at: pull.line.at, line: pull.line } : { at: toGrid(value, grid) };
  };
  const x = one('x', place.x);
  const z = one('z', place.z);
  const guides: Guide[] = [];
  if (x.line) guides.push(guideOf('x', x.line, z.at, z.at));
  if (z.line) guides.push(guideOf('z', z.line, x.at, x.at));
  return { place: { x: x.at, z: z.at }, guides };
}

function guideOf(axis: 'x' | 'z', { at, from, to }: SnapLine, low: number, high: number): Guide {
  return { axis, at, from: Math.min(from, low), to: Math.max(to, high) };
}

/** Angle in radians between preferred wall directions, and the tolerance for snapping to them. */
const eighth = Math.PI / 4;
const tolerance = Math.PI / 40;

/** Returns the end of a wall drawn from `from`, snapped to multiples of 45 degrees if it is close to one. */
export function snapWallAngle(from: Place, to: Place, always: boolean): Place {
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  const angle = Math.atan2(dz, dx);
  const straight = Math.round(angle / eighth) * eighth;
  if (!always && Math.abs(angle - straight) > tolerance) return to;
  const length = dx * Math.cos(straight) + dz * Math.sin(straight);
  return { x: from.x + length * Math.cos(straight), z: from.z + length * Math.sin(straight) };
}
