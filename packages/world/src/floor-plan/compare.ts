import type { PlanItemKind } from '@office/vocabulary';
import type { FloorPlan } from './contract.ts';

export interface PlanChange {
  kind: PlanItemKind;
  added: number;
  removed: number;
  changed: number;
}

/** By kind, without unchanged kinds. Does not compare names and size. */
export function comparePlans(before: FloorPlan, after: FloorPlan): PlanChange[] {
  return [
    compareByIds('wall', before.walls, after.walls),
    compareByIds('door', before.doors, after.doors),
    compareByIds('zone', before.zones, after.zones),
    compareByIds('desk', before.desks, after.desks),
    compareByIds('seat', before.seats, after.seats),
    compareWithoutIds('spawn', before.spawns, after.spawns),
    compareWithoutIds('decor', before.decor, after.decor),
  ].filter(({ added, removed, changed }) => added + removed + changed > 0);
}

function compareByIds(
  kind: PlanItemKind,
  before: readonly { id: string }[],
  after: readonly { id: string }[],
): PlanChange {
  const previous = new Map(before.map((item) => [item.id, textOf(item)]));
  const kept = after.filter(({ id }) => previous.has(id));
  return {
    kind,
    added: after.length - kept.length,
    removed: before.length - kept.length,
    changed: kept.filter((item) => previous.get(item.id) !== textOf(item)).length,
  };
}

/** For elements without ids, a removed and an added element count as one change. */
function compareWithoutIds(
  kind: PlanItemKind,
  before: readonly object[],
  after: readonly object[],
): PlanChange {
  const remaining = new Map<string, number>();
  for (const item of before) remaining.set(textOf(item), (remaining.get(textOf(item)) ?? 0) + 1);
  let kept = 0;
  for (const item of after) {
    const count = remaining.get(textOf(item)) ?? 0;
    if (count === 0) continue;
    remaining.set(textOf(item), count - 1);
    kept += 1;
  }
  const [removed, come] = [before.length - kept, after.length - kept];
  const changed = Math.min(removed, come);
  return { kind, added: come - changed, removed: removed - changed, changed };
}

/** The database does not preserve the order of properties. */
function textOf(item: object): string {
  return JSON.stringify(item, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
