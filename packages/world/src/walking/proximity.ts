import type { PersonState } from '@office/vocabulary';
import { voiceRangeMetres } from '@office/vocabulary';
import type { Point } from '../geometry/box.ts';

/** Hysteresis in metres, so that people at the edge of the range do not flicker. */
const leaveRangeMetres = voiceRangeMetres + 0.6;
/** Radians, and minimum milliseconds between two reported waves. */
const waveAngleTolerance = Math.PI / 3;
const wavePauseMs = 30_000;

export interface Neighbour extends Point {
  userId: string;
  heading: number;
  state: PersonState;
}

export class Proximity {
  #near = new Set<string>();
  #waving = new Set<string>();
  readonly #lastWaveAt = new Map<string, number>();

  get near(): ReadonlySet<string> {
    return this.#near;
  }

  /** Returns the people that started to wave at the member. `now` in milliseconds. */
  update<N extends Neighbour>(own: Point, others: Iterable<N>, now: number): N[] {
    const near = new Set<string>();
    const waving = new Set<string>();
    const calls: N[] = [];
    for (const other of others) {
      const dx = own.x - other.x;
      const dz = own.z - other.z;
      const distance = Math.hypot(dx, dz);
      if (distance > (this.#near.has(other.userId) ? leaveRangeMetres : voiceRangeMetres)) continue;
      near.add(other.userId);
      if (other.state !== 'wave') continue;
      waving.add(other.userId);
      const off = Math.cos(other.heading - Math.atan2(dx, dz));
      if (this.#waving.has(other.userId) || off < Math.cos(waveAngleTolerance)) continue;
      if (now - (this.#lastWaveAt.get(other.userId) ?? Number.NEGATIVE_INFINITY) < wavePauseMs)
        continue;
      this.#lastWaveAt.set(other.userId, now);
      calls.push(other);
    }
    this.#near = near;
    this.#waving = waving;
    return calls;
  }
}
