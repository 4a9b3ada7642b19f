import { Raycaster, Vector2, Vector3 } from 'three';
import type { Ray } from 'three';
import type { PerspectiveCamera } from 'three';
import type { FloorPlan, Seat } from '@office/world/floor-plan';
import { seatNear } from '@office/world/geometry';
import type { Point } from '@office/world/geometry';
import type { Viewport } from '../engine/stage.ts';
import type { FloorPeople } from '../people/floor-people.ts';

const raycaster = new Raycaster();
const ndc = new Vector2();

export function rayAt(x: number, y: number, viewport: Viewport, camera: PerspectiveCamera): Ray {
  ndc.set((x / viewport.width) * 2 - 1, 1 - (y / viewport.height) * 2);
  raycaster.setFromCamera(ndc, camera);
  return raycaster.ray;
}

/** Returns the intersection with the floor; undefined if the ray points upwards. */
function floorPoint(ray: Ray): { x: number; z: number } | undefined {
  if (ray.direction.y > -1e-3) return undefined;
  const t = -ray.origin.y / ray.direction.y;
  return { x: ray.origin.x + ray.direction.x * t, z: ray.origin.z + ray.direction.z * t };
}

const foot = new Vector3();
const crown = new Vector3();
const closest = new Vector3();

/** Metres: radius of a figure, and size of a chair including its back. */
const figureRadius = 0.3;
const chair = { radius: 0.3, top: 0.82 };
/** Distance in metres within which a person counts as seated on a seat. */
const seatedReach = 0.45;

/** Returns the distance in metres to an upright cylinder; undefined if the ray misses it. */
function hits(ray: Ray, { x, z }: Point, top: number, radius: number): number | undefined {
  foot.set(x, 0.15, z);
  crown.set(x, top, z);
  const squared = ray.distanceSqToSegment(foot, crown, closest);
  return squared < radius * radius ? closest.distanceTo(ray.origin) : undefined;
}

export type Target = { userId: string } | { seat: Seat } | Point;

/** Returns people and chairs before the floor, nearest first; undefined outside the floor. */
export function targetOf(
  ray: Ray,
  people: Pick<FloorPeople, 'all' | 'self'>,
  plan: FloorPlan,
  seatReach: number,
): Target | undefined {
  let nearest = Infinity;
  let target: Target | undefined;
  for (const person of people.all()) {
    if (person === people.self) continue;
    const distance = hits(ray, person, person.plateHeight - 0.1, figureRadius);
    if (distance === undefined || distance >= nearest) continue;
    nearest = distance;
    target = { userId: person.info.userId };
  }
  const isFree = (seat: Seat) =>
    people.all().every((person) => Math.hypot(person.x - seat.x, person.z - seat.z) > seatedReach);
  for (const seat of plan.seats) {
    const distance = hits(ray, seat, chair.top, chair.radius);
    if (distance === undefined || distance >= nearest || !isFree(seat)) continue;
    nearest = distance;
    target = { seat };
  }
  if (target) return target;
  const point = floorPoint(ray);
  const { width, depth } = plan.size;
  if (!point || point.x < 0 || point.z < 0 || point.x > width || point.z > depth) return undefined;
  const seat = seatNear(plan, point, seatReach);
  return seat && isFree(seat) ? { seat } : point;
}
