import type { FloorPlan } from '@office/world/floor-plan';
import { compileFloorPlan, type FloorGeometry, type Point } from '@office/world/geometry';
import { movement } from '@office/world/movement';
import { Navigation } from '@office/world/navigation';
import { isStandable } from './person-motion.ts';

/** The places of a floor at which people may be: in no wall, and not shut in by walls. */
export class StandingPlaces {
  readonly floor: FloorGeometry;
  /** Made when it is first asked: most people come in by an entrance. */
  #navigation: Navigation | undefined;

  constructor(plan: FloorPlan) {
    this.floor = compileFloorPlan(plan);
  }

  has(point: Point): boolean {
    if (!isStandable(this.floor, point)) return false;
    this.#navigation ??= new Navigation(this.floor, movement.personRadius);
    const { spawns } = this.floor.plan;
    return spawns.some((spawn) => this.#navigation!.endOfPath(spawn, point));
  }
}
