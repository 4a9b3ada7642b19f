import type { PlanProblemCode, PlanProblemLevel, PlanThingKind } from '@office/vocabulary';
import { katakanaNamePattern, maxTextLength, visibleNamePattern } from '@office/vocabulary';
import { boxCorners, type Point } from '../geometry/box.ts';
import type { FloorGeometry } from '../geometry/floor-geometry.ts';
import {
  compileFloorPlan,
  deskBox,
  decorBox,
  hitsWall,
  isFree,
} from '../geometry/floor-geometry.ts';
import { insidePolygon, centroidOf, intersectionPoint, zoneAt } from '../geometry/places.ts';
import { movement } from '../movement/movement.ts';
import { Navigation } from '../navigation/navigation.ts';
import type { FloorPlan } from '../floor-plan/contract.ts';
import { floorPlanSchema } from '../floor-plan/contract.ts';

/** An element of a plan. Spawns and furniture have no ids and are identified by their list index, from 0. */
export interface PlanThing {
  kind: PlanThingKind;
  id: string;
}

export interface PlanProblem {
  code: PlanProblemCode;
  /** A plan with an ERROR cannot be used. */
  level: PlanProblemLevel;
  /** The affected elements, the cause first. Empty if the floor itself is affected. */
  things: PlanThing[];
  point?: Point | undefined;
  where: string;
  message: string;
}

export type PlanCheck =
  { plan: FloorPlan; problems: PlanProblem[] } | { plan: null; problems: PlanProblem[] };

const maxSideLength = 150;
const maxElements = 2000;
/**
 * Maximum distance in metres from the end of a path to its seat: people may sit down across the edge of a
 * table.
 */
const seatReach = 1.3;
/** Minimum distance between two seats in metres. */
const seatDistance = 0.3;
/** Minimum size in square metres of an unreachable area to be reported. */
const minReportedArea = 1;
/** Overlap in square metres that two rooms may have, for adjacent walls. */
const maxRoomOverlap = 0.5;
/** Tolerance in metres for rounding errors of rotated elements. */
const roundingError = 0.001;
const rooms: readonly string[] = ['MEETING', 'VOICE'];

export function checkFloorPlan(value: unknown): PlanCheck {
  const parsed = floorPlanSchema.safeParse(value);
  if (!parsed.success) {
    return { plan: null, problems: parsed.error.issues.map((issue) => formProblem(value, issue)) };
  }
  const plan = parsed.data;
  const problems = findPlanProblems(plan);
  return { plan: isUsable(problems) ? plan : null, problems };
}

export function isUsable(problems: readonly PlanProblem[]): boolean {
  return problems.every(({ level }) => level !== 'ERROR');
}

export function findPlanProblems(plan: FloorPlan): PlanProblem[] {
  const problems = [...sizeProblems(plan), ...nameProblems(plan)];
  if (problems.some(({ code }) => code === 'tooLarge')) return problems;
  problems.push(...placeProblems(plan), ...doorProblems(plan), ...seatProblems(plan));
  problems.push(...overlappingRooms(plan));
  if (plan.spawns.length === 0) problems.push(noSpawn());
  return isUsable(problems) ? [...problems, ...reachabilityProblems(plan)] : problems;
}

interface FormIssue {
  path: readonly PropertyKey[];
  message: string;
}

function formProblem(value: unknown, { path, message }: FormIssue): PlanProblem {
  const [list, index] = path;
  if (list === 'spawns' && path.length === 1 && Array.isArray(read(value, 'spawns'))) {
    return noSpawn();
  }
  const kind = Object.entries(listOf).find(([, name]) => name === list)?.[0] as
    PlanThingKind | undefined;
  const thing = kind && typeof index === 'number' ? read(read(value, list!), index) : undefined;
  const id = read(thing, 'id');
  const [x, z] = [read(thing, 'x'), read(thing, 'z')];
  return problem(
    'malformed',
    kind && typeof index === 'number'
      ? [{ kind, id: typeof id === 'string' ? id : String(index) }]
      : [],
    typeof x === 'number' && typeof z === 'number' ? { x, z } : undefined,
    message,
    pathOf(path),
  );
}

function noSpawn(): PlanProblem {
  return problem('noSpawn', [], undefined, 'has no place to come in', 'plan');
}

function read(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;
}

function pathOf(path: readonly PropertyKey[]): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  return text.join('').replace(/^\./, '') || 'plan';
}

const listOf = {
  wall: 'walls',
  door: 'doors',
  zone: 'zones',
  desk: 'desks',
  seat: 'seats',
  spawn: 'spawns',
  decor: 'decor',
} as const satisfies Record<PlanThingKind, keyof FloorPlan>;

