import { maxTextLength, visibleNamePattern } from '@office/vocabulary';
import type { Point } from '../geometry/box.ts';
import type { FloorGeometry } from '../geometry/floor-geometry.ts';
import { compileFloorPlan, hitsWall, isFree } from '../geometry/floor-geometry.ts';
import { zoneAt } from '../geometry/places.ts';
import { movement } from '../movement/movement.ts';
import { Navigation } from '../navigation/navigation.ts';
import type { FloorPlan } from './contract.ts';
import { floorPlanSchema } from './contract.ts';

/** The kinds of problems that a floor plan can have. */
type PlanProblemCode =
  | 'malformed'
  | 'tooLarge'
  | 'duplicateId'
  | 'duplicateLabel'
  | 'nameTooLong'
  | 'nameNotVisible'
  | 'outsideFloor'
  | 'wallWithoutLength'
  | 'unknownWall'
  | 'doorOutsideWall'
  | 'doorsOverlap'
  | 'unknownZone'
  | 'seatOutsideZone'
  | 'insideWall'
  | 'spawnBlocked'
  | 'unreachable';

interface PlanProblem {
  code: PlanProblemCode;
  /** The thing, as the plan names it: `door d-1`. */
  where: string;
  /** For the operator. */
  message: string;
}

/** A plan that can be walked, or what keeps it from that. */
export type PlanCheck = { plan: FloorPlan; problems: [] } | { plan: null; problems: PlanProblem[] };

/** Metres along a side, and things in each list, that a floor may have. */
const longestSide = 150;
const mostThings = 2000;
/** Metres from the end of the way to a seat: one sits down over the edge of a table. */
const seatReach = 1.3;

/** Judges what claims to be a floor plan: its form first, and if that holds, whether it makes sense. */
export function checkFloorPlan(value: unknown): PlanCheck {
  const parsed = floorPlanSchema.safeParse(value);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }): PlanProblem => ({
      code: 'malformed',
      where: pathOf(path),
      message,
    }));
    return { plan: null, problems };
  }
  const plan = parsed.data;
  const problems = [...sizeProblems(plan), ...nameProblems(plan)];
  // A plan that is far too large is not walked to find out more.
  if (!problems.some(({ code }) => code === 'tooLarge')) {
    problems.push(...placeProblems(plan), ...doorProblems(plan), ...seatProblems(plan));
  }
  // Ways are looked for only where walls and doors make sense.
  if (problems.length === 0) problems.push(...wayProblems(plan));
  return problems.length > 0 ? { plan: null, problems } : { plan, problems: [] };
}

function pathOf(path: readonly PropertyKey[]): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  return text.join('').replace(/^\./, '') || 'plan';
}

/** The lists whose things have ids, by what one of them is called. */
function lists(plan: FloorPlan) {
  const { walls, doors, zones, desks, seats } = plan;
  return { wall: walls, door: doors, zone: zones, desk: desks, seat: seats };
}

function sizeProblems({ size, ...plan }: FloorPlan): PlanProblem[] {
  const counts = Object.entries(plan).flatMap(([name, list]) =>
    Array.isArray(list) && list.length > mostThings
      ? [problem('tooLarge', name, `has more than ${mostThings} entries`)]
      : [],
  );
  const isLong = Math.max(size.width, size.depth) > longestSide;
  return isLong
    ? [...counts, problem('tooLarge', 'size', `is more than ${longestSide} m along a side`)]
    : counts;
}

function nameProblems(plan: FloorPlan): PlanProblem[] {
  const twice = Object.entries(lists(plan)).flatMap(([kind, list]) =>
    repeated(list.map(({ id }) => id)).map((id) =>
      problem('duplicateId', `${kind} ${id}`, 'has the id of another one'),
    ),
  );
  const labels = repeated(plan.seats.map(({ label }) => label)).map((label) =>
    problem('duplicateLabel', `seat label ${label}`, 'belongs to more than one seat'),
  );
  const named: [string, FloorPlan['name']][] = [
    ['plan', plan.name],
    ...plan.zones.map(({ id, name }): [string, FloorPlan['name']] => [`zone ${id}`, name]),
  ];
  const texts: [string, string][] = [
    ...named.flatMap(([where, { ja, en }]): [string, string][] => [
      [where, ja],
      [where, en],
    ]),
    ...plan.seats.map(({ id, label }): [string, string] => [`seat ${id}`, label]),
  ];
  return [...twice, ...labels, ...texts.flatMap(([where, text]) => textProblems(where, text))];
}

/** The same rule as for names that are typed in pages. */
function textProblems(where: string, text: string): PlanProblem[] {
  if (text.length > maxTextLength) {
    return [problem('nameTooLong', where, `has a name of more than ${maxTextLength} characters`)];
  }
  if (visibleNamePattern.test(text)) return [];
  return [problem('nameNotVisible', where, 'has a name that is not one line that can be seen')];
}

