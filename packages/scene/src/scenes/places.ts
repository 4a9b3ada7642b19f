import type { Point } from '@office/world/geometry';

export function inFrontOf(item: { x: number; z: number; heading: number }): Point {
  return { x: item.x + Math.sin(item.heading) * 0.6, z: item.z + Math.cos(item.heading) * 0.6 };
}
