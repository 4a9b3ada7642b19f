import type { EditedPlan } from '../planEditorState.ts';
import { moveItems } from './edits.ts';
import type { Bounds } from '../../../../../patterns/planDrawing/bounds.ts';
import { boundsOfItem, boundsOfItems } from './outlines.ts';
import { withAttached, type Keys, type PlanItemKey } from './planItems.ts';

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof alignments)[number];

/** Excludes doors, which stay in their walls, and chairs of selected desks. */
function movable(plan: EditedPlan, keys: Keys): PlanItemKey[] {
  const desks = new Set([...keys].filter((key) => key.startsWith('desk:')));
  const chairs = withAttached(plan, desks);
  return [...keys].filter(
    (key) => !key.startsWith('door:') && (desks.has(key) || !chairs.has(key)),
  );
}

export function alignItems(plan: EditedPlan, keys: Keys, to: Alignment): EditedPlan {
  const items = movable(plan, keys);
  const around = boundsOfItems(plan, items);
  if (!around) return plan;
  return items.reduce((next, key) => {
    const bounds = boundsOfItem(plan, key);
    return bounds ? moveItems(next, new Set([key]), alignmentOffset(to, bounds, around)) : next;
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
export function distributeItems(plan: EditedPlan, keys: Keys, axis: 'x' | 'z'): EditedPlan {
  const [low, high] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  const items = movable(plan, keys)
    .flatMap((key) => {
      const bounds = boundsOfItem(plan, key);
      return bounds ? [{ key, bounds }] : [];
    })
    .sort((one, other) => one.bounds[low] - other.bounds[low]);
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last || items.length < 3) return plan;
  const taken = items.reduce((sum, { bounds }) => sum + bounds[high] - bounds[low], 0);
  const gap = (last.bounds[high] - first.bounds[low] - taken) / (items.length - 1);
  let at = first.bounds[low];
  return items.reduce((next, { key, bounds }) => {
    const offset = at - bounds[low];
    at += bounds[high] - bounds[low] + gap;
    return moveItems(
      next,
      new Set([key]),
      axis === 'x' ? { x: offset, z: 0 } : { x: 0, z: offset },
    );
  }, plan);
}
