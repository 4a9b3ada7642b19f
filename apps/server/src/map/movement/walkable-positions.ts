import type { FloorPlan } from '@office/world/floor-plan';
import { compileFloorPlan, type FloorGeometry, type Point } from '@office/world/geometry';
import { movement } from '@office/world/movement';
import { Navigation } from '@office/world/navigation';
import { isWalkable } from './person-motion.ts';

/** Positions of a floor where people can be: not in a wall, and reachable from an entrance. */
export class WalkablePositions {
  readonly floor: FloorGeometry;
  /** Created on first use, because most people enter at an entrance. */
  #navigation: Navigation | undefined;

  constructor(plan: FloorPlan) {
    this.floor = compileFloorPlan(plan);
  }

  has(point: Point): boolean {
    if (!isWalkable(this.floor, point)) return false;
    this.#navigation ??= new Navigation(this.floor, movement.personRadius);
    const { spawns } = this.floor.plan;
    return spawns.some((spawn) => this.#navigation!.endOfPath(spawn, point));
  }
}
