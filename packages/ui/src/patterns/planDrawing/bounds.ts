import type { PlanPoint } from './floorPlanData.ts';

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boundsOfPoints(points: readonly PlanPoint[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, z] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, z);
    bottom = Math.max(bottom, z);
  }
  return { left, top, right, bottom };
}

export function overlap(one: Bounds, other: Bounds): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

export function boundsAround(one: Bounds, other: Bounds): Bounds {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** Side length in metres of the tiles by which paths are merged. Limits the area that a change repaints. */
const tileSize = 18;

export function tileKeyOf({ left, top, right, bottom }: Bounds): string {
  const column = Math.floor((left + right) / 2 / tileSize);
  const row = Math.floor((top + bottom) / 2 / tileSize);
  return `${column} ${row}`;
}
