import { planDecorSizes } from '@office/vocabulary';
import type { Zone } from '@office/world/floor-plan';
import { insidePolygon, zoneAt, type FloorGeometry, type Point } from '@office/world/geometry';

export interface ScreenPlace extends Point {
  heading: number;
  width: number;
  added: boolean;
}

/** Metres: height of the lower edge, and distance from the wall. */
export const screenBottom = 1;
const clearance = 0.06;
/** Minimum wall length for a screen, in metres. */
const minWallLength = 1.2;
const margin = 0.2;

export function inFrontOf(item: { x: number; z: number; heading: number }): Point {
  return { x: item.x + Math.sin(item.heading) * 0.6, z: item.z + Math.cos(item.heading) * 0.6 };
}

/** The screen of the plan, otherwise the longest wall or side. */
export function screenPlaceOf(floor: FloorGeometry, zone: Zone): ScreenPlace {
  const { plan } = floor;
  const item = plan.decor.find(
    (decor) => decor.kind === 'SCREEN' && zoneAt(plan, inFrontOf(decor))?.id === zone.id,
  );
  if (item) {
    const width = (item.width ?? planDecorSizes.SCREEN.width) - clearance;
    return { ...ahead(item, clearance), heading: item.heading, width, added: false };
  }
  const sides = floor.walls.flatMap((wall) =>
    [1, -1].map((side) => {
      const heading = Math.atan2(-wall.sin * side, wall.cos * side);
      return { x: wall.x, z: wall.z, heading, length: wall.halfWidth * 2, depth: wall.halfDepth };
    }),
  );
  const walls = sides.filter(
    (side) =>
      side.length >= minWallLength && zoneAt(plan, ahead(side, side.depth + 0.4))?.id === zone.id,
  );
  const edges = zone.polygon.flatMap(([x, z], index) => {
    const [toX, toZ] = zone.polygon[(index + 1) % zone.polygon.length]!;
    const length = Math.hypot(toX - x, toZ - z);
    const edge = { x: (x + toX) / 2, z: (z + toZ) / 2, length, depth: 0 };
    const along = Math.atan2(toX - x, toZ - z);
    return [along + Math.PI / 2, along - Math.PI / 2]
      .map((heading) => ({ ...edge, heading }))
      .filter((side) => insidePolygon(ahead(side, 0.1), zone.polygon));
  });
  const [longest] = (walls.length > 0 ? walls : edges).toSorted((a, b) => b.length - a.length);
  const { heading, length, depth } = longest!;
  const width = Math.min(planDecorSizes.SCREEN.width, length - margin);
  return { ...ahead(longest!, depth + clearance), heading, width, added: true };
}

function ahead({ x, z, heading }: Point & { heading: number }, metres: number): Point {
  return { x: x + Math.sin(heading) * metres, z: z + Math.cos(heading) * metres };
}
