import type { Inset } from '../../engine/camera-rig.ts';
import type { Viewport } from '../../engine/stage.ts';
import { frameSpots } from '../framing.ts';
import type { Framing, Spot } from '../framing.ts';
import { layOut } from './layout.ts';
import type { Extent, Layout } from './layout.ts';

export const looking = { yaw: 0.3, pitch: 0.86 };
/** CSS pixels reserved for a card in front of its floor. */
const cardRoom = 94;
/** Metres of lawn around a building. */
const lawn = 1.9;

export interface Arrangement {
  layout: Layout;
  shot: Framing;
}

export function arrange(
  floors: readonly Extent[],
  viewport: Viewport,
  inset: Inset,
): Arrangement | undefined {
  let best: Arrangement | undefined;
  for (let columns = 1; columns <= floors.length; columns++) {
    const found = inRows(floors, columns, viewport, inset);
    if (!best || found.shot.scale > best.shot.scale) best = found;
  }
  return best;
}

/** Rotates a layout position so that rows run across the initial view. */
export function onTable({ x, z }: { x: number; z: number }): { x: number; z: number } {
  const [c, s] = [Math.cos(looking.yaw), Math.sin(looking.yaw)];
  return { x: x * c + z * s, z: z * c - x * s };
}

export function cornersOf(middle: { x: number; z: number }, { width, depth }: Extent): Spot[] {
  return [-1, 1].flatMap((across) =>
    [-1, 1].map((along) => ({
      x: middle.x + across * (width / 2 + lawn),
      y: along < 0 ? 2.5 : -0.9,
      z: middle.z + along * (depth / 2 + lawn),
    })),
  );
}

/** Layout with space for the cards between rows; the space depends on the resulting scale. */
function inRows(
  floors: readonly Extent[],
  columns: number,
  viewport: Viewport,
  inset: Inset,
): Arrangement {
  const sizes = floors.map((floor) => rotatedExtent(floor, looking.yaw));
  const look = (layout: Layout) =>
    frameSpots(
      layout.places.flatMap((place, i) => cornersOf(onTable(place), floors[i]!)),
      looking,
      viewport,
      inset,
      { top: 18, bottom: cardRoom, side: 14 },
    );
  const gap = { x: 3, z: 8 };
  let layout = layOut(sizes, columns, gap);
  let shot = look(layout);
  for (let i = 0; i < 4; i++) {
    gap.z = cardRoom / shot.scale / Math.sin(looking.pitch);
    layout = layOut(sizes, columns, gap);
    shot = look(layout);
  }
  return { layout, shot };
}

function rotatedExtent({ width, depth }: Extent, yaw: number): Extent {
  const [c, s] = [Math.abs(Math.cos(yaw)), Math.abs(Math.sin(yaw))];
  return { width: width * c + depth * s, depth: width * s + depth * c };
}

/** Returns the lowest point of an outline between two verticals. Points are ordered, in CSS pixels. */
export function lowestBetween(
  outline: readonly { x: number; y: number }[],
  left: number,
  right: number,
): number {
  let low = -Infinity;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    if (a.x >= left && a.x <= right) low = Math.max(low, a.y);
    for (const x of [left, right]) {
      const share = (x - a.x) / (b.x - a.x);
      if (share >= 0 && share <= 1) low = Math.max(low, a.y + (b.y - a.y) * share);
    }
  });
  return Number.isFinite(low) ? low : Math.max(...outline.map(({ y }) => y));
}
