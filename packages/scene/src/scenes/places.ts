import type { Point, Zone } from '@office/scene-bridge/floor-plan';

/** The middle of a zone's corners. */
export function middleOf(zone: Zone): Point {
  const sum = zone.polygon.reduce((total, [x, z]) => ({ x: total.x + x, z: total.z + z }), {
    x: 0,
    z: 0,
  });
  return { x: sum.x / zone.polygon.length, z: sum.z / zone.polygon.length };
}

/** A step in front of something that hangs or stands. */
export function inFrontOf(item: { x: number; z: number; heading: number }): Point {
  return { x: item.x + Math.sin(item.heading) * 0.6, z: item.z + Math.cos(item.heading) * 0.6 };
}
