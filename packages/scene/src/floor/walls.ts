import type { Door, FloorPlan, Wall } from '@office/world/floor-plan';
import type { Mesher, Paint } from '../shapes/mesher.ts';
import { palette } from '../shapes/palette.ts';

/** Clockwise. */
export const sides = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof sides)[number];

export interface WallMeshers {
  low: Mesher;
  high: Mesher;
  glass: Mesher;
}

/** Height in metres of the rest of an opened outer wall. */
const openedWallHeight = 0.45;
const doorHeight = 2.1;
const windowTop = 2.5;

export function sideOf(plan: FloorPlan, wall: Wall): Side | undefined {
  const edge = 0.4;
  const both = (index: 0 | 1, test: (value: number) => boolean) =>
    test(wall.from[index]) && test(wall.to[index]);
  if (both(1, (z) => z < edge)) return 'north';
  if (both(1, (z) => z > plan.size.depth - edge)) return 'south';
  if (both(0, (x) => x > plan.size.width - edge)) return 'east';
  if (both(0, (x) => x < edge)) return 'west';
  return undefined;
}

export function buildWall(plan: FloorPlan, wall: Wall, into: WallMeshers): void {
  const dx = wall.to[0] - wall.from[0];
  const dz = wall.to[1] - wall.from[1];
  const length = Math.hypot(dx, dz);
  const place = { x: wall.from[0], z: wall.from[1], ry: Math.atan2(-dz, dx) };
  const local: WallMeshers = {
    low: into.low.at(place),
    high: into.high.at(place),
    glass: into.glass.at(place),
  };
  const doors = plan.doors.filter((door) => door.wallId === wall.id).sort((a, b) => a.at - b.at);
  let at = 0;
  for (const door of doors) {
    buildStretch(wall, at, door.at - door.width / 2, local);
    buildDoorway(wall, door, local);
    at = door.at + door.width / 2;
  }
  buildStretch(wall, at, length, local);
}

const paints: Record<Wall['material'], Paint> = {
  PLASTER: { color: palette.plaster },
  WINDOW: { color: palette.plaster },
  WOOD: { color: palette.oakDark },
  GLASS: { color: palette.white },
  RAIL: { color: palette.white },
};

function bar(
  m: Mesher,
  from: number,
  to: number,
  bottom: number,
  top: number,
  depth: number,
  paint: Paint,
  z = 0,
): void {
  m.box(to - from, top - bottom, depth, paint, { x: (from + to) / 2, y: bottom, z }, 0.012);
}

function buildStretch(wall: Wall, from: number, to: number, into: WallMeshers): void {
  if (to - from < 0.02) return;
  const { thickness, height, material } = wall;
  const paint = paints[material];
  if (material === 'GLASS' || material === 'RAIL') {
    bar(into.low, from, to, 0, 0.07, thickness, paint);
    bar(into.high, from, to, height - 0.06, height, thickness, paint);
    bar(into.glass, from, to, 0.07, height - 0.06, 0.02, { color: palette.glass });
    if (material === 'GLASS') bar(into.glass, from, to, 0.85, 1.25, 0.03, { color: palette.frost });
    for (const x of posts(from, to, 1.5))
      bar(into.high, x - 0.022, x + 0.022, 0.05, height, thickness, paint);
    return;
  }
  if (material === 'WINDOW') {
    bar(into.low, from, to, 0, openedWallHeight, thickness, paint);
    bar(into.low, from, to, openedWallHeight, openedWallHeight + 0.04, thickness + 0.08, {
      color: palette.oak,
    });
    bar(into.high, from, to, windowTop, height, thickness, paint);
    bar(into.glass, from, to, openedWallHeight, windowTop, 0.02, { color: palette.glass });
    for (const x of posts(from, to, 1.9)) {
      bar(into.high, x - 0.035, x + 0.035, openedWallHeight, windowTop, thickness * 0.7, {
        color: palette.white,
      });
    }
    bar(into.high, from, to, 1.9, 1.94, thickness * 0.4, { color: palette.white });
    return;
  }
  bar(into.low, from, to, 0, openedWallHeight, thickness, paint);
  bar(into.high, from, to, openedWallHeight, height, thickness, paint);
  bar(into.low, from, to, 0, 0.08, thickness + 0.03, {
    color: material === 'WOOD' ? palette.walnut : palette.white,
  });
  if (material === 'WOOD') {
    for (let x = from + 0.06; x < to - 0.03; x += 0.11) {
      for (const side of [-1, 1]) {
        bar(
          into.high,
          x,
          x + 0.05,
          0.08,
          height - 0.02,
          0.03,
          { color: palette.oak },
          side * (thickness / 2 + 0.01),
        );
      }
    }
  }
  bar(into.high, from, to, height, height + 0.03, thickness + 0.03, { color: palette.white });
}

