import type { Bounds } from '../../../../../patterns/planDrawing/bounds.ts';
import type { EditedPlan, EditedPoint } from '../planEditorState.ts';

export interface Place {
  x: number;
  z: number;
}

export interface Size {
  width: number;
  depth: number;
}

/** Rounds to millimetres, because people also read plans. */
export function round(metres: number): number {
  return Math.round(metres * 1000) / 1000;
}

export function normalizeHeading(heading: number): number {
  const turn = 2 * Math.PI;
  const rest = ((((heading + Math.PI) % turn) + turn) % turn) - Math.PI;
  return Math.round(rest * 10_000) / 10_000;
}

export function lengthOf({ from, to }: { from: EditedPoint; to: EditedPoint }): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

export function withinFloor({ size }: Pick<EditedPlan, 'size'>, { x, z }: Place): Place {
  return { x: Math.max(0, Math.min(size.width, x)), z: Math.max(0, Math.min(size.depth, z)) };
}

export function pointOnFloor(plan: Pick<EditedPlan, 'size'>, place: Place): EditedPoint {
  const { x, z } = withinFloor(plan, place);
  return [round(x), round(z)];
}

export function bandOf(from: EditedPoint, to: EditedPoint, thickness: number): EditedPoint[] {
  const length = lengthOf({ from, to }) || 1;
  const x = (-(to[1] - from[1]) / length) * (thickness / 2);
  const z = ((to[0] - from[0]) / length) * (thickness / 2);
  return [
    [from[0] + x, from[1] + z],
    [to[0] + x, to[1] + z],
    [to[0] - x, to[1] - z],
    [from[0] - x, from[1] - z],
  ];
}

export function turnedBox(
  { x, z, heading }: Place & { heading: number },
  { width, depth }: Size,
): EditedPoint[] {
  const corners: EditedPoint[] = [
    [-width / 2, -depth / 2],
    [width / 2, -depth / 2],
    [width / 2, depth / 2],
    [-width / 2, depth / 2],
  ];
  return corners.map(([across, along]) => {
    const turned = fromOwn({ across, along }, heading);
    return [x + turned.x, z + turned.z];
  });
}

/** Converts object directions (across and towards the front) to floor directions. */
export function fromOwn({ across, along }: { across: number; along: number }, heading: number) {
  const [sin, cos] = [Math.sin(heading), Math.cos(heading)];
  return { x: across * cos + along * sin, z: -across * sin + along * cos };
}

export function toOwn({ x, z }: Place, heading: number) {
  const [sin, cos] = [Math.sin(heading), Math.cos(heading)];
  return { across: x * cos - z * sin, along: x * sin + z * cos };
}

export function centroidOf({ left, top, right, bottom }: Bounds): Place {
  return { x: (left + right) / 2, z: (top + bottom) / 2 };
}

export function isInside({ x, z }: Place, polygon: readonly EditedPoint[]): boolean {
  let inside = false;
  polygon.forEach(([xi, zi], index) => {
    const [xj, zj] = polygon[(index || polygon.length) - 1] ?? [xi, zi];
    if (zi > z !== zj > z && x < ((xj - xi) * (z - zi)) / (zj - zi) + xi) inside = !inside;
  });
  return inside;
}
