import type { FloorPlan } from '../floor-plan/contract.ts';
import type { Seat, Zone } from '../floor-plan/floor-plan.ts';
import type { Pose } from '../movement/contract.ts';
import type { Point } from './box.ts';

/** Whether `point` is inside `polygon` (even-odd rule; points on the edge are undefined). */
export function insidePolygon(
  point: Point,
  polygon: readonly (readonly [number, number])[],
): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, zi] = polygon[i]!;
    const [xj, zj] = polygon[j]!;
    if (zi > point.z !== zj > point.z && point.x < ((xj - xi) * (point.z - zi)) / (zj - zi) + xi) {
      inside = !inside;
    }
  }
  return inside;
}

export interface Area {
  x0: number;
  z0: number;
  x1: number;
  z1: number;
}

export function boundsOf(polygon: readonly (readonly [number, number])[]): Area {
  const xs = polygon.map(([x]) => x);
  const zs = polygon.map(([, z]) => z);
  return { x0: Math.min(...xs), z0: Math.min(...zs), x1: Math.max(...xs), z1: Math.max(...zs) };
}

const samplesPerSide = 24;

/**
 * Returns a point near the middle of the intersection of two polygons, if it has at least `least`
 * square metres.
 */
export function intersectionPoint(
  one: Zone['polygon'],
  other: Zone['polygon'],
  least: number,
): Point | undefined {
  const [a, b] = [boundsOf(one), boundsOf(other)];
  const [x0, z0] = [Math.max(a.x0, b.x0), Math.max(a.z0, b.z0)];
  const [width, depth] = [Math.min(a.x1, b.x1) - x0, Math.min(a.z1, b.z1) - z0];
  if (width <= 0 || depth <= 0 || width * depth < least) return undefined;
  const shared: Point[] = [];
  for (let column = 0; column < samplesPerSide; column += 1) {
    for (let row = 0; row < samplesPerSide; row += 1) {
      const x = x0 + ((column + 0.5) / samplesPerSide) * width;
      const point = { x, z: z0 + ((row + 0.5) / samplesPerSide) * depth };
      if (insidePolygon(point, one) && insidePolygon(point, other)) shared.push(point);
    }
  }
  const area = (shared.length / samplesPerSide ** 2) * width * depth;
  return area < least ? undefined : shared[Math.floor(shared.length / 2)];
}

export function centroidOf({ polygon }: Pick<Zone, 'polygon'>): Point {
  const middle = (axis: 0 | 1) =>
    polygon.reduce((sum, corner) => sum + corner[axis], 0) / polygon.length;
  return { x: middle(0), z: middle(1) };
}

/** Returns the zone at a point. Of overlapping zones, the later one. */
export function zoneAt(plan: FloorPlan, point: Point): Zone | undefined {
  return plan.zones.findLast((zone) => insidePolygon(point, zone.polygon));
}

export function seatNear(plan: FloorPlan, point: Point, reach: number): Seat | undefined {
  let best: Seat | undefined;
  let least = reach;
  for (const seat of plan.seats) {
    const distance = Math.hypot(seat.x - point.x, seat.z - point.z);
    if (distance > least) continue;
    least = distance;
    best = seat;
  }
  return best;
}

/**
 * Distance in metres within which an entering person is seated. Smaller for people who talk or
 * wave, as they could also be next to the seat.
 */
const seatedReach = 0.5;
const exactSeatReach = 0.08;

export function seatOf(plan: FloorPlan, pose: Pose): Seat | undefined {
  return seatNear(plan, pose, pose.state === 'sit' ? seatedReach : exactSeatReach);
}
