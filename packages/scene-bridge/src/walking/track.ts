import { movement, serverTimeBetween } from '../movement.ts';
import type { Pose } from '../movement.ts';
import { turnTowards } from './turn.ts';

interface Sample extends Pose {
  time: number;
}

const frameInterval = 1000 / movement.rateHz;
const longestHistory = 24;

/** The server's clock as the frames show it: the least delayed one is the nearest to the truth. */
export class ServerClock {
  #offset: number | undefined;

  /** A message stamped `serverTime` arrived at the local `now`, both in milliseconds. */
  observe(serverTime: number, now: number): void {
    const seen = serverTimeBetween(Math.floor(now) >>> 0, serverTime) - (now - Math.floor(now));
    // Slowly forgets, so that a changed route or a drifting clock is followed within a minute.
    this.#offset = this.#offset === undefined ? seen : Math.max(seen, this.#offset - 0.02);
    if (Math.abs(seen - this.#offset) > 2000) this.#offset = seen;
  }

  /** Server milliseconds (modulo 2³²) that are shown at the local `now`. */
  shown(now: number): number {
    return (now + (this.#offset ?? 0) - movement.interpolationDelay) % 2 ** 32;
  }
}

/**
 * Where someone else was, and so where to draw them: a tenth of a second in the past, between two frames
 * of the server, so that they glide although frames come in steps, late or not at all.
 */
export class Track {
  readonly #samples: Sample[] = [];

  constructor(pose: Pose, time: number) {
    this.#samples.push({ ...pose, time });
  }

  push(pose: Pose, time: number): void {
    const last = this.#samples.at(-1);
    if (last) {
      const gap = serverTimeBetween(last.time, time);
      if (gap <= 0) return;
      // Frames hold changes only: they stood still until just before this one.
      if (gap > frameInterval * 2.5) this.#samples.push({ ...last, time: time - frameInterval });
    }
    this.#samples.push({ ...pose, time });
    while (this.#samples.length > longestHistory) this.#samples.shift();
  }

  /** Whether there is still something ahead of that moment. */
  moving(time: number): boolean {
    const last = this.#samples.at(-1);
    return last !== undefined && serverTimeBetween(time, last.time) > 0;
  }

  at(time: number): Pose {
    const samples = this.#samples;
    while (samples.length > 2 && serverTimeBetween(samples[1]!.time, time) >= 0) samples.shift();
    const [from, to] = samples;
    if (!from) throw new RangeError('a track has a sample');
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