const identified = ['wall', 'door', 'zone', 'desk', 'seat'] as const;

function sizeProblems({ size, ...plan }: FloorPlan): PlanProblem[] {
  const counts = Object.entries(plan).flatMap(([name, list]) =>
    Array.isArray(list) && list.length > maxElements
      ? [problem('tooLarge', [], undefined, `has more than ${maxElements} entries`, name)]
      : [],
  );
  const isLong = Math.max(size.width, size.depth) > maxSideLength;
  const message = `is more than ${maxSideLength} m along a side`;
  return isLong ? [...counts, problem('tooLarge', [], undefined, message, 'size')] : counts;
}

function nameProblems(plan: FloorPlan): PlanProblem[] {
  const twice = identified.flatMap((kind) =>
    repeated<{ id: string }>(plan[listOf[kind]], ({ id }) => id).map(([{ id }]) =>
      problem('duplicateId', [{ kind, id }], pointOf(plan, kind, id), 'has the id of another one'),
    ),
  );
  const labels = repeated(plan.seats, ({ label }) => label).map((seats) =>
    problem(
      'duplicateLabel',
      seats.map(({ id }) => ({ kind: 'seat', id })),
      { x: seats[0].x, z: seats[0].z },
      'belongs to more than one seat',
      `seat label ${seats[0].label}`,
    ),
  );
  const texts: [PlanThing[], string][] = [
    ...[plan.name.ja, plan.name.en].map((text): [PlanThing[], string] => [[], text]),
    ...plan.zones.flatMap(({ id, name }) =>
      [name.ja, name.en].map((text): [PlanThing[], string] => [[{ kind: 'zone', id }], text]),
    ),
    ...plan.seats.map(({ id, label }): [PlanThing[], string] => [[{ kind: 'seat', id }], label]),
  ];
  const named = texts.flatMap(([things, text]) => textProblems(plan, things, text));
  const readings = [
    ...readingProblems(plan, [], plan.name.katakana),
    ...plan.zones.flatMap(({ id, name }) =>
      readingProblems(plan, [{ kind: 'zone', id }], name.katakana),
    ),
  ];
  return [...twice, ...labels, ...named, ...readings];
}

function readingProblems(plan: FloorPlan, things: PlanThing[], reading = ''): PlanProblem[] {
  if (isReading(reading)) return [];
  const [thing] = things;
  const point = thing && pointOf(plan, thing.kind, thing.id);
  const where = thing ? undefined : 'plan';
  return [problem('nameKatakana', things, point, 'has a reading in other letters', where)];
}

export function isReading(text: string): boolean {
  return text === '' || (text.length <= maxTextLength && katakanaNamePattern.test(text));
}

function textProblems(plan: FloorPlan, things: PlanThing[], text: string): PlanProblem[] {
  const [thing] = things;
  const point = thing && pointOf(plan, thing.kind, thing.id);
  const say = (code: PlanProblemCode, message: string) => [
    problem(code, things, point, message, thing ? undefined : 'plan'),
  ];
  if (text.length > maxTextLength) {
    return say('nameTooLong', `has a name of more than ${maxTextLength} characters`);
  }
  if (visibleNamePattern.test(text)) return [];
  return say('nameNotVisible', 'has a name that is not one line that can be seen');
}

const corner = ([x, z]: readonly [number, number]) => ({ x, z });

/** Corners of solid furniture. Rugs and hanging items use their centre. */
function solidCornersOf(item: FloorPlan['decor'][number]): Point[] {
  const box = decorBox(item);
  return box ? boxCorners(box) : [];
}

function placesOf(plan: FloorPlan): { thing: PlanThing; points: Point[] }[] {
  const place = (kind: PlanThingKind, id: string, ...points: Point[]) => ({
    thing: { kind, id },
    points,
  });
  return [
    ...plan.spawns.map((spawn, index) => place('spawn', String(index), spawn)),
    ...plan.walls.map(({ id, from, to }) => place('wall', id, corner(from), corner(to))),
    ...plan.zones.map(({ id, polygon }) => place('zone', id, ...polygon.map(corner))),
    ...plan.desks.map((desk) => place('desk', desk.id, desk, ...boxCorners(deskBox(desk)))),
    ...plan.seats.map((seat) => place('seat', seat.id, seat)),
    ...plan.decor.map((item, index) =>
      place('decor', String(index), item, ...solidCornersOf(item)),
    ),
  ];
}

