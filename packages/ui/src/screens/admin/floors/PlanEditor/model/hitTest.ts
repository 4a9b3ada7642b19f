import type { EditedPlan, EditedPoint } from '../planEditorState.ts';
import { boundsOfPoints, type Bounds } from '../../../../../patterns/planDrawing/bounds.ts';
import { centroidOf, isInside, type Place } from './geometry.ts';
import { kindOf, kindsFromTop } from './kinds/kinds.ts';
import { boundsOfItem, outlineOf } from './outlines.ts';
import { listOf, refOf, type PlanItem, type PlanItemKey } from './planItems.ts';

/** Returns the topmost object within `reach` metres. Rugs are below everything but zones. */
export function itemAt(plan: EditedPlan, place: Place, reach: number): PlanItemKey | undefined {
  let rug: PlanItemKey | undefined;
  for (const kind of kindsFromTop) {
    const { isGround, isRug } = kindOf(kind);
    if (isGround && rug) return rug;
    const list = plan[listOf[kind]];
    for (let index = list.length - 1; index >= 0; index--) {
      const item = { kind, value: list[index] } as PlanItem;
      if (!isHit(outlineOf(plan, item), place, isGround ? 0 : reach)) continue;
      const key: PlanItemKey = `${kind}:${index}`;
      if (!isRug?.(item.value)) return key;
      rug ??= key;
    }
  }
  return rug;
}

function isHit(outline: readonly EditedPoint[], place: Place, reach: number): boolean {
  if (outline.length === 0) return false;
  const { left, top, right, bottom } = boundsOfPoints(outline);
  if (place.x < left - reach || place.x > right + reach) return false;
  if (place.z < top - reach || place.z > bottom + reach) return false;
  return isInside(place, outline) || distanceTo(outline, place) <= reach;
}

function distanceTo(outline: readonly EditedPoint[], { x, z }: Place): number {
  let least = Infinity;
  outline.forEach(([ax, az], index) => {
    const [bx, bz] = outline[(index + 1) % outline.length] ?? [ax, az];
    const squared = (bx - ax) ** 2 + (bz - az) ** 2;
    const along = squared && ((x - ax) * (bx - ax) + (z - az) * (bz - az)) / squared;
    const t = Math.max(0, Math.min(1, along));
    least = Math.min(least, Math.hypot(x - ax - t * (bx - ax), z - az - t * (bz - az)));
  });
  return least;
}

export function itemsWithin(plan: EditedPlan, area: Bounds): PlanItemKey[] {
  const found: PlanItemKey[] = [];
  for (const kind of kindsFromTop) {
    plan[listOf[kind]].forEach((value, index) => {
      const outline = outlineOf(plan, { kind, value } as PlanItem);
      if (outline.length === 0) return;
      const bounds = boundsOfPoints(outline);
      const isWithin =
        bounds.left >= area.left &&
        bounds.right <= area.right &&
        bounds.top >= area.top &&
        bounds.bottom <= area.bottom;
      if (isWithin) found.push(`${kind}:${index}`);
    });
  }
  return found;
}

/** Returns the nearest wall within `reach` and the position along it. */
export function findWallAt(
  plan: EditedPlan,
  { x, z }: Place,
  reach: number,
): { index: number; at: number } | undefined {
  let found: { index: number; at: number } | undefined;
  let least = reach;
  plan.walls.forEach(({ from, to }, index) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length === 0) return;
    const [ux, uz] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const at = Math.max(0, Math.min(length, (x - from[0]) * ux + (z - from[1]) * uz));
    const distance = Math.hypot(x - from[0] - ux * at, z - from[1] - uz * at);
    if (distance < least) [found, least] = [{ index, at }, distance];
  });
  return found;
}

export function itemsInZone(plan: EditedPlan, index: number): PlanItemKey[] {
  const zone = plan.zones[index];
  if (!zone) return [];
  const { left, top, right, bottom } = boundsOfPoints(zone.polygon);
  // Walls are centred on the edge of a zone, half of them outside.
  const margin = 0.25;
  const around = {
    left: left - margin,
    top: top - margin,
    right: right + margin,
    bottom: bottom + margin,
  };
  return itemsWithin(plan, around).filter((key) => {
    if (key === `zone:${index}`) return true;
    if (kindOf(refOf(key).kind).isStructure) return true;
    const bounds = boundsOfItem(plan, key);
    return bounds !== undefined && isInside(centroidOf(bounds), zone.polygon);
  });
}
