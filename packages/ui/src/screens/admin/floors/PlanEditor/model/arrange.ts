import type { EditedPlan } from '../planEditorState.ts';
import { moveThings } from './edits.ts';
import type { Bounds } from '../../../../../patterns/planDrawing/bounds.ts';
import { boundsOfThing, boundsOfThings } from './outlines.ts';
import { withAttached, type Keys, type ThingKey } from './things.ts';

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

/** Excludes doors, which stay in their walls, and chairs of selected desks. */
function movable(plan: EditedPlan, keys: Keys): ThingKey[] {
  const desks = new Set([...keys].filter((key) => key.startsWith('desk:')));
  const chairs = withAttached(plan, desks);
  return [...keys].filter(
    (key) => !key.startsWith('door:') && (desks.has(key) || !chairs.has(key)),
  );
}

export function alignThings(plan: EditedPlan, keys: Keys, to: Alignment): EditedPlan {
  const things = movable(plan, keys);
  const around = boundsOfThings(plan, things);
  if (!around) return plan;
  return things.reduce((next, key) => {
    const bounds = boundsOfThing(plan, key);
    return bounds ? moveThings(next, new Set([key]), alignmentOffset(to, bounds, around)) : next;
  }, plan);
}

function alignmentOffset(to: Alignment, own: Bounds, around: Bounds) {
  switch (to) {
    case 'left':
      return { x: around.left - own.left, z: 0 };
    case 'right':
      return { x: around.right - own.right, z: 0 };
    case 'center':
      return { x: (around.left + around.right - own.left - own.right) / 2, z: 0 };
    case 'top':
      return { x: 0, z: around.top - own.top };
    case 'bottom':
      return { x: 0, z: around.bottom - own.bottom };
    case 'middle':
      return { x: 0, z: (around.top + around.bottom - own.top - own.bottom) / 2 };
  }
}

/** Distributes with equal gaps. The outermost two objects stay in position. */
export function distributeThings(plan: EditedPlan, keys: Keys, axis: 'x' | 'z'): EditedPlan {
  const [low, high] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  const things = movable(plan, keys)
    .flatMap((key) => {
      const bounds = boundsOfThing(plan, key);
      return bounds ? [{ key, bounds }] : [];
    })
    .sort((one, other) => one.bounds[low] - other.bounds[low]);
  const [first, last] = [things[0], things.at(-1)];
  if (!first || !last || things.length < 3) return plan;
  const taken = things.reduce((sum, { bounds }) => sum + bounds[high] - bounds[low], 0);
  const gap = (last.bounds[high] - first.bounds[low] - taken) / (things.length - 1);
  let at = first.bounds[low];
  return things.reduce((next, { key, bounds }) => {
    const offset = at - bounds[low];
    at += bounds[high] - bounds[low] + gap;
    return moveThings(
      next,
      new Set([key]),
      axis === 'x' ? { x: offset, z: 0 } : { x: 0, z: offset },
    );
  }, plan);
}
