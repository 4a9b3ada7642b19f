import { planDecorSizes } from '@office/vocabulary';
import type { FloorPlan } from '../floor-plan/contract.ts';
import type { Box, Point } from './box.ts';
import { boxDistance, boxSegmentDistance, boxTouches, moveOutOfBox } from './box.ts';
import { BoxIndex } from './box-index.ts';

export interface FloorGeometry {
  readonly plan: FloorPlan;
  readonly walls: readonly WallPiece[];
  /** Desks, tables, sofas and similar. Walkers avoid them; the server does not check them. */
  readonly furniture: readonly Box[];
  readonly wallIndex: BoxIndex<WallPiece>;
  readonly furnitureIndex: BoxIndex<Box>;
}

export interface WallPiece extends Box {
  readonly wallId: string;
}

export function compileFloorPlan(plan: FloorPlan): FloorGeometry {
  const doors = new Map<string, FloorPlan['doors']>();
  for (const door of plan.doors) doors.set(door.wallId, [...(doors.get(door.wallId) ?? []), door]);
  const walls = plan.walls.flatMap((wall) => cutDoors(wall, doors.get(wall.id) ?? []));
  const boxes = furniture(plan);
  return {
    plan,
    walls,
    furniture: boxes,
    wallIndex: new BoxIndex(walls, plan.size),
    furnitureIndex: new BoxIndex(boxes, plan.size),
  };
}

function cutDoors(wall: FloorPlan['walls'][number], doors: FloorPlan['doors']): WallPiece[] {
  const [fromX, fromZ] = wall.from;
  const dx = wall.to[0] - fromX;
  const dz = wall.to[1] - fromZ;
  const total = Math.hypot(dx, dz);
  const openings = doors
    .map((door) => ({ start: door.at - door.width / 2, end: door.at + door.width / 2 }))
    .sort((a, b) => a.start - b.start);
  const pieces: WallPiece[] = [];
  const add = (start: number, end: number) => {
    if (end - start < 0.01) return;
    const middle = (start + end) / 2 / total;
    pieces.push({
      wallId: wall.id,
      x: fromX + dx * middle,
      z: fromZ + dz * middle,
      halfWidth: (end - start) / 2,
      halfDepth: wall.thickness / 2,
      cos: dx / total,
      sin: dz / total,
    });
  };
  let at = 0;
  for (const opening of openings) {
    add(at, Math.max(at, opening.start));
    at = Math.max(at, opening.end);
  }
  add(at, total);
  return pieces;
}

function furniture(plan: FloorPlan): Box[] {
  return [...plan.desks.map(deskBox), ...plan.decor.flatMap((item) => decorBox(item) ?? [])];
}

function boxOf({ x, z, heading }: Point & { heading: number }, width: number, depth: number): Box {
  const [halfWidth, halfDepth] = [width / 2, depth / 2];
  return { x, z, halfWidth, halfDepth, cos: Math.cos(heading), sin: -Math.sin(heading) };
}

export function deskBox(desk: FloorPlan['desks'][number]): Box {
  return boxOf(desk, desk.width, desk.depth);
}

/** Returns the footprint of furniture, or null for flat or hanging items, which are not obstacles. */
export function decorBox(item: FloorPlan['decor'][number]): Box | null {
  const { solid, width, depth } = planDecorSizes[item.kind];
  return solid ? boxOf(item, item.width ?? width, item.depth ?? depth) : null;
}

export function onFloor(floor: FloorGeometry, point: Point, radius = 0): boolean {
  const { width, depth } = floor.plan.size;
  return (
    point.x >= radius && point.z >= radius && point.x <= width - radius && point.z <= depth - radius
  );
}

export function hitsWall(floor: FloorGeometry, point: Point, radius: number): boolean {
  return floor.wallIndex.some(
    point,
    point,
    radius,
    (wall) => boxTouches(wall, point, radius) && boxDistance(wall, point) < radius,
  );
}

export function isFree(floor: FloorGeometry, point: Point, radius: number): boolean {
  return (
    onFloor(floor, point, radius) &&
    !hitsWall(floor, point, radius) &&
    !floor.furnitureIndex.some(
      point,
      point,
      radius,
      (box) => boxTouches(box, point, radius) && boxDistance(box, point) < radius,
    )
  );
}

/**
 * Whether a circle of `radius` metres can move straight. Uses a swept test, so that long steps
 * cannot pass through thin walls.
 */
export function isMoveLegal(floor: FloorGeometry, from: Point, to: Point, radius: number): boolean {
  if (![from.x, from.z, to.x, to.z].every(Number.isFinite)) return false;
  if (!onFloor(floor, from, radius) || !onFloor(floor, to, radius)) return false;
  return !floor.wallIndex.some(
    from,
    to,
    radius,
    (wall) => boxSegmentDistance(wall, from, to) < radius,
  );
}

/** Like {@link isMoveLegal}, but also checks furniture. */
export function isWalkable(floor: FloorGeometry, from: Point, to: Point, radius: number): boolean {
  return (
    isMoveLegal(floor, from, to, radius) &&
    !floor.furnitureIndex.some(
      from,
      to,
      radius,
      (box) => boxSegmentDistance(box, from, to) < radius,
    )
  );
}

/** Slides along walls and furniture. The step is always legal; in the worst case it is zero. */
export function slide(floor: FloorGeometry, from: Point, to: Point, radius: number): Point {
  const { width, depth } = floor.plan.size;
  // Slightly larger than the radius, so that rounding errors cannot leave the result inside.
  const clear = radius + 1e-4;
  let point = to;
  for (let pass = 0; pass < 4; pass++) {
    let moved = false;
    for (const box of [...floor.walls, ...floor.furniture]) {
      if (!boxTouches(box, point, radius) || boxDistance(box, point) >= radius) continue;
      point = moveOutOfBox(box, point, clear);
      moved = true;
    }
    point = {
      x: Math.min(width - clear, Math.max(clear, point.x)),
      z: Math.min(depth - clear, Math.max(clear, point.z)),
    };
    if (!moved) break;
  }
  return isMoveLegal(floor, from, point, radius) && isFree(floor, point, radius) ? point : from;
}
