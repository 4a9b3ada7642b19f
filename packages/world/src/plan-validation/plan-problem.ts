import type { PlanProblemCode, PlanProblemLevel, PlanItemKind } from '@office/vocabulary';
import type { FloorPlan } from '../floor-plan/contract.ts';
import type { Point } from '../geometry/box.ts';
import { centroidOf } from '../geometry/places.ts';

/** An element of a plan. Spawns and furniture have no ids and are identified by their list index, from 0. */
export interface PlanItem {
  kind: PlanItemKind;
  id: string;
}

export interface PlanProblem {
  code: PlanProblemCode;
  /** A plan with an ERROR cannot be used. */
  level: PlanProblemLevel;
  /** The affected elements, the cause first. Empty if the floor itself is affected. */
  items: PlanItem[];
  point?: Point | undefined;
  where: string;
  message: string;
}

export function isUsable(problems: readonly PlanProblem[]): boolean {
  return problems.every(({ level }) => level !== 'ERROR');
}

/** Enclosed areas may be intended, such as shafts; for overlapping rooms the later one is used. */
const warnings: readonly PlanProblemCode[] = ['peopleShutIn', 'roomsOverlap'];

export function problem(
  code: PlanProblemCode,
  items: PlanItem[],
  point: Point | undefined,
  message: string,
  where?: string,
): PlanProblem {
  const level = warnings.includes(code) ? 'WARNING' : 'ERROR';
  return {
    code,
    level,
    items,
    ...(point && { point }),
    where: where ?? (items[0] ? nameOf(items[0]) : 'plan'),
    message,
  };
}

export function nameOf({ kind, id }: PlanItem): string {
  const isCounted = kind === 'spawn' || kind === 'decor';
  return `${kind} ${isCounted ? Number(id) + 1 : id}`;
}

export const listOf = {
  wall: 'walls',
  door: 'doors',
  zone: 'zones',
  desk: 'desks',
  seat: 'seats',
  spawn: 'spawns',
  decor: 'decor',
} as const satisfies Record<PlanItemKind, keyof FloorPlan>;

export const corner = ([x, z]: readonly [number, number]) => ({ x, z });

export function pointOf(plan: FloorPlan, kind: PlanItemKind, id: string): Point | undefined {
  const of = ({ x, z }: Point) => ({ x, z });
  switch (kind) {
    case 'wall': {
      const wall = plan.walls.find((each) => each.id === id);
      return wall && between(corner(wall.from), corner(wall.to), 0.5);
    }
    case 'door': {
      const door = plan.doors.find((each) => each.id === id);
      const wall = door && plan.walls.find((each) => each.id === door.wallId);
      if (!wall) return undefined;
      const [from, to] = [corner(wall.from), corner(wall.to)];
      const length = Math.hypot(to.x - from.x, to.z - from.z);
      return between(from, to, length > 0 ? Math.min(1, door.at / length) : 0);
    }
    case 'zone': {
      const zone = plan.zones.find((each) => each.id === id);
      return zone && centroidOf(zone);
    }
    case 'desk':
    case 'seat': {
      const item = plan[listOf[kind]].find((each) => each.id === id);
      return item && of(item);
    }
    case 'spawn':
    case 'decor': {
      const item = plan[listOf[kind]][Number(id)];
      return item && of(item);
    }
  }
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, z: from.z + (to.z - from.z) * share };
}

/** Kinds of zones that are entered through a door. */
export const rooms: readonly string[] = ['MEETING', 'VOICE'];

export function grouped<T>(values: readonly T[], key: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const group = groups.get(key(value));
    if (group) group.push(value);
    else groups.set(key(value), [value]);
  }
  return groups;
}
