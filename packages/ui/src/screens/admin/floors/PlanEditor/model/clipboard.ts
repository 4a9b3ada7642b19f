import type { EditedPlan } from '../planEditorState.ts';
import {
  addThings,
  anchorBounds,
  normalizeHeading,
  round,
  clampToFloor,
  type PlanFragment,
} from './edits.ts';
import { allKeys, indicesOf, withAttached, type Keys, type ThingKey } from './things.ts';

/** Copies objects with attached objects. A door is only copied with its wall. */
export function copyThings(plan: EditedPlan, keys: Keys): PlanFragment {
  const all = withAttached(plan, keys);
  const pick = <Value>(list: readonly Value[], indices: ReadonlySet<number>) =>
    list.filter((_, index) => indices.has(index));
  const walls = pick(plan.walls, indicesOf(all, 'wall'));
  const wallIds = new Set(walls.map(({ id }) => id));
  return {
    walls,
    doors: pick(plan.doors, indicesOf(all, 'door')).filter(({ wallId }) => wallIds.has(wallId)),
    zones: pick(plan.zones, indicesOf(all, 'zone')),
    desks: pick(plan.desks, indicesOf(all, 'desk')),
    seats: pick(plan.seats, indicesOf(all, 'seat')),
    decor: pick(plan.decor, indicesOf(all, 'decor')),
    spawns: pick(plan.spawns, indicesOf(all, 'spawn')),
  };
}

export function isEmptyFragment(fragment: PlanFragment): boolean {
  return Object.values(fragment).every((list) => list.length === 0);
}

/** Pastes a copy with an offset, limited to the floor. Pasted objects get unique ids and labels. */
export function pasteThings(
  plan: EditedPlan,
  fragment: PlanFragment,
  wanted: { x: number; z: number },
): { plan: EditedPlan; keys: Set<ThingKey> } {
  const { width, depth } = plan.size;
  const own: EditedPlan = { ...plan, ...fragment };
  const by = clampToFloor(plan, anchorBounds(own, new Set(allKeys(own))), wanted);
  const x = (value: number) => round(Math.max(0, Math.min(width, value + by.x)));
  const z = (value: number) => round(Math.max(0, Math.min(depth, value + by.z)));
  const placed = <Value extends { x: number; z: number; heading: number }>(
    value: Value,
  ): Value => ({
    ...value,
    x: x(value.x),
    z: z(value.z),
    heading: normalizeHeading(value.heading),
  });
  const walls = new Map<string, string>();
  const ids = {
    walls: newIds(plan.walls),
    doors: newIds(plan.doors),
    zones: newIds(plan.zones),
    desks: newIds(plan.desks),
    seats: newIds(plan.seats),
  };
  const label = newLabels(plan.seats.map((seat) => seat.label));
  return addThings(plan, {
    walls: fragment.walls.map((wall) => {
      const id = ids.walls(wall.id);
      walls.set(wall.id, id);
      return {
        ...wall,
        id,
        from: [x(wall.from[0]), z(wall.from[1])],
        to: [x(wall.to[0]), z(wall.to[1])],
      };
    }),
    doors: fragment.doors.map((door) => ({
      ...door,
      id: ids.doors(door.id),
      wallId: walls.get(door.wallId) ?? door.wallId,
    })),
    zones: fragment.zones.map((zone) => ({
      ...zone,
      id: ids.zones(zone.id),
      polygon: zone.polygon.map(([px, pz]) => [x(px), z(pz)]),
    })),
    desks: fragment.desks.map((desk) => ({ ...placed(desk), id: ids.desks(desk.id) })),
    seats: fragment.seats.map((seat) => ({
      ...placed(seat),
      id: ids.seats(seat.id),
      label: label(seat.label),
    })),
    decor: fragment.decor.map(placed),
    spawns: fragment.spawns.map(placed),
  });
}

const numbered = /^(.*?)(\d+)$/s;

/** Generates unique ids: `desk-4` after `desk-3`. */
export function newIds(list: readonly { id: string }[]): (like: string) => string {
  return newNames(
    list.map(({ id }) => id),
    (base, number) => `${base.slice(0, 58)}${number}`,
    (like) => `${like}-`,
  );
}

/** Generates unique labels: `A-12` after `A-11`. */
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
