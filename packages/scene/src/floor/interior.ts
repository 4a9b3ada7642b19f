import { planDecorSizes } from '@office/vocabulary';
import type { Door, FloorPlan, Seat, Wall } from '@office/world/floor-plan';
import { buildDesk, buildSeat, decorBuilders } from '../furniture/catalogue.ts';
import { Mesher } from '../shapes/mesher.ts';
import { randomFor } from '../shapes/random.ts';
import { hasMovingChair } from './fixtures.ts';
import type { VertexRange } from './moving-part.ts';
import type { Partitions } from './partitions.ts';
import { buildWall, leavesOf, sideOf, sides } from './walls.ts';
import type { Leaf, Side, WallMeshers } from './walls.ts';

/** Static geometry is merged in squares of this size in metres, so that frustum culling can skip them. */
const chunkSize = 12;

export interface BuiltRange extends VertexRange {
  mesher: Mesher;
}

export interface BuiltLeaf {
  wall: Wall;
  door: Door;
  leaf: Leaf;
  ranges: BuiltRange[];
}

export interface BuiltChair {
  seat: Seat;
  skew: number;
  range: BuiltRange;
}

export interface OuterPart {
  mesher: Mesher;
  /** Ends of the walls of each side in the index, in the order of `sides`. */
  ends: readonly number[];
}

interface Interior {
  chunks: Mesher[];
  glass: Mesher;
  /** Upper parts of the outer walls, side by side. */
  outer: { high: OuterPart; glass: OuterPart };
  leaves: BuiltLeaf[];
  seats: BuiltChair[];
}

/** Walls, furniture and decor of a floor. `partitions` receives the upper parts of inner walls. */
export function buildInterior(plan: FloorPlan, partitions: Partitions, plain: boolean): Interior {
  const chunks = new Map<string, Mesher>();
  const chunkAt = (x: number, z: number) => {
    const key = `${Math.floor(x / chunkSize)},${Math.floor(z / chunkSize)}`;
    const chunk = chunks.get(key) ?? new Mesher({ shadeFloor: true, plain });
    chunks.set(key, chunk);
    return chunk;
  };
  const glass = new Mesher({ plain });
  const outerHigh = new Mesher({ plain });
  const outerGlass = new Mesher({ plain });

  const leaves: BuiltLeaf[] = [];
  const seats: BuiltChair[] = [];
  const addWall = (wall: Wall, isOuter: boolean) => {
    const low = chunkAt((wall.from[0] + wall.to[0]) / 2, (wall.from[1] + wall.to[1]) / 2);
    const into = isOuter
      ? { low, high: outerHigh, glass: outerGlass }
      : { low, high: partitions.mesherOf(wall) ?? low, glass };
    buildWall(plan, wall, into);
    for (const door of plan.doors) {
      if (door.wallId === wall.id) leaves.push(...buildLeaves(wall, door, into));
    }
  };
  const wallsOf = (side: Side | undefined) =>
    plan.walls.filter((wall) => sideOf(plan, wall) === side);
  for (const wall of wallsOf(undefined)) addWall(wall, false);
  const ends = sides.map((side) => {
    for (const wall of wallsOf(side)) addWall(wall, true);
    return { high: outerHigh.indexCount, glass: outerGlass.indexCount };
  });
  const outer = {
    high: { mesher: outerHigh, ends: ends.map(({ high }) => high) },
    glass: { mesher: outerGlass, ends: ends.map((end) => end.glass) },
  };
  for (const item of plan.desks) {
    const chunk = chunkAt(item.x, item.z);
    const place = { x: item.x, z: item.z, ry: item.heading };
    buildDesk({
      solid: chunk.at(place),
      detail: chunk.at(place),
      glass: glass.at(place),
      width: item.width,
      depth: item.depth,
      tint: undefined,
      random: randomFor(item.id),
    });
  }
  plan.decor.forEach((item, index) => {
    const build = decorBuilders[item.kind];
    if (!build) return;
    const chunk = chunkAt(item.x, item.z);
    const place = { x: item.x, z: item.z, ry: item.heading };
    // Decor attached to a wall is hidden with it; decor in front of it stays.
    const wall = planDecorSizes[item.kind].solid ? undefined : partitions.mesherAt(item);
    build({
      solid: (wall ?? chunk).at(place),
      detail: (wall ?? chunk).at(place),
      glass: glass.at(place),
      width: item.width ?? planDecorSizes[item.kind].width,
      depth: item.depth ?? planDecorSizes[item.kind].depth,
      tint: item.tint,
      random: randomFor(`${item.kind}-${index}`),
    });
  });
  for (const seat of plan.seats) {
    const random = randomFor(seat.id);
    const ry = seat.heading + (seat.kind === 'DESK' ? (random() - 0.5) * 0.5 : 0);
    const mesher = chunkAt(seat.x, seat.z);
    const from = mesher.vertexCount;
    buildSeat(seat.kind, mesher.at({ x: seat.x, z: seat.z, ry }), random);
    const range = { mesher, from, to: mesher.vertexCount };
    if (hasMovingChair(seat)) seats.push({ seat, skew: ry - seat.heading, range });
  }
  return { chunks: [...chunks.values()], glass, outer, leaves, seats };
}

function buildLeaves(wall: Wall, door: Door, into: WallMeshers): BuiltLeaf[] {
  return leavesOf(wall, door).map((leaf) => {
    const before = [into.high, into.glass].map((mesher) => ({
      mesher,
      from: mesher.vertexCount,
    }));
    leaf.build(into);
    const ranges = before.map(({ mesher, from }) => ({ mesher, from, to: mesher.vertexCount }));
    return { wall, door, leaf, ranges: ranges.filter(({ from, to }) => to > from) };
  });
}
