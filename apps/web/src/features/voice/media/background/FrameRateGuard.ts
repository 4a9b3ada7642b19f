/** Frames per second, from the usual rate to the lowest. */
const frameRates = [24, 15, 10] as const;

/** Share of the time between two frames that processing may take. */
const maxShare = 0.75;
const framesPerReading = 30;
/** Frames after a start or a lower rate, in which code is compiled and caches are filled. */
const warmUpFrames = 10;

/**
 * Lowers the frame rate of a slow effect. Compares medians, so that single slow frames do not
 * count.
 */
export class FrameRateGuard {
  #level = 0;
  #skipped = 0;
  #durations: number[] = [];

  get framesPerSecond(): number {
    return frameRates[this.#level]!;
  }

  /** @param ms processing time of one frame */
  measured(ms: number): 'ok' | 'lowered' | 'tooSlow' {
    if (this.#skipped < warmUpFrames) {
      this.#skipped++;
      return 'ok';
    }
    this.#durations.push(ms);
    if (this.#durations.length < framesPerReading) return 'ok';
    const median = this.#durations.toSorted((a, b) => a - b)[framesPerReading / 2]!;
    this.#durations = [];
    if (median <= (1000 / this.framesPerSecond) * maxShare) return 'ok';
    if (this.#level === frameRates.length - 1) return 'tooSlow';
    this.#level++;
    this.#skipped = 0;
    return 'lowered';
  }
}
