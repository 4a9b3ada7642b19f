import { cameraPosition } from '../engine/camera-rig.ts';
import type { Inset } from '../engine/camera-rig.ts';
import type { Viewport } from '../engine/stage.ts';

export interface Spot {
  x: number;
  y: number;
  z: number;
}

export interface Margins {
  top: number;
  bottom: number;
  side: number;
}

/** Half the view height at a distance of one metre, from the field of view of the rig. */
const halfHeightPerMetre = Math.tan((28 / 2) * (Math.PI / 180));

/** Camera target, its distance, and pixels per metre at the target. */
export interface Framing extends Spot {
  distance: number;
  scale: number;
}

/**
 * Shot with the given yaw and pitch that shows all spots as large as possible. Iterative: each step
 * moves the target to the centre of the spots and adjusts the distance.
 */
export function frameSpots(
  spots: readonly Spot[],
  { yaw, pitch }: { yaw: number; pitch: number },
  viewport: Viewport,
  inset: Inset,
  margins: Margins,
): Framing {
  const free = {
    width: Math.max(120, viewport.width - inset.left - inset.right - margins.side * 2),
    height: Math.max(120, viewport.height - margins.top - margins.bottom),
  };
  const pixels = viewport.height / (2 * halfHeightPerMetre);
  const right = { x: Math.cos(yaw), z: -Math.sin(yaw) };
  const ahead = { x: -Math.sin(yaw), z: -Math.cos(yaw) };
  const mean = (key: keyof Spot) =>
    spots.reduce((sum, spot) => sum + spot[key], 0) / Math.max(1, spots.length);
  let aim = { x: mean('x'), y: mean('y'), z: mean('z') };
  let distance = 60;
  for (let step = 0; step < 24; step++) {
    const eye = cameraPosition({ ...aim, yaw, pitch, distance });
    let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const spot of spots) {
      const d = { x: spot.x - eye.x, y: spot.y - eye.y, z: spot.z - eye.z };
      const across = d.x * right.x + d.z * right.z;
      const flat = d.x * ahead.x + d.z * ahead.z;
      const deep = Math.max(1, flat * Math.cos(pitch) - d.y * Math.sin(pitch));
      const up = flat * Math.sin(pitch) + d.y * Math.cos(pitch);
      minX = Math.min(minX, (across / deep) * pixels);
      maxX = Math.max(maxX, (across / deep) * pixels);
      minY = Math.min(minY, (up / deep) * pixels);
      maxY = Math.max(maxY, (up / deep) * pixels);
    }
    if (minX > maxX) break;
    const metre = distance / pixels;
    // Unequal margins shift the vertical centre.
    const sideways = ((minX + maxX) / 2) * metre;
    const upwards = ((minY + maxY) / 2 - (margins.bottom - margins.top) / 2) * metre;
    // Moves the target parallel to the view plane only, so that distances stay the same.
    const forward = upwards * Math.sin(pitch);
    aim = {
      x: aim.x + right.x * sideways + ahead.x * forward,
      y: aim.y + upwards * Math.cos(pitch),
      z: aim.z + right.z * sideways + ahead.z * forward,
    };
    const fill = Math.max((maxX - minX) / free.width, (maxY - minY) / free.height);
    distance = Math.max(2, distance * (1 + (fill - 1) * 0.85));
  }
  return { ...aim, distance, scale: pixels / distance };
}
