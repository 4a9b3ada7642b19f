import type { EditedPlan } from '../planEditorState.ts';
import { addItems, anchorBounds, clampToFloor } from './edits.ts';
import { normalizeHeading, withinFloor } from './geometry.ts';
import { kindOf } from './kinds/kinds.ts';
import type { PlaceMap } from './kinds/planItemDescriptor.ts';
import {
  allKeys,
  indicesOf,
  listOf,
  mapLists,
  withAttached,
  type Keys,
  type PlanFragment,
  type PlanItemKey,
} from './planItems.ts';

/** Copies objects with attached objects. A door is only copied with its wall. */
export function copyItems(plan: EditedPlan, keys: Keys): PlanFragment {
  const all = withAttached(plan, keys);
  const copy = mapLists(plan, (kind, list) => {
    const indices = indicesOf(all, kind);
    return list.filter((_, index) => indices.has(index));
  });
  const wallIds = new Set(copy.walls.map(({ id }) => id));
  return { ...copy, doors: copy.doors.filter(({ wallId }) => wallIds.has(wallId)) };
}

export function isEmptyFragment(fragment: PlanFragment): boolean {
  return Object.values(fragment).every((list) => list.length === 0);
}

/** Pastes a copy with an offset, limited to the floor. Pasted objects get unique ids and labels. */
export function pasteItems(
  plan: EditedPlan,
  fragment: PlanFragment,
  offset: { x: number; z: number },
): { plan: EditedPlan; keys: Set<PlanItemKey> } {
  const own: EditedPlan = { ...plan, ...fragment };
  const by = clampToFloor(plan, anchorBounds(own, new Set(allKeys(own))), offset);
  const map: PlaceMap = {
    place: ({ x, z }) => withinFloor(plan, { x: x + by.x, z: z + by.z }),
    heading: normalizeHeading,
  };
  const walls = new Map<string, string>();
  const label = newLabels(plan.seats.map((seat) => seat.label));
  const pasted = mapLists(fragment, (kind, list) => {
    const newId = newIds(plan[listOf[kind]].filter((value) => 'id' in value));
    return list.map((value) => {
      const placed = kindOf(kind).mapPlaces(value, map);
      if (!('id' in placed)) return placed;
      const id = newId(placed.id);
      if (kind === 'wall') walls.set(placed.id, id);
      return { ...placed, id };
    });
  });
  return addItems(plan, {
    ...pasted,
    doors: pasted.doors.map((door) => ({ ...door, wallId: walls.get(door.wallId) ?? door.wallId })),
    seats: pasted.seats.map((seat) => ({ ...seat, label: label(seat.label) })),
  });
}

const numbered = /^(.*?)(\d+)$/s;

export function newIds(list: readonly { id: string }[]): (like: string) => string {
  return newNames(
    list.map(({ id }) => id),
    (base, number) => `${base.slice(0, 58)}${number}`,
    (like) => `${like}-`,
  );
}

export function newLabels(labels: readonly string[]): (like: string) => string {
  return newNames(
    labels,
    (base, number) => `${base}${number}`,
    (like) => (like === '' ? '' : `${like}-`),
  );
}

function newNames(
  taken: readonly string[],
  write: (base: string, number: number) => string,
  baseOf: (like: string) => string,
): (like: string) => string {
  const all = new Set(taken);
  const next = new Map<string, number>();
  for (const each of taken) {
    const [, base, digits] = numbered.exec(each) ?? [];
    if (base === undefined) continue;
    next.set(base, Math.max(next.get(base) ?? 1, Number(digits) + 1));
  }
  return (like) => {
    const base = numbered.exec(like)?.[1] ?? baseOf(like);
    let number = next.get(base) ?? 1;
    while (all.has(write(base, number))) number++;
    next.set(base, number + 1);
    const name = write(base, number);
    all.add(name);
    return name;
  };
}
