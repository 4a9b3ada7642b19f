import { Raycaster, Vector2, Vector3 } from 'three';
import type { Ray } from 'three';
import type { PerspectiveCamera } from 'three';
import type { Viewport } from '../engine/stage.ts';

const raycaster = new Raycaster();
const ndc = new Vector2();

/** The ray under a point of the canvas (CSS pixels). */
export function rayAt(x: number, y: number, viewport: Viewport, camera: PerspectiveCamera): Ray {
  ndc.set((x / viewport.width) * 2 - 1, 1 - (y / viewport.height) * 2);
  raycaster.setFromCamera(ndc, camera);
  return raycaster.ray;
}

/** Where the ray meets the floor; undefined when it looks up. */
export function floorPoint(ray: Ray): { x: number; z: number } | undefined {
  if (ray.direction.y > -1e-3) return undefined;
  const t = -ray.origin.y / ray.direction.y;
  return { x: ray.origin.x + ray.direction.x * t, z: ray.origin.z + ray.direction.z * t };
}

const foot = new Vector3();
const crown = new Vector3();

/** Metres along the ray to an upright figure; undefined when it passes by. */
export function hitsFigure(ray: Ray, x: number, z: number, top: number): number | undefined {
  const near = new Vector3();
  foot.set(x, 0.15, z);
  crown.set(x, top, z);
  const squared = ray.distanceSqToSegment(foot, crown, near);
  return squared < 0.3 * 0.3 ? near.distanceTo(ray.origin) : undefined;
}
