import type { PersonState } from '@office/vocabulary';
import type { Seat } from '../floor-plan/floor-plan.ts';
import type { Point } from '../geometry/box.ts';
import { slide } from '../geometry/floor-geometry.ts';
import type { Pose } from '../movement/contract.ts';
import { movement } from '../movement/movement.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { turnTowards } from './turn.ts';

export interface Steering {
  x: number;
  z: number;
  run: boolean;
}

/** Maximum length of a substep in metres, so that a slow frame cannot cut through a corner. */
const maxSubstep = 0.1;

/**
 * Seconds from which a step ends at the next corner, for example after a suspended page: the server
 * would reject a straight step around a corner.
 */
const longStepSeconds = 0.25;

/** Restarts after corrections, so that the walker does not retry an impassable way forever. */
const maxRestarts = 5;

const waveMs = 2600;

export class Walker {
  x: number;
  z: number;
  heading: number;
  resting: PersonState = 'stand';
  speed = 0;
  seat: Seat | undefined;
  readonly #navigation: Navigation;
  #wavesUntil = Number.NEGATIVE_INFINITY;
  #path: Point[] = [];
  #targetSeat: Seat | undefined;
  #onArrival: (() => void) | undefined;
  /** The last walk. Kept after arrival, because a correction by the server may arrive late. */
  #lastWalk: { to: Point; seat?: Seat; onArrival: (() => void) | undefined } | undefined;
  #correctionCount = 0;

  constructor(navigation: Navigation, start: Point & { heading: number }) {
    this.#navigation = navigation;
    this.x = start.x;
    this.z = start.z;
    this.heading = start.heading;
  }

  get walking(): boolean {
    return this.speed > 0;
  }

  get pose(): Pose {
    const still = this.seat && this.resting === 'stand' ? 'sit' : this.resting;
    const state = this.walking ? 'walk' : still;
    return { x: this.x, z: this.z, heading: this.heading, state };
  }

  get destination(): Point | undefined {
    return this.#path.at(-1);
  }

  walkTo(point: Point, onArrival?: () => void): boolean {
    const path = this.#navigation.path(this, point);
    if (!path) return false;
    this.#path = path;
    this.seat = this.#targetSeat = undefined;
    this.#onArrival = onArrival;
    this.#lastWalk = { to: point, onArrival };
    this.#correctionCount = 0;
    return true;
  }

  sitOn(seat: Seat, onArrival?: () => void): boolean {
    if (!this.walkTo(seat, onArrival)) return false;
    this.#path.push({ x: seat.x, z: seat.z });
    this.#targetSeat = seat;
    this.#lastWalk = { to: seat, seat, onArrival };
    return true;
  }

  stop(): void {
    this.#path = [];
    this.#targetSeat = this.#onArrival = this.#lastWalk = undefined;
    this.speed = 0;
  }

  place(point: Point): void {
    this.stop();
    this.seat = undefined;
    this.x = point.x;
    this.z = point.z;
  }

  applyCorrection(point: Point): void {
    const lastWalk = this.#lastWalk;
    const times = this.#correctionCount + 1;
    this.place(point);
    if (!lastWalk || times > maxRestarts) return;
    if (lastWalk.seat) this.sitOn(lastWalk.seat, lastWalk.onArrival);
    else this.walkTo(lastWalk.to, lastWalk.onArrival);
    this.#correctionCount = times;
  }

  /** Restores a seat after a reconnection without walking there. */
  settle(seat: Seat): void {
    this.seat = seat;
  }

  wave(now: number): void {
    this.#wavesUntil = now + waveMs;
    this.resting = 'wave';
  }

  rest(now: number, talking: boolean): boolean {
    const waving = now < this.#wavesUntil;
    this.resting = waving ? 'wave' : talking ? 'talk' : 'stand';
    return waving;
  }

  standUp(): void {
    if (!this.seat) return;
    const nearest = this.#navigation.nearestFree(this, 3);
    if (nearest) this.walkTo(nearest);
    else this.seat = undefined;
  }

  step(seconds: number, steering: Steering | undefined): boolean {
    if (steering) return this.#steer(seconds, steering);
    if (this.#path.length === 0) {
      this.speed = 0;
      return false;
    }
    let left = movement.walkSpeed * seconds;
    this.speed = movement.walkSpeed;
    while (left > 0) {
      const next = this.#path[0];
      if (!next) break;
      const dx = next.x - this.x;
      const dz = next.z - this.z;
      const distance = Math.hypot(dx, dz);
      if (distance > 1e-3)
        this.heading = turnTowards(this.heading, Math.atan2(dx, dz), seconds * 11);
      const share = distance <= left ? 1 : left / distance;
      this.x += dx * share;
      this.z += dz * share;
      left -= distance;
      if (share < 1) break;
      this.#path.shift();
      if (seconds > longStepSeconds) break;
    }
    if (this.#path.length === 0) this.#arrive();
    return true;
  }

  #arrive(): void {
    this.speed = 0;
    const seat = this.#targetSeat;
    const onArrival = this.#onArrival;
    this.#targetSeat = this.#onArrival = undefined;
    if (seat) {
      this.seat = seat;
      this.heading = seat.heading;
    }
    onArrival?.();
  }

  #steer(seconds: number, { x, z, run }: Steering): boolean {
    if (this.seat) {
      this.standUp();
      return this.step(seconds, undefined);
    }
    // Ignores steering until the walker has left the seat, because it is inside furniture.
    if (this.#path.length > 0 && !this.#isWalkable()) return this.step(seconds, undefined);
    this.#path = [];
    this.#targetSeat = this.#onArrival = this.#lastWalk = undefined;
    const pace = run ? movement.runSpeed : movement.walkSpeed;
    this.heading = turnTowards(this.heading, Math.atan2(x, z), seconds * 11);
    const before = { x: this.x, z: this.z };
    for (let left = pace * seconds; left > 1e-6; left -= maxSubstep) {
      const length = Math.min(left, maxSubstep);
      const next = slide(
        this.#navigation.floor,
        this,
        { x: this.x + x * length, z: this.z + z * length },
        movement.personRadius,
      );
      this.x = next.x;
      this.z = next.z;
    }
    const moved = Math.hypot(this.x - before.x, this.z - before.z);
    this.speed = moved > 1e-4 ? moved / seconds : 0;
    return moved > 1e-4;
  }

  #isWalkable(): boolean {
    const free = this.#navigation.nearestFree(this);
    return free !== undefined && Math.hypot(free.x - this.x, free.z - this.z) < 1e-6;
  }
}