function posts(from: number, to: number, step: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / step));
  return Array.from({ length: count + 1 }, (_, i) => {
    const inset = i === 0 ? 0.022 : i === count ? -0.022 : 0;
    return from + ((to - from) * i) / count + inset;
  });
}

function buildDoorway(wall: Wall, door: Door, into: WallMeshers): void {
  const left = door.at - door.width / 2;
  const right = door.at + door.width / 2;
  const frame: Paint = { color: wall.material === 'GLASS' ? palette.white : palette.oak };
  const depth = wall.thickness + 0.04;
  const top = Math.min(doorHeight, wall.height - 0.1);
  if (wall.height > top + 0.1) {
    if (wall.material === 'GLASS') {
      bar(into.glass, left, right, top, wall.height - 0.06, 0.02, { color: palette.glass });
      bar(into.high, left, right, wall.height - 0.06, wall.height, wall.thickness, frame);
    } else {
      bar(into.high, left, right, top + 0.06, wall.height, wall.thickness, paints[wall.material]);
    }
  }
  if (door.kind === 'OPENING') return;
  bar(into.high, left - 0.03, left + 0.03, 0, top, depth, frame);
  bar(into.high, right - 0.03, right + 0.03, 0, top, depth, frame);
  bar(into.high, left, right, top, top + 0.06, depth, frame);
}

/** Metres from which a doorway has two leaves. */
const doubleDoorWidth = 1.5;

export interface Leaf {
  hinge: 1 | -1;
  /** Distance of the hinge from the start of the wall in metres. */
  at: number;
  build(into: WallMeshers): void;
}

/** The closed leaves of a doorway. */
export function leavesOf(wall: Wall, door: Door): Leaf[] {
  if (door.kind === 'OPENING') return [];
  const isDouble = door.width >= doubleDoorWidth;
  const width = (isDouble ? door.width / 2 : door.width) - 0.06;
  const hinges = isDouble ? ([1, -1] as const) : ([1] as const);
  return hinges.map((hinge) => {
    const at = door.at - (hinge * door.width) / 2 + hinge * 0.03;
    return { hinge, at, build: (into) => buildLeaf(wall, door, { hinge, at, width }, into) };
  });
}

function buildLeaf(
  wall: Wall,
  door: Door,
  { hinge, at, width }: { hinge: 1 | -1; at: number; width: number },
  into: WallMeshers,
): void {
  const frame: Paint = { color: wall.material === 'GLASS' ? palette.white : palette.oak };
  const top = Math.min(doorHeight, wall.height - 0.1);
  const place = {
    x: wall.from[0],
    z: wall.from[1],
    ry: Math.atan2(-(wall.to[1] - wall.from[1]), wall.to[0] - wall.from[0]),
  };
  const rim = into.high.at(place).at({ x: at });
  if (door.kind !== 'GLASS') {
    rim.box(
      width,
      top - 0.06,
      0.04,
      { color: palette.oak },
      { x: (hinge * width) / 2, y: 0.03 },
      0.01,
    );
    return;
  }
  into.glass
    .at(place)
    .at({ x: at })
    .box(
      width,
      top - 0.06,
      0.025,
      { color: palette.glass },
      { x: (hinge * width) / 2, y: 0.03 },
      0.004,
    );
  rim.box(0.04, top - 0.06, 0.03, frame, { x: hinge * width, y: 0.03 }, 0.008);
  rim.box(0.025, 0.4, 0.07, { color: palette.oak }, { x: hinge * (width - 0.1), y: 0.85 }, 0.01);
}
