import type { PlanProblemCode, PlanItemKind } from '@office/vocabulary';
import type { FloorPlan } from '../floor-plan/contract.ts';
import { boxCorners, type Point } from '../geometry/box.ts';
import { decorBox, deskBox } from '../geometry/floor-geometry.ts';
import { intersectionPoint, zoneAt } from '../geometry/places.ts';
import {
  corner,
  grouped,
  nameOf,
  pointOf,
  problem,
  rooms,
  type PlanProblem,
  type PlanItem,
} from './plan-problem.ts';

/** Minimum distance between two seats in metres. */
const seatDistance = 0.3;
/** Overlap in square metres that two rooms may have, for adjacent walls. */
const maxRoomOverlap = 0.5;
/** Tolerance in metres for rounding errors of rotated elements. */
const roundingError = 0.001;

/** Corners of solid furniture. Rugs and hanging items use their centre. */
function solidCornersOf(item: FloorPlan['decor'][number]): Point[] {
  const box = decorBox(item);
  return box ? boxCorners(box) : [];
}

function placesOf(plan: FloorPlan): { item: PlanItem; points: Point[] }[] {
  const place = (kind: PlanItemKind, id: string, ...points: Point[]) => ({
    item: { kind, id },
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

export function placeProblems(plan: FloorPlan): PlanProblem[] {
  const { width, depth } = plan.size;
  const isOutside = ({ x, z }: Point) => Math.min(x, z, width - x, depth - z) < -roundingError;
  return placesOf(plan).flatMap(({ item, points }) => {
    const point = points.find(isOutside);
    if (!point) return [];
    const where =
      item.kind === 'decor'
        ? `${nameOf(item)} (${plan.decor[Number(item.id)]?.kind})`
        : nameOf(item);
    return [problem('outsideFloor', [item], point, `is not within ${width} × ${depth} m`, where)];
  });
}

export function doorProblems(plan: FloorPlan): PlanProblem[] {
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
    const items: PlanItem[] = [
      { kind: 'door', id: door.id },
      { kind: 'wall', id: door.wallId },
    ];
    const say = (code: PlanProblemCode, message: string, about = items) => [
      problem(code, about, pointOf(plan, 'door', door.id), message),
    ];
    const length = lengths.get(door.wallId);
    if (length === undefined) {
      return say('unknownWall', `is in a wall that is not there: ${door.wallId}`, [items[0]!]);
    }
    const half = door.width / 2;
    const isOver = door.at - half < 0 || door.at + half > length;
    if (isOver) return say('doorOutsideWall', 'reaches beyond its wall');
    const other = others
      .get(door.wallId)
      ?.find((each) => each !== door && Math.abs(each.at - door.at) < half + each.width / 2);
    if (!other) return [];
    const both: PlanItem[] = [items[0]!, { kind: 'door', id: other.id }];
    return say('doorsOverlap', 'overlaps another door of its wall', both);
  });
  return [...walls, ...doors];
}

export function seatProblems(plan: FloorPlan): PlanProblem[] {
  const zones = new Set(plan.zones.map(({ id }) => id));
  const misplaced = plan.seats.flatMap((seat) => {
    const { id, x, z, zoneId } = seat;
    const item: PlanItem = { kind: 'seat', id };
    if (!zones.has(zoneId)) {
      const message = `is in a zone that is not there: ${zoneId}`;
      return [problem('unknownZone', [item], { x, z }, message)];
    }
    const zone = zoneAt(plan, seat)?.id;
    if (zone === zoneId) return [];
    const message = `is not in ${zoneId} but in ${zone ?? 'no zone'}`;
    return [problem('seatOutsideZone', [item, { kind: 'zone', id: zoneId }], { x, z }, message)];
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
    const both: PlanItem[] = [
      { kind: 'seat', id },
      { kind: 'seat', id: other.id },
    ];
    return [problem('seatsOverlap', both, { x, z }, `is in the place of seat ${other.id}`)];
  });
}

/** In overlapping rooms, people are counted in the later one. */
export function overlappingRooms({ zones }: FloorPlan): PlanProblem[] {
  const all = zones.filter(({ kind }) => rooms.includes(kind));
  return all.flatMap((zone, index) =>
    all.slice(0, index).flatMap((under) => {
      const point = intersectionPoint(zone.polygon, under.polygon, maxRoomOverlap);
      if (!point) return [];
      const both: PlanItem[] = [zone, under].map(({ id }) => ({ kind: 'zone', id }));
      return [problem('roomsOverlap', both, point, `lies over the room ${under.id}`)];
    }),
  );
}
