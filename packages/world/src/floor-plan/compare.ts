import type { PlanThingKind } from '@office/vocabulary';
import type { FloorPlan } from './contract.ts';

export interface PlanChange {
  kind: PlanThingKind;
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
  kind: PlanThingKind,
  before: readonly { id: string }[],
  after: readonly { id: string }[],
): PlanChange {
  const previous = new Map(before.map((thing) => [thing.id, textOf(thing)]));
  const kept = after.filter(({ id }) => previous.has(id));
  return {
    kind,
    added: after.length - kept.length,
    removed: before.length - kept.length,
    changed: kept.filter((thing) => previous.get(thing.id) !== textOf(thing)).length,
  };
}

/** For elements without ids, a removed and an added element count as one change. */
function compareWithoutIds(
  kind: PlanThingKind,
  before: readonly object[],
  after: readonly object[],
): PlanChange {
  const remaining = new Map<string, number>();
  for (const thing of before) remaining.set(textOf(thing), (remaining.get(textOf(thing)) ?? 0) + 1);
  let kept = 0;
  for (const thing of after) {
    const count = remaining.get(textOf(thing)) ?? 0;
    if (count === 0) continue;
    remaining.set(textOf(thing), count - 1);
    kept += 1;
  }
  const [removed, come] = [before.length - kept, after.length - kept];
  const changed = Math.min(removed, come);
  return { kind, added: come - changed, removed: removed - changed, changed };
}

/** The database does not preserve the order of properties. */
function textOf(thing: object): string {
  return JSON.stringify(thing, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
