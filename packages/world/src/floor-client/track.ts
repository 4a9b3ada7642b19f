import { serverTimeBetween } from '../movement/codec.ts';
import type { Pose } from '../movement/contract.ts';
import { movement } from '../movement/movement.ts';
import { turnTowards } from '../walking/turn.ts';

interface Sample extends Pose {
  time: number;
}

const frameInterval = 1000 / movement.rateHz;
const maxSamples = 24;
/**
 * Maximum time between two samples of one walk, in milliseconds. A longer gap is treated as missing samples.
 */
const maxSampleGap = 1000;

/** Estimates the server's clock from frames. The least delayed frame is the most accurate. */
export class ServerClock {
  #offset: number | undefined;

  observe(serverTime: number, now: number): void {
    const offset = serverTimeBetween(Math.floor(now) >>> 0, serverTime) - (now - Math.floor(now));
    // Decays slowly to follow changed routes and clock drift within a minute.
    this.#offset = this.#offset === undefined ? offset : Math.max(offset, this.#offset - 0.02);
    if (Math.abs(offset - this.#offset) > 2000) this.#offset = offset;
  }

  /** Returns the server time in milliseconds (modulo 2³²) to display at the local `now`. */
  displayTime(now: number): number {
    return (now + (this.#offset ?? 0) - movement.interpolationDelay) % 2 ** 32;
  }
}

/**
 * Past poses of another person, displayed with a delay between two server frames, so that movement
 * stays smooth with lost frames. 100 ms if every frame has a pose, longer if poses are sparse.
 */
export class Track {
  readonly #samples: Sample[] = [];
  /** Interval between two samples while walking: a slowly decaying maximum in milliseconds. */
  #gap = frameInterval;
  #delay = 0;
  /** Never decreases, even if the delay grows. */
  #shown: number | undefined;

  constructor(pose: Pose, time: number) {
    this.#samples.push({ ...pose, time });
  }

  push(pose: Pose, time: number): void {
    const last = this.#samples.at(-1);
    if (last) {
      const gap = serverTimeBetween(last.time, time);
      if (gap <= 0) return;
      if (last.state === 'walk' && gap < maxSampleGap) {
        this.#pace(gap);
      } else if (gap > frameInterval * 2.5) {
        // Frames contain only changes: the person did not move until just before this sample.
        this.#samples.push({ ...last, time: time - frameInterval });
      }
    }
    this.#samples.push({ ...pose, time });
    while (this.#samples.length > maxSamples) this.#samples.shift();
  }

  moving(time: number): boolean {
    const last = this.#samples.at(-1);
    return last !== undefined && serverTimeBetween(time - this.#delay, last.time) > 0;
  }

  at(moment: number): Pose {
    const displayTime = moment - this.#delay;
    if (this.#shown === undefined || serverTimeBetween(this.#shown, displayTime) > 0)
      this.#shown = displayTime;
    return this.#between(this.#shown);
  }

  #pace(offset: number): void {
    // Tolerates a single lost frame.
    const gap = offset > frameInterval * 2.2 ? offset : frameInterval;
    this.#gap = Math.max(gap, this.#gap * 0.9 + gap * 0.1);
    const needed = Math.max(0, this.#gap * 1.3 - movement.interpolationDelay);
    // Grows immediately to prevent stuttering, and shrinks slowly to prevent jumps.
    this.#delay = Math.max(needed, this.#delay - gap * 0.06);
  }

  #between(time: number): Pose {
    const samples = this.#samples;
    while (samples.length > 2 && serverTimeBetween(samples[1]!.time, time) >= 0) samples.shift();
    const [from, to] = samples;
    if (!from) throw new RangeError('a track needs at least one sample');
    if (!to || serverTimeBetween(from.time, time) <= 0) return from;
    const span = serverTimeBetween(from.time, to.time);
    const share = Math.min(1, serverTimeBetween(from.time, time) / span);
    if (share >= 1) return to;
    return {
      x: from.x + (to.x - from.x) * share,
      z: from.z + (to.z - from.z) * share,
      heading:
        from.heading + (turnTowards(from.heading, to.heading, Math.PI) - from.heading) * share,
      state: from.state === 'sit' && to.state === 'walk' ? 'walk' : from.state,
    };
  }
}