function pointOf(plan: FloorPlan, kind: PlanThingKind, id: string): Point | undefined {
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
      const thing = plan[listOf[kind]].find((each) => each.id === id);
      return thing && of(thing);
    }
    case 'spawn':
    case 'decor': {
      const thing = plan[listOf[kind]][Number(id)];
      return thing && of(thing);
    }
  }
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, z: from.z + (to.z - from.z) * share };
}

function placeProblems(plan: FloorPlan): PlanProblem[] {
  const { width, depth } = plan.size;
  const isOutside = ({ x, z }: Point) => Math.min(x, z, width - x, depth - z) < -roundingError;
  return placesOf(plan).flatMap(({ thing, points }) => {
    const point = points.find(isOutside);
    if (!point) return [];
    const where =
      thing.kind === 'decor'
        ? `${nameOf(thing)} (${plan.decor[Number(thing.id)]?.kind})`
        : nameOf(thing);
    return [problem('outsideFloor', [thing], point, `is not within ${width} × ${depth} m`, where)];
  });
}

function doorProblems(plan: FloorPlan): PlanProblem[] {
  const lengths = new Map(
    plan.walls.map(({ id, from, to }) => [id, Math.hypot(to[0] - from[0], to[1] - from[1])]),
  );
  const walls = plan.walls
    .filter(({ id }) => lengths.get(id)! < 0.01)
    .map(({ id, from }) =>
      problem('wallWithoutLength', [{ kind: 'wall', id }], corner(from), 'begins where it ends'),
    );
  const others = grouped(plan.doors, ({ wallId }) => wallId);
  const doors = plan.doors.flatMap((door) => {
    const things: PlanThing[] = [
      { kind: 'door', id: door.id },
      { kind: 'wall', id: door.wallId },
    ];
    const say = (code: PlanProblemCode, message: string, about = things) => [
      problem(code, about, pointOf(plan, 'door', door.id), message),
    ];
    const length = lengths.get(door.wallId);
    if (length === undefined) {
      return say('unknownWall', `is in a wall that is not there: ${door.wallId}`, [things[0]!]);
    }
    const half = door.width / 2;
    const isOver = door.at - half < 0 || door.at + half > length;
    if (isOver) return say('doorOutsideWall', 'reaches beyond its wall');
    const other = others
      .get(door.wallId)
      ?.find((each) => each !== door && Math.abs(each.at - door.at) < half + each.width / 2);
    if (!other) return [];
    const both: PlanThing[] = [things[0]!, { kind: 'door', id: other.id }];
    return say('doorsOverlap', 'overlaps another door of its wall', both);
  });
  return [...walls, ...doors];
}

function seatProblems(plan: FloorPlan): PlanProblem[] {
  const zones = new Set(plan.zones.map(({ id }) => id));
  const misplaced = plan.seats.flatMap((seat) => {
    const { id, x, z, zoneId } = seat;
    const thing: PlanThing = { kind: 'seat', id };
    if (!zones.has(zoneId)) {
      const message = `is in a zone that is not there: ${zoneId}`;
      return [problem('unknownZone', [thing], { x, z }, message)];
    }
    const zone = zoneAt(plan, seat)?.id;
    if (zone === zoneId) return [];
    const message = `is not in ${zoneId} but in ${zone ?? 'no zone'}`;
    return [problem('seatOutsideZone', [thing, { kind: 'zone', id: zoneId }], { x, z }, message)];
  });
  return [...misplaced, ...overlappingSeats(plan)];
}

function overlappingSeats({ seats }: FloorPlan): PlanProblem[] {
  const square = (x: number, z: number) =>
    `${Math.floor(x / seatDistance)} ${Math.floor(z / seatDistance)}`;
  const before = new Map<string, FloorPlan['seats']>();
  return seats.flatMap((seat) => {
    const { id, x, z } = seat;
    const steps = [-seatDistance, 0, seatDistance];
    const near = steps.flatMap((dx) =>
      steps.flatMap((dz) => before.get(square(x + dx, z + dz)) ?? []),
    );
    const other = near.find((each) => Math.hypot(each.x - x, each.z - z) < seatDistance);
    before.set(square(x, z), [...(before.get(square(x, z)) ?? []), seat]);
    if (!other) return [];
    const both: PlanThing[] = [
      { kind: 'seat', id },
      { kind: 'seat', id: other.id },
    ];
    return [problem('seatsOverlap', both, { x, z }, `is in the place of seat ${other.id}`)];
  });
}

/** In overlapping rooms, people are counted in the later one. */
function overlappingRooms({ zones }: FloorPlan): PlanProblem[] {
  const all = zones.filter(({ kind }) => rooms.includes(kind));
  return all.flatMap((zone, index) =>
    all.slice(0, index).flatMap((under) => {
      const point = intersectionPoint(zone.polygon, under.polygon, maxRoomOverlap);
      if (!point) return [];
      const both: PlanThing[] = [zone, under].map(({ id }) => ({ kind: 'zone', id }));
      return [problem('roomsOverlap', both, point, `lies over the room ${under.id}`)];
    }),
  );
}

