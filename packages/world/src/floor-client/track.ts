import { serverTimeBetween } from '../movement/codec.ts';
import type { Pose } from '../movement/contract.ts';
import { movement } from '../movement/movement.ts';
import { turnTowards } from '../walking/turn.ts';

interface Sample extends Pose {
  time: number;
}

const frameInterval = 1000 / movement.rateHz;
const longestHistory = 24;
/** Milliseconds between two samples of a walk; after more they were simply not seen. */
const longestGap = 1000;

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
 * The past poses of someone else. They are drawn a little in the past, between two frames of the server, so
 * that they glide although frames come in steps, late or not at all. A tenth of a second where every frame has
 * them; as much more as it takes where they are in few, as for a watcher or far away on a crowded floor.
 */
export class Track {
  readonly #samples: Sample[] = [];
  /** Milliseconds between two samples while walking: the longest of late, slowly forgotten. */
  #gap = frameInterval;
  #delay = 0;
  /** Never goes back, however the delay grows. */
  #shown: number | undefined;

  constructor(pose: Pose, time: number) {
    this.#samples.push({ ...pose, time });
  }

  push(pose: Pose, time: number): void {
    const last = this.#samples.at(-1);
    if (last) {
      const gap = serverTimeBetween(last.time, time);
      if (gap <= 0) return;
      if (last.state === 'walk' && gap < longestGap) {
        this.#pace(gap);
      } else if (gap > frameInterval * 2.5) {
        // Frames hold changes only: they stood still until just before this one.
        this.#samples.push({ ...last, time: time - frameInterval });
      }
    }
    this.#samples.push({ ...pose, time });
    while (this.#samples.length > longestHistory) this.#samples.shift();
  }

  /** Whether there is still something ahead of that moment. */
  moving(time: number): boolean {
    const last = this.#samples.at(-1);
    return last !== undefined && serverTimeBetween(time - this.#delay, last.time) > 0;
  }

  /** The pose to draw at that moment of the server's clock; moments never go back. */
  at(moment: number): Pose {
    const wanted = moment - this.#delay;
    if (this.#shown === undefined || serverTimeBetween(this.#shown, wanted) > 0)
      this.#shown = wanted;
    return this.#between(this.#shown);
  }

  #pace(seen: number): void {
    // One frame lost on the way says nothing yet.
    const gap = seen > frameInterval * 2.2 ? seen : frameInterval;
    this.#gap = Math.max(gap, this.#gap * 0.9 + gap * 0.1);
    const needed = Math.max(0, this.#gap * 1.3 - movement.interpolationDelay);
    // Grows at once, or they would stop and start; shrinks by little, or they would leap.
    this.#delay = Math.max(needed, this.#delay - gap * 0.06);
  }

  #between(time: number): Pose {
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
