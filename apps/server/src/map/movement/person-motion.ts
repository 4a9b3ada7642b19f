import {
  hitsWall,
  isMoveLegal,
  onFloor,
  type FloorGeometry,
  type Point,
} from '@office/world/geometry';
import { isNewerSequence, movement, type Move, type Pose } from '@office/world/movement';

export type MoveOutcome = 'accepted' | 'stale' | 'refused';

/** Assumed ratio between a path around walls and the straight line. */
const detourFactor = 2;

export function isWalkable(floor: FloorGeometry, point: Point): boolean {
  const { serverRadius } = movement;
  return onFloor(floor, point, serverRadius) && !hitsWall(floor, point, serverRadius);
}

/**
 * Each move consumes an allowance that refills at the maximum speed: a burst after a stalled
 * connection is accepted, sustained speeding is rejected.
 */
export class PersonMotion {
  readonly #floor: FloorGeometry;
  #pose: Pose;
  #allowance: number = movement.maxStep;
  #countedAt: number;
  #sequence: number | null = null;

  constructor(floor: FloorGeometry, pose: Pose, now: number) {
    this.#floor = floor;
    this.#pose = pose;
    this.#countedAt = now;
  }

  get pose(): Pose {
    return this.#pose;
  }

  resetSequence(): void {
    this.#sequence = null;
  }

  /** @param now milliseconds of a monotonic clock */
  move(move: Move, now: number): MoveOutcome {
    if (this.#sequence !== null && !isNewerSequence(move.sequence, this.#sequence)) return 'stale';
    this.#sequence = move.sequence;
    if (!this.#isReachable(move, now)) return 'refused';
    const { x, z, heading, state } = move;
    this.#pose = { x, z, heading, state };
    return 'accepted';
  }

  /** Accepts the pose if it is reachable from the known one, or by walking during `absentMs`. */
  resume(last: Pose, absentMs: number, now: number): void {
    if (this.#isReachable(last, now) || this.#mayHaveWalked(last, absentMs))
      this.#pose = { ...last };
  }

  #mayHaveWalked(to: Point, absentMs: number): boolean {
    const distance = Math.hypot(to.x - this.#pose.x, to.z - this.#pose.z);
    const walked = (absentMs / 1000) * movement.maxSpeed;
    return distance * detourFactor <= walked && isWalkable(this.#floor, to);
  }

  #isReachable(to: Point, now: number): boolean {
    const earned = ((now - this.#countedAt) / 1000) * movement.maxSpeed;
    this.#allowance = Math.min(movement.maxStep, this.#allowance + Math.max(0, earned));
    this.#countedAt = now;
    const distance = Math.hypot(to.x - this.#pose.x, to.z - this.#pose.z);
    if (distance > this.#allowance) return false;
    if (!isMoveLegal(this.#floor, this.#pose, to, movement.serverRadius)) return false;
    this.#allowance -= distance;
    return true;
  }
}
