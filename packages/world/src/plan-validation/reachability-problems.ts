import type { FloorPlan } from '../floor-plan/contract.ts';
import type { Point } from '../geometry/box.ts';
import {
  compileFloorPlan,
  hitsWall,
  isFree,
  type FloorGeometry,
} from '../geometry/floor-geometry.ts';
import { centroidOf, insidePolygon } from '../geometry/places.ts';
import { movement } from '../movement/movement.ts';
import { Navigation } from '../navigation/navigation.ts';
import { problem, rooms, type PlanProblem } from './plan-problem.ts';

/** Metres from the end of a path to its seat: people may sit down across the edge of a table. */
const seatReach = 1.3;
/** Minimum size in square metres of an unreachable area to be reported. */
const minReportedArea = 1;

export function reachabilityProblems(plan: FloorPlan): PlanProblem[] {
  const floor = compileFloorPlan(plan);
  const solid = [
    ...plan.desks.map(({ id, x, z }) => ({ item: { kind: 'desk', id } as const, at: { x, z } })),
    ...plan.seats.map(({ id, x, z }) => ({ item: { kind: 'seat', id } as const, at: { x, z } })),
  ];
  const inWalls = solid
    .filter(({ at }) => hitsWall(floor, at, 0.05))
    .map(({ item, at }) => problem('insideWall', [item], at, 'stands in a wall'));
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
      item: { kind: 'spawn', id: String(index + 1) } as const,
      goal: { x, z },
      reach: 0.5,
    })),
    ...plan.seats.map(({ id, x, z }) => ({
      item: { kind: 'seat', id } as const,
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
    ...shut.map(({ item, goal }) =>
      problem('unreachable', [item], goal, 'cannot be walked to from the first spawn'),
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
