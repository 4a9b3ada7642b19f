import {
  hitsWall,
  isMoveLegal,
  onFloor,
  type FloorGeometry,
  type Point,
} from '@office/world/geometry';
import { isNewerSequence, movement, type Move, type Pose } from '@office/world/movement';

/** The outcome of a move: it counts, it was out of date, or the client is put back. */
export type MoveOutcome = 'accepted' | 'stale' | 'refused';

/** A way around walls is at least this much longer than the straight line, where that is closed. */
const detour = 2;

/** Whether a person can stand there: on the floor, and in no wall. */
export function isStandable(floor: FloorGeometry, point: Point): boolean {
  const { serverRadius } = movement;
  return onFloor(floor, point, serverRadius) && !hitsWall(floor, point, serverRadius);
}

/**
 * One person's place on a floor, as the server believes it. Distance is paid from an allowance that
 * grows at the largest allowed speed, so bursts after a stall pass and sustained speeding does not.
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

  /** A new connection counts its moves from the start. */
  resetSequence(): void {
    this.#sequence = null;
  }

  /** @param now milliseconds of a clock that never goes back */
  move(move: Move, now: number): MoveOutcome {
    if (this.#sequence !== null && !isNewerSequence(move.sequence, this.#sequence)) return 'stale';
    this.#sequence = move.sequence;
    if (!this.#mayReach(move, now)) return 'refused';
    const { x, z, heading, state } = move;
    this.#pose = { x, z, heading, state };
    return 'accepted';
  }

  /**
   * Takes a reconnecting client's own last place where it can be reached from ours: at once, or by
   * walking on while it was `away` (milliseconds) without connection.
   */
  resume(last: Pose, away: number, now: number): void {
    if (this.#mayReach(last, now) || this.#mayHaveWalked(last, away)) this.#pose = { ...last };
  }

  #mayHaveWalked(to: Point, away: number): boolean {
    const distance = Math.hypot(to.x - this.#pose.x, to.z - this.#pose.z);
    const walked = (away / 1000) * movement.maxSpeed;
    return distance * detour <= walked && isStandable(this.#floor, to);
  }

  #mayReach(to: Point, now: number): boolean {
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