function placeProblems(plan: FloorPlan): PlanProblem[] {
  const { width, depth } = plan.size;
  const isOutside = ({ x, z }: Point) => x < 0 || z < 0 || x > width || z > depth;
  const corner = ([x, z]: readonly [number, number]) => ({ x, z });
  const places: [string, Point[]][] = [
    ...plan.spawns.map((spawn, index): [string, Point[]] => [`spawn ${index + 1}`, [spawn]]),
    ...plan.walls.map(({ id, from, to }): [string, Point[]] => [
      `wall ${id}`,
      [corner(from), corner(to)],
    ]),
    ...plan.zones.map(({ id, polygon }): [string, Point[]] => [`zone ${id}`, polygon.map(corner)]),
    ...plan.desks.map((desk): [string, Point[]] => [`desk ${desk.id}`, [desk]]),
    ...plan.seats.map((seat): [string, Point[]] => [`seat ${seat.id}`, [seat]]),
    ...plan.decor.map((item, index): [string, Point[]] => [
      `decor ${index + 1} (${item.kind})`,
      [item],
    ]),
  ];
  return places
    .filter(([, points]) => points.some(isOutside))
    .map(([where]) => problem('outsideFloor', where, `is not within ${width} × ${depth} m`));
}

function doorProblems(plan: FloorPlan): PlanProblem[] {
  const lengths = new Map(
    plan.walls.map(({ id, from, to }) => [id, Math.hypot(to[0] - from[0], to[1] - from[1])]),
  );
  const walls = [...lengths]
    .filter(([, length]) => length < 0.01)
    .map(([id]) => problem('wallWithoutLength', `wall ${id}`, 'begins where it ends'));
  const doors = plan.doors.flatMap((door) => {
    const where = `door ${door.id}`;
    const length = lengths.get(door.wallId);
    if (length === undefined) {
      return [problem('unknownWall', where, `is in a wall that is not there: ${door.wallId}`)];
    }
    const half = door.width / 2;
    const isOver = door.at - half < 0 || door.at + half > length;
    if (isOver) return [problem('doorOutsideWall', where, 'reaches beyond its wall')];
    const overlaps = plan.doors.some(
      (other) =>
        other !== door &&
        other.wallId === door.wallId &&
        Math.abs(other.at - door.at) < half + other.width / 2,
    );
    return overlaps ? [problem('doorsOverlap', where, 'overlaps another door of its wall')] : [];
  });
  return [...walls, ...doors];
}

function seatProblems(plan: FloorPlan): PlanProblem[] {
  const zones = new Set(plan.zones.map(({ id }) => id));
  return plan.seats.flatMap((seat) => {
    const where = `seat ${seat.id}`;
    if (!zones.has(seat.zoneId)) {
      return [problem('unknownZone', where, `is in a zone that is not there: ${seat.zoneId}`)];
    }
    const zone = zoneAt(plan, seat)?.id;
    return zone === seat.zoneId
      ? []
      : [problem('seatOutsideZone', where, `is not in ${seat.zoneId} but in ${zone ?? 'no zone'}`)];
  });
}

function wayProblems(plan: FloorPlan): PlanProblem[] {
  const floor = compileFloorPlan(plan);
  const solid = [
    ...plan.desks.map((desk): [string, Point] => [`desk ${desk.id}`, desk]),
    ...plan.seats.map((seat): [string, Point] => [`seat ${seat.id}`, seat]),
  ];
  const inWalls = solid
    .filter(([, point]) => hitsWall(floor, point, 0.05))
    .map(([where]) => problem('insideWall', where, 'stands in a wall'));
  const blocked = plan.spawns.flatMap((spawn, index) =>
    isFree(floor, spawn, movement.personRadius)
      ? []
      : [problem('spawnBlocked', `spawn ${index + 1}`, 'is in a wall or a piece of furniture')],
  );
  const standing = [...inWalls, ...blocked];
  return standing.length > 0 ? standing : unreachable(plan, floor);
}

function unreachable(plan: FloorPlan, floor: FloorGeometry): PlanProblem[] {
  const [door, ...spawns] = plan.spawns;
  const navigation = new Navigation(floor, movement.personRadius);
  const endsNear = (goal: Point, reach: number) => {
    const last = navigation.path(door!, goal)?.at(-1);
    return last !== undefined && Math.hypot(last.x - goal.x, last.z - goal.z) <= reach;
  };
  const goals = [
    ...spawns.map((spawn, index) => ({ where: `spawn ${index + 2}`, goal: spawn, reach: 0.5 })),
    ...plan.seats.map((seat) => ({ where: `seat ${seat.id}`, goal: seat, reach: seatReach })),
  ];
  return goals
    .filter(({ goal, reach }) => !endsNear(goal, reach))
    .map(({ where }) => problem('unreachable', where, 'cannot be walked to from the first spawn'));
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function problem(code: PlanProblemCode, where: string, message: string): PlanProblem {
  return { code, where, message };
}
