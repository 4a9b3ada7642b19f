import type { Zone } from '@office/world/floor-plan';
import { boundsOf, insidePolygon } from '@office/world/geometry';
import type { Area, Box, FloorGeometry, Point } from '@office/world/geometry';

/** Distance to the edge of the zone in metres. */
const inset = 0.35;
/** Size of a chair in metres. */
const seatSize = 0.6;
/** Metres of floor behind an object that it hides from the usual viewing angle. */
const occludedDepth = 0.4;
/** Square metres of additional free area required to prefer a later position. */
const minAreaGain = 0.06;

/** Returns the lower left corner for a zone's name with the least furniture below, front edge first. */
export function placeForName(
  floor: FloorGeometry,
  zone: Zone,
  name: { width: number; depth: number },
): Point {
  const around = boundsOf(zone.polygon);
  const left = around.x0 + inset;
  const room = around.x1 - inset - name.width - left;
  const rows = [around.z1 - inset, around.z0 + inset + name.depth];
  const things = [
    ...floor.furniture.map(aroundBox),
    ...floor.plan.seats.map((seat) => square(seat, seatSize)),
  ];
  let best: { place: Point; cost: number } | undefined;
  for (const z of rows) {
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      const place = { x: left + share * Math.max(0, room), z };
      const area = { x0: place.x, z0: z - name.depth, x1: place.x + name.width, z1: z };
      const covered = things.reduce((sum, thing) => sum + shared(area, thing), 0);
      const cost = covered + 100 * cornersOutside(area, zone.polygon);
      if (!best || cost < best.cost - minAreaGain) best = { place, cost };
    }
  }
  return best!.place;
}

function aroundBox({ x, z, halfWidth, halfDepth, cos, sin }: Box): Area {
  const w = halfWidth * Math.abs(cos) + halfDepth * Math.abs(sin);
  const d = halfWidth * Math.abs(sin) + halfDepth * Math.abs(cos);
  return { x0: x - w, z0: z - d - occludedDepth, x1: x + w, z1: z + d };
}

function square({ x, z }: Point, size: number): Area {
  return aroundBox({ x, z, halfWidth: size / 2, halfDepth: size / 2, cos: 1, sin: 0 });
}

function shared(a: Area, b: Area): number {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const depth = Math.min(a.z1, b.z1) - Math.max(a.z0, b.z0);
  return width > 0 && depth > 0 ? width * depth : 0;
}

/** A corner outside the zone would label another zone, so it weighs more than any overlap with furniture. */
function cornersOutside({ x0, z0, x1, z1 }: Area, polygon: Zone['polygon']): number {
  const corners = [x0, x1].flatMap((x) => [z0, z1].map((z) => ({ x, z })));
  return corners.filter((corner) => !insidePolygon(corner, polygon)).length;
}
