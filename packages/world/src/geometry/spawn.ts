import type { Spawn } from '../floor-plan/floor-plan.ts';
import type { Point } from './box.ts';
import type { FloorGeometry } from './floor-geometry.ts';
import { isWalkable } from './floor-geometry.ts';

/** Metres between entering people, distances from a spawn point to try, and number of directions. */
const minSpacing = 1;
const searchRadii = [1, 2, 3, 4, 5, 6] as const;
const directions = 12;
const bodyRadius = 0.3;

/**
 * The first free spawn point, otherwise a reachable position a metre away from everyone, otherwise
 * the emptiest spawn point.
 */
export function chooseSpawn(floor: FloorGeometry, taken: readonly Point[]): Spawn {
  const { spawns } = floor.plan;
  const room = (point: Point) =>
    taken.reduce(
      (least, other) => Math.min(least, Math.hypot(other.x - point.x, other.z - point.z)),
      Infinity,
    );
  const [first, ...others] = spawns;
  if (!first) throw new RangeError('a floor plan needs at least one spawn point');
  const free = spawns.find((spawn) => room(spawn) >= minSpacing);
  if (free) return free;
  for (const distance of searchRadii) {
    for (const spawn of spawns) {
      for (let i = 0; i < directions; i++) {
        const angle = (i / directions) * Math.PI * 2;
        const x = spawn.x + Math.sin(angle) * distance;
        const z = spawn.z + Math.cos(angle) * distance;
        if (room({ x, z }) >= minSpacing && isWalkable(floor, spawn, { x, z }, bodyRadius))
          return { x, z, heading: spawn.heading };
      }
    }
  }
  return others.reduce((best, spawn) => (room(spawn) > room(best) ? spawn : best), first);
}
