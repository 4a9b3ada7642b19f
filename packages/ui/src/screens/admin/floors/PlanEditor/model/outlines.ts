import {
  boundsAround,
  boundsOfPoints,
  type Bounds,
} from '../../../../../patterns/planDrawing/bounds.ts';
import type { EditedPlan, EditedPoint } from '../planEditorState.ts';
import { kindOf } from './kinds/kinds.ts';
import { thingOf, type Keys, type Thing, type ThingKey } from './things.ts';

const kept = new WeakMap<object, EditedPoint[]>();

export function outlineOf(plan: EditedPlan, { kind, value }: Thing): EditedPoint[] {
  const { outline, followsWall } = kindOf(kind);
  // Also depends on the wall, so it is not cached.
  if (followsWall) return outline(value, plan);
  const known = kept.get(value);
  if (known) return known;
  const computed = outline(value, plan);
  kept.set(value, computed);
  return computed;
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
    all = all ? boundsAround(all, each) : each;
  }
  return all;
}
