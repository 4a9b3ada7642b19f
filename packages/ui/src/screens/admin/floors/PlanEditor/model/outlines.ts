import {
  boundsAround,
  boundsOfPoints,
  type Bounds,
} from '../../../../../patterns/planDrawing/bounds.ts';
import type { EditedPlan, EditedPoint } from '../planEditorState.ts';
import { kindOf } from './kinds/kinds.ts';
import { itemOf, type Keys, type PlanItem, type PlanItemKey } from './planItems.ts';

const kept = new WeakMap<object, EditedPoint[]>();

export function outlineOf(plan: EditedPlan, { kind, value }: PlanItem): EditedPoint[] {
  const { outline, followsWall } = kindOf(kind);
  // Also depends on the wall, so it is not cached.
  if (followsWall) return outline(value, plan);
  const known = kept.get(value);
  if (known) return known;
  const computed = outline(value, plan);
  kept.set(value, computed);
  return computed;
}

export function boundsOfItem(plan: EditedPlan, key: PlanItemKey): Bounds | undefined {
  const item = itemOf(plan, key);
  const outline = item && outlineOf(plan, item);
  return outline && outline.length > 0 ? boundsOfPoints(outline) : undefined;
}

export function boundsOfItems(plan: EditedPlan, keys: Keys | readonly PlanItemKey[]) {
  let all: Bounds | undefined;
  for (const key of keys) {
    const each = boundsOfItem(plan, key);
    if (!each) continue;
    all = all ? boundsAround(all, each) : each;
  }
  return all;
}
