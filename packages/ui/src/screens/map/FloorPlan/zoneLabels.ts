import { planDecorSizes } from '@office/vocabulary';
import { decorShapes } from '../../../patterns/planDrawing/decorShapes.ts';
import { doorPieces, leavesOf } from '../../../patterns/planDrawing/walls.ts';
import type { FloorPlanData, PlanPoint, PlanZone } from '../map.ts';
import { textWidth, type Box } from './personMarks.ts';
import { boundsOf, isInside } from './spots.ts';
import { zoneName } from './roster.ts';

interface NamePlace {
  zone: PlanZone;
  name: string;
  /** The name without the leading words it shares with other zones. */
  shortName: string;
  x: number;
  z: number;
  /** Alignment of the name relative to that point: 0 starts at it, 1 ends at it. */
  alongX: number;
  alongZ: number;
}

export interface ZoneLabel extends NamePlace {
  text: string;
  maxWidth: number;
  small: boolean;
}

/** Height of a label in pixels, and its distance to the walls in metres. */
const labelHeight = 18;
const inset = 0.2;

/** Approximate width of the count behind a name, in pixels. */
export const countWidth = 40;

/**
 * In pixels per metre. Fixed, so that labels keep their position while zooming: without overlaps at
 * this scale, they have none at larger ones.
 */
const placementScale = 24;

/** Scale in pixels per metre below which a label is small. */
const smallLabelScale = 18;

/** Improvement in square metres required to prefer a later candidate. */
const minImprovement = 0.1;

/** Candidates in order of preference: the upper edge from left to right, then the lower edge. */
const candidateAnchors = [0, 1].flatMap((alongZ) =>
  [0, 0.25, 0.5, 0.75, 1].map((alongX) => ({ alongX, alongZ })),
);

/** Covers the least furniture. Ignores people, so that names do not move with them. */
export function placeLabels(plan: FloorPlanData, language: string): NamePlace[] {
  const obstacles = obstaclesOf(plan);
  const zones = plan.zones.filter(({ kind }) => kind !== 'OPEN');
  const names = zones.map((zone) => zoneName(zone, language));
  return zones.map((zone, index) => {
    const name = names[index] ?? '';
    return placeName({ zone, name, shortName: shortNameOf(name, names) }, obstacles);
  });
}

/** Strips shared leading words: 会議室 さくら and 会議室 うめ become さくら and うめ. */
function shortNameOf(name: string, names: readonly string[]): string {
  const words = name.split(/\s+/);
  const alike = names
    .filter((other) => other !== name)
    .map((other) => {
      const others = other.split(/\s+/);
      const end = words.findIndex((word, index) => word !== others[index]);
      return end < 0 ? 0 : end;
    });
  return words.slice(Math.max(0, ...alike)).join(' ');
}

type Named = Pick<NamePlace, 'zone' | 'name' | 'shortName'>;

function placeName(named: Named, obstacles: readonly Box[]): NamePlace {
  const { zone } = named;
  const { left, top, ...bounds } = boundsOf(zone.polygon);
  const [roomX, roomZ] = [bounds.width - 2 * inset, bounds.depth - 2 * inset];
  const places = candidateAnchors.map((along) => {
    const x = left + inset + along.alongX * roomX;
    const z = top + inset + along.alongZ * roomZ;
    return { ...named, x, z, ...along };
  });
  let best: { place: NamePlace; cost: number } | undefined;
  for (const place of places) {
    const box = inMetres(labelBox(labelOf(place, placementScale), placementScale), placementScale);
    const covered = sum(obstacles.map((obstacle) => overlapArea(box, obstacle)));
    const cost = covered + outsidePenalty(box, zone.polygon);
    if (!best || cost < best.cost - minImprovement) best = { place, cost };
  }
  return best!.place;
}

export function zoneLabels(places: readonly NamePlace[], scale: number): ZoneLabel[] {
  return places.map((place) => labelOf(place, scale));
}

function labelOf(place: NamePlace, scale: number): ZoneLabel {
  const maxWidth = (boundsOf(place.zone.polygon).width - 2 * inset) * scale;
  // Always reserves space for the count, so that the text does not change when people enter or leave.
  const fits = textWidth(place.name) + countWidth <= maxWidth;
  return {
    ...place,
    maxWidth,
    text: fits ? place.name : place.shortName,
    small: scale < smallLabelScale,
  };
}

export function labelBox({ x, z, alongX, alongZ, text, maxWidth }: ZoneLabel, scale: number): Box {
  const width = Math.min(textWidth(text), maxWidth);
  const left = x * scale - alongX * width;
  const top = z * scale - alongZ * labelHeight;
  return { left, top, right: left + width, bottom: top + labelHeight };
}

function inMetres({ left, top, right, bottom }: Box, scale: number): Box {
  return { left: left / scale, top: top / scale, right: right / scale, bottom: bottom / scale };
}

/** Objects that labels should not cover, in metres. Rugs may be covered. */
function obstaclesOf(plan: FloorPlanData): Box[] {
  return [
    ...plan.desks.map((desk) => boxOf(desk, desk.width, desk.depth)),
    ...plan.seats.map((seat) => boxOf(seat, seatSize, seatSize)),
    ...plan.decor
      .filter(({ kind }) => !['none', 'rug', 'roundRug'].includes(decorShapes[kind]))
      .map((decor) => {
        const { width, depth } = planDecorSizes[decor.kind];
        return boxOf(decor, decor.width ?? width, decor.depth ?? depth);
      }),
    ...doorPieces(plan).flatMap((door) =>
      leavesOf(door).map(({ hinge, latch, open }) => around([hinge, latch, open])),
    ),
  ];
}

/** Size of a chair with its back, in metres. */
const seatSize = 0.5;

function boxOf(
  { x, z, heading }: { x: number; z: number; heading: number },
  width: number,
  depth: number,
): Box {
  const [sin, cos] = [Math.abs(Math.sin(heading)), Math.abs(Math.cos(heading))];
  const halfX = (width * cos + depth * sin) / 2;
  const halfZ = (width * sin + depth * cos) / 2;
  return { left: x - halfX, top: z - halfZ, right: x + halfX, bottom: z + halfZ };
}

function around(points: readonly { x: number; z: number }[]): Box {
  const xs = points.map(({ x }) => x);
  const zs = points.map(({ z }) => z);
  return {
    left: Math.min(...xs),
    top: Math.min(...zs),
    right: Math.max(...xs),
    bottom: Math.max(...zs),
  };
}

/** Overlap of two boxes in square metres. */
function overlapArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const depth = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && depth > 0 ? width * depth : 0;
}

/** Outweighs covered furniture, because the name would seem to belong to another zone. */
function outsidePenalty({ left, top, right, bottom }: Box, polygon: readonly PlanPoint[]): number {
  const ends = [left, right].flatMap((x) => [top, bottom].map((z) => ({ x, z })));
  return ends.filter((end) => !isInside(end, polygon)).length * 100;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
