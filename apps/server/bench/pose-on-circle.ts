import type { Point } from '@office/world/geometry';
import type { Pose } from '@office/world/movement';

/** Radius of the walked circles in centimetres. */
const radius = 45;

/** Moves one centimetre per step along a circle: positions do not repeat within 282 steps and stay clear of walls. */
export function poseOnCircle(start: Point, step: number): Pose {
  const angle = step / radius;
  return {
    x: Math.round(start.x * 100 + radius * (Math.cos(angle) - 1)) / 100,
    z: Math.round(start.z * 100 + radius * Math.sin(angle)) / 100,
    heading: 0,
    state: 'walk',
  };
}
