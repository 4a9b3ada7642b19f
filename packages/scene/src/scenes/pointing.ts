import { Raycaster, Vector2, Vector3 } from 'three';
import type { Ray } from 'three';
import type { PerspectiveCamera } from 'three';
import type { FloorPlan } from '@office/world/floor-plan';
import type { Point } from '@office/world/geometry';
import type { Viewport } from '../engine/stage.ts';
import type { FloorPeople } from '../people/floor-people.ts';

const raycaster = new Raycaster();
const ndc = new Vector2();

/** The ray under a point of the canvas (CSS pixels). */
export function rayAt(x: number, y: number, viewport: Viewport, camera: PerspectiveCamera): Ray {
  ndc.set((x / viewport.width) * 2 - 1, 1 - (y / viewport.height) * 2);
  raycaster.setFromCamera(ndc, camera);
  return raycaster.ray;
}

/** Answers where the ray meets the floor; undefined when it looks up. */
function floorPoint(ray: Ray): { x: number; z: number } | undefined {
  if (ray.direction.y > -1e-3) return undefined;
  const t = -ray.origin.y / ray.direction.y;
  return { x: ray.origin.x + ray.direction.x * t, z: ray.origin.z + ray.direction.z * t };
}

const foot = new Vector3();
const crown = new Vector3();
const closest = new Vector3();

/** Metres along the ray to an upright figure; undefined when it passes by. */
function hitsFigure(ray: Ray, x: number, z: number, top: number): number | undefined {
  foot.set(x, 0.15, z);
  crown.set(x, top, z);
  const squared = ray.distanceSqToSegment(foot, crown, closest);
  return squared < 0.3 * 0.3 ? closest.distanceTo(ray.origin) : undefined;
}

/** Someone else, or a point on the floor. */
export type Target = { userId: string } | Point;

/** Finds the target under a ray: people before the floor, the nearest first; undefined beside the floor. */
export function targetOf(ray: Ray, people: FloorPeople, plan: FloorPlan): Target | undefined {
  let nearest = Infinity;
  let userId: string | undefined;
  for (const person of people.all()) {
    if (person === people.self) continue;
    const distance = hitsFigure(ray, person.x, person.z, person.plateHeight - 0.1);
    if (distance === undefined || distance >= nearest) continue;
    nearest = distance;
    userId = person.info.userId;
  }
  if (userId) return { userId };
  const point = floorPoint(ray);
  const { width, depth } = plan.size;
  if (!point || point.x < 0 || point.z < 0 || point.x > width || point.z > depth) return undefined;
  return point;
}