function reachabilityProblems(plan: FloorPlan): PlanProblem[] {
  const floor = compileFloorPlan(plan);
  const solid = [
    ...plan.desks.map(({ id, x, z }) => ({ thing: { kind: 'desk', id } as const, at: { x, z } })),
    ...plan.seats.map(({ id, x, z }) => ({ thing: { kind: 'seat', id } as const, at: { x, z } })),
  ];
  const inWalls = solid
    .filter(({ at }) => hitsWall(floor, at, 0.05))
    .map(({ thing, at }) => problem('insideWall', [thing], at, 'stands in a wall'));
  const blocked = plan.spawns.flatMap(({ x, z }, index) =>
    isFree(floor, { x, z }, movement.personRadius)
      ? []
      : [
          problem(
            'spawnBlocked',
            [{ kind: 'spawn', id: String(index) }],
            { x, z },
            'is in a wall or a piece of furniture',
          ),
        ],
  );
  const standing = [...inWalls, ...blocked];
  return standing.length > 0 ? standing : unreachable(plan, floor);
}

function unreachable(plan: FloorPlan, floor: FloorGeometry): PlanProblem[] {
  const [door, ...spawns] = plan.spawns;
  const navigation = new Navigation(floor, movement.personRadius);
  const goals = [
    ...spawns.map(({ x, z }, index) => ({
      thing: { kind: 'spawn', id: String(index + 1) } as const,
      goal: { x, z },
      reach: 0.5,
    })),
    ...plan.seats.map(({ id, x, z }) => ({
      thing: { kind: 'seat', id } as const,
      goal: { x, z },
      reach: seatReach,
    })),
  ];
  const shut = goals.filter(({ goal, reach }) => {
    const end = navigation.endOfPath(door!, goal);
    return !end || Math.hypot(end.x - goal.x, end.z - goal.z) > reach;
  });
  const parts = navigation
    .unreachableComponents(door!)
    .filter(({ squareMetres }) => squareMetres >= minReportedArea);
  const shutRooms = plan.zones.filter(
    (zone) =>
      rooms.includes(zone.kind) &&
      parts.some(({ point }) => insidePolygon(point, zone.polygon)) &&
      !navigation.endOfPath(door!, centroidOf(zone)),
  );
  const isKnown = (point: Point) => shutRooms.some(({ polygon }) => insidePolygon(point, polygon));
  return [
    ...shut.map(({ thing, goal }) =>
      problem('unreachable', [thing], goal, 'cannot be walked to from the first spawn'),
    ),
    ...shutRooms.map((zone) =>
      problem(
        'roomWithoutDoor',
        [{ kind: 'zone', id: zone.id }],
        centroidOf(zone),
        'is a room that no way leads into',
      ),
    ),
    ...parts
      .filter(({ point }) => !isKnown(point))
      .map(({ point, squareMetres }) =>
        problem(
          'peopleShutIn',
          [],
          point,
          `has ${squareMetres.toFixed(0)} m² that no way leads to`,
          `around ${point.x.toFixed(1)}, ${point.z.toFixed(1)}`,
        ),
      ),
  ];
}

function grouped<T>(values: readonly T[], key: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const group = groups.get(key(value));
    if (group) group.push(value);
    else groups.set(key(value), [value]);
  }
  return groups;
}

function repeated<T>(values: readonly T[], key: (value: T) => string): [T, ...T[]][] {
  return [...grouped(values, key).values()].filter(
    (group): group is [T, ...T[]] => group.length > 1,
  );
}

/**
 * Warnings: enclosed areas may be intended, such as shafts or stores, and for overlapping rooms the later one
 * is used.
 */
const warnings: readonly PlanProblemCode[] = ['peopleShutIn', 'roomsOverlap'];

function problem(
  code: PlanProblemCode,
  things: PlanThing[],
  point: Point | undefined,
  message: string,
  where?: string,
): PlanProblem {
  const level = warnings.includes(code) ? 'WARNING' : 'ERROR';
  return {
    code,
    level,
    things,
    ...(point && { point }),
    where: where ?? (things[0] ? nameOf(things[0]) : 'plan'),
    message,
  };
}

function nameOf({ kind, id }: PlanThing): string {
  const isCounted = kind === 'spawn' || kind === 'decor';
  return `${kind} ${isCounted ? Number(id) + 1 : id}`;
}
