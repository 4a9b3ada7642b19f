import { boundsOfPoints, type Bounds } from './bounds.ts';
import type { PlanPoint } from './floorPlanData.ts';

export interface Mark {
  className: string;
  /** Line width in metres, if it depends on the object. */
  lineWidth?: number;
  /** Coordinates in metres. */
  path: string;
  bounds: Bounds;
  /** Single-coloured, so that the order of overlapping marks does not matter. */
  flat: boolean;
}

interface Placed {
  x: number;
  z: number;
  heading: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Converts object coordinates to floor coordinates. Heading 0 faces down, a quarter turn faces right. */
function onFloor({ x, z, heading }: Placed): (across: number, along: number) => PlanPoint {
  const [sin, cos] = [Math.sin(heading), Math.cos(heading)];
  return (across, along) => [x + across * cos + along * sin, z - across * sin + along * cos];
}

/** Rounds to 0.1 mm to keep paths short. */
function write(metres: number): number {
  return Math.round(metres * 10_000) / 10_000;
}

function point([x, z]: PlanPoint): string {
  return `${write(x)} ${write(z)}`;
}

function toward([x, z]: PlanPoint, [toX, toZ]: PlanPoint, metres: number): PlanPoint {
  const part = metres / (Math.hypot(toX - x, toZ - z) || 1);
  return [x + (toX - x) * part, z + (toZ - z) * part];
}

function corneredPath(corners: readonly PlanPoint[], radius: number): string {
  if (radius === 0) return `M${corners.map(point).join('L')}Z`;
  const parts = corners.map((corner, index) => {
    const before = corners.at(index - 1)!;
    const after = corners[(index + 1) % corners.length]!;
    const [start, end] = [toward(corner, before, radius), toward(corner, after, radius)];
    return `${point(start)}Q${point(corner)} ${point(end)}`;
  });
  return `M${parts.join('L')}Z`;
}

export function boxMark(className: string, at: Placed, box: Box, radius = 0): Mark {
  const { x, y, width, height } = box;
  const place = onFloor(at);
  const corners = [
    place(x, y),
    place(x + width, y),
    place(x + width, y + height),
    place(x, y + height),
  ];
  const path = corneredPath(corners, Math.min(radius, width / 2, height / 2));
  return { className, path, bounds: boundsOfPoints(corners), flat: false };
}

export function ellipseMark(
  className: string,
  at: Placed,
  { rx, ry }: { rx: number; ry: number },
): Mark {
  const { x, z, heading } = at;
  const place = onFloor(at);
  const [left, right] = [place(-rx, 0), place(rx, 0)];
  const arc = `A${write(rx)} ${write(ry)} ${write((-heading * 180) / Math.PI)} 1 0 `;
  const reach = Math.max(rx, ry);
  return {
    className,
    path: `M${point(left)}${arc}${point(right)}${arc}${point(left)}Z`,
    bounds: { left: x - reach, top: z - reach, right: x + reach, bottom: z + reach },
    flat: false,
  };
}

export function lineMark(
  className: string,
  at: Placed,
  lines: readonly (readonly PlanPoint[])[],
): Mark {
  const place = onFloor(at);
  const onPlan = lines.map((line) => line.map(([across, along]) => place(across, along)));
  return {
    className,
    path: onPlan.map((line) => `M${line.map(point).join('L')}`).join(''),
    bounds: boundsOfPoints(onPlan.flat()),
    flat: true,
  };
}

export function curveMark(
  className: string,
  at: Placed,
  [from, by, to]: readonly [PlanPoint, PlanPoint, PlanPoint],
): Mark {
  const place = onFloor(at);
  const [start, middle, end] = [place(...from), place(...by), place(...to)];
  return {
    className,
    path: `M${point(start)}Q${point(middle)} ${point(end)}`,
    bounds: boundsOfPoints([start, middle, end]),
    flat: true,
  };
}

export function barMark(
  className: string,
  [from, to]: readonly [PlanPoint, PlanPoint],
  lineWidth: number,
): Mark {
  const { left, top, right, bottom } = boundsOfPoints([from, to]);
  const half = lineWidth / 2;
  return {
    className,
    lineWidth: write(lineWidth),
    path: `M${point(from)}L${point(to)}`,
    bounds: { left: left - half, top: top - half, right: right + half, bottom: bottom + half },
    flat: true,
  };
}

export function polygonMark(className: string, corners: readonly PlanPoint[]): Mark {
  return {
    className,
    path: corneredPath(corners, 0),
    bounds: boundsOfPoints(corners),
    flat: true,
  };
}
