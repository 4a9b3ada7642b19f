import type { FloorPlan } from '../floor-plan/contract.ts';
import type { Seat, Zone } from '../floor-plan/floor-plan.ts';
import type { Pose } from '../movement/contract.ts';
import type { Point } from './box.ts';

/** Whether `point` lies in `polygon` (even-odd; the edge itself may fall either way). */
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

/** The zone at a point: where zones overlap, the later one. */
export function zoneAt(plan: FloorPlan, point: Point): Zone | undefined {
  return plan.zones.findLast((zone) => insidePolygon(point, zone.polygon));
}

/** The seat nearest to a point within `reach` metres. */
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

/** Metres from a seat within which someone who enters sits on it; who talks or waves there is right on it. */
const seatedReach = 0.5;
const occupiedReach = 0.08;

/** The seat that someone with this pose sits on, where nobody could stand. */
export function seatOf(plan: FloorPlan, pose: Pose): Seat | undefined {
  return seatNear(plan, pose, pose.state === 'sit' ? seatedReach : occupiedReach);
}
