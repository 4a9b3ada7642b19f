import type { Mesh } from 'three';
import type { FloorPlan, Wall } from '@office/world/floor-plan';
import type { Point } from '@office/world/geometry';
import type { Mesher } from '../shapes/mesher.ts';
import { sideOf } from './walls.ts';

/** Maximum distance of decor attached to a wall, in metres. */
const attachmentDistance = 0.3;
/** Metres above the floor. */
const eyeHeight = 1.3;
/** Metres added to a wall, so that people just behind its edge are also uncovered. */
const margin = 0.4;

/** Returns the intersection as fractions of from–to (`across`) and of the wall (`along`). */
function intersection(
  from: Point,
  to: Point,
  wall: Pick<Wall, 'from' | 'to'>,
): { along: number; across: number } | undefined {
  const [ax, az] = [to.x - from.x, to.z - from.z];
  const [bx, bz] = [wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]];
  const cross = ax * bz - az * bx;
  if (Math.abs(cross) < 1e-6) return undefined;
  const [dx, dz] = [wall.from[0] - from.x, wall.from[1] - from.z];
  return { across: (dx * bz - dz * bx) / cross, along: (dx * az - dz * ax) / cross };
}

export function hides(
  wall: Pick<Wall, 'from' | 'to' | 'height'>,
  camera: { x: number; y: number; z: number },
  person: Point,
): boolean {
  const found = intersection(camera, person, wall);
  if (!found || found.across < 0 || found.across > 1) return false;
  const length = Math.hypot(wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]);
  const marginFraction = margin / Math.max(length, margin);
  if (found.along < -marginFraction || found.along > 1 + marginFraction) return false;
  return camera.y + (eyeHeight - camera.y) * found.across < wall.height + margin;
}

interface Partition {
  wall: Wall;
  mesher: Mesher;
  mesh?: Mesh | undefined;
}

/** Opaque inner walls. Hides the upper part of walls between the camera and the member. */
export class Partitions {
  readonly #partitions: Partition[];

  constructor(plan: FloorPlan, make: () => Mesher) {
    this.#partitions = plan.walls
      .filter((wall) => !sideOf(plan, wall))
      .filter(({ material }) => material === 'PLASTER' || material === 'WOOD')
      .map((wall) => ({ wall, mesher: make() }));
  }

  /** Mesher of the upper part of a wall; undefined if the wall is never opened. */
  mesherOf(wall: Wall): Mesher | undefined {
    return this.#partitions.find((one) => one.wall === wall)?.mesher;
  }

  mesherAt({ x, z }: Point): Mesher | undefined {
    return this.#partitions.find(({ wall: { from, to } }) => {
      const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
      const length = Math.hypot(dx, dz);
      const along = ((x - from[0]) * dx + (z - from[1]) * dz) / length;
      const distance = Math.abs((x - from[0]) * dz - (z - from[1]) * dx) / length;
      return distance < attachmentDistance && along > 0 && along < length;
    })?.mesher;
  }

  add(make: (mesher: Mesher) => Mesh | undefined): void {
    for (const partition of this.#partitions) partition.mesh = make(partition.mesher);
  }

  openBetween(camera: { x: number; y: number; z: number }, places: readonly Point[]): boolean {
    let changed = false;
    for (const { wall, mesh } of this.#partitions) {
      if (!mesh) continue;
      const shown = !places.some((place) => hides(wall, camera, place));
      changed ||= mesh.visible !== shown;
      mesh.visible = shown;
    }
    return changed;
  }
}
