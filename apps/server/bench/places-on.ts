import type { FloorPlan } from '@office/world/floor-plan';
import { compileFloorPlan, hitsWall, onFloor, type Point } from '@office/world/geometry';
import { seededRandom } from './random.ts';

/** Returns points spread over a floor with room for a small circle, the same in every run. */
export function placesOn(plan: FloorPlan, count: number): Point[] {
  const floor = compileFloorPlan(plan);
  const random = seededRandom(6);
  const places: Point[] = [];
  while (places.length < count) {
    const place = { x: random() * plan.size.width, z: random() * plan.size.depth };
    if (onFloor(floor, place, 1.2) && !hitsWall(floor, place, 1.2)) places.push(place);
  }
  return places;
}
