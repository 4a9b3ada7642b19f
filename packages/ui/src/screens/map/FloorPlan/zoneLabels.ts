import { planDecorSizes } from '@office/vocabulary';
import { decorShapes } from '../../../patterns/planDrawing/decorShapes.ts';
import { doorPieces, leavesOf } from '../../../patterns/planDrawing/walls.ts';
import type { FloorPlanData, PlanPoint, PlanZone } from '../map.ts';
import { textWidth, type Box } from './personMarks.ts';
import { boundsOf, isInside } from './spots.ts';
import { zoneName } from './roster.ts';

/** The place of a zone's name: in a corner of it, or between two. */
interface NamePlace {
  zone: PlanZone;
  name: string;
  /** The name without the words that it shares with others of its kind. */
  shortName: string;
  x: number;
  z: number;
  /** How much of the name lies left of that point and above it: 0 none of it, 1 all. */
  alongX: number;
  alongZ: number;
}

/** A name as it is shown at a scale. */
export interface ZoneLabel extends NamePlace {
  text: string;
  /** Pixels that it may take. */
  maxWidth: number;
  /** From so far away that there is room for little more than a word. */
  small: boolean;
}

/** Pixels that a name is high, and metres to the walls. */
const labelHeight = 18;
const inset = 0.2;

/** Pixels of how many are in a room, about, which stands behind its name. */
export const countWidth = 40;

/**
 * Pixels a metre at which names are placed: all of a floor, in a window. From farther away every
 * name lies over something, from nearer none does that did not; so a name stays where it is while
 * one zooms.
 */
const placingScale = 24;

/** Pixels a metre below which a label is small. */
const roomyScale = 18;

/** Square metres that another place must leave clear to be better than an earlier one. */
const worthMoving = 0.1;

/** Along the upper edge from the left first, as one reads, then along the lower one. */
const corners = [0, 1].flatMap((alongZ) =>
  [0, 0.25, 0.5, 0.75, 1].map((alongX) => ({ alongX, alongZ })),
);

/**
 * Places each name where it covers least furniture, seats and swings of doors. People
 * move and count for nothing, so that names stay in their places.
 */
export function placeLabels(plan: FloorPlanData, language: string): NamePlace[] {
  const things = thingsOn(plan);
  const zones = plan.zones.filter(({ kind }) => kind !== 'OPEN');
  const names = zones.map((zone) => zoneName(zone, language));
  return zones.map((zone, index) => {
    const name = names[index] ?? '';
    return placeName({ zone, name, shortName: shortNameOf(name, names) }, things);
  });
}

/** 会議室 さくら and 会議室 うめ are told apart by さくら and うめ; where nothing is alike the name is whole. */
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

function placeName(named: Named, things: readonly Box[]): NamePlace {
  const { zone } = named;
  const { left, top, ...bounds } = boundsOf(zone.polygon);
  const [roomX, roomZ] = [bounds.width - 2 * inset, bounds.depth - 2 * inset];
  const places = corners.map((along) => {
    const x = left + inset + along.alongX * roomX;
    const z = top + inset + along.alongZ * roomZ;
    return { ...named, x, z, ...along };
  });
  let best: { place: NamePlace; cost: number } | undefined;
  for (const place of places) {
    const box = inMetres(labelBox(plateOf(place, placingScale), placingScale), placingScale);
    const covered = sum(things.map((thing) => shared(box, thing)));
    const cost = covered + outside(box, zone.polygon);
    if (!best || cost < best.cost - worthMoving) best = { place, cost };
  }
  return best!.place;
}

/** The names as they are shown at a scale. */
export function zoneLabels(places: readonly NamePlace[], scale: number): ZoneLabel[] {
  return places.map((place) => plateOf(place, scale));
}

function plateOf(place: NamePlace, scale: number): ZoneLabel {
  const maxWidth = (boundsOf(place.zone.polygon).width - 2 * inset) * scale;
  // The name stays the same when people come or go, and the count lies in no other room.
  const fits = textWidth(place.name) + countWidth <= maxWidth;
  return {
    ...place,
    maxWidth,
    text: fits ? place.name : place.shortName,
    small: scale < roomyScale,
  };
}

/** The pixels that a name takes, from the floor's upper left corner. */
export function labelBox({ x, z, alongX, alongZ, text, maxWidth }: ZoneLabel, scale: number): Box {
  const width = Math.min(textWidth(text), maxWidth);
  const left = x * scale - alongX * width;
  const top = z * scale - alongZ * labelHeight;
  return { left, top, right: left + width, bottom: top + labelHeight };
}

function inMetres({ left, top, right, bottom }: Box, scale: number): Box {
  return { left: left / scale, top: top / scale, right: right / scale, bottom: bottom / scale };
}

/** Whatever one would not like to see covered, in metres. What lies flat on the floor may be. */
function thingsOn(plan: FloorPlanData): Box[] {
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

/** Metres of a chair with its back. */
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

/** Square metres that two boxes share. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const depth = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && depth > 0 ? width * depth : 0;
}

/** Beside its own room a name would be another's: worse than covering all of the furniture. */
function outside({ left, top, right, bottom }: Box, polygon: readonly PlanPoint[]): number {
  const ends = [left, right].flatMap((x) => [top, bottom].map((z) => ({ x, z })));
  return ends.filter((end) => !isInside(end, polygon)).length * 100;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
