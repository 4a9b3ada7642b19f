import type { GraphicsQuality } from '@office/vocabulary';

export interface Quality {
  /** Rendered pixels per CSS pixel, limited by the device pixel ratio. */
  scale: number;
  /** Lower limit of `scale`, below which text becomes unreadable. */
  minScale: number;
  samples: number;
  frameRate: number;
  shadows: 'none' | 'floor' | 'all';
  /** Sizes in CSS pixels below which a figure is drawn in its simple form, and below which as a token. */
  simpleBelow: number;
  tokenBelow: number;
  maxDetailedFigures: number;
}

export const qualities: Record<GraphicsQuality, Quality> = {
  LOW: {
    scale: 0.8,
    minScale: 0.66,
    samples: 0,
    frameRate: 30,
    shadows: 'none',
    simpleBelow: 90,
    tokenBelow: 34,
    maxDetailedFigures: 16,
  },
  MEDIUM: {
    scale: 1.25,
    minScale: 0.75,
    samples: 4,
    frameRate: 60,
    shadows: 'floor',
    simpleBelow: 46,
    tokenBelow: 20,
    maxDetailedFigures: 48,
  },
  HIGH: {
    scale: 2,
    minScale: 1,
    samples: 4,
    frameRate: 60,
    shadows: 'all',
    simpleBelow: 26,
    tokenBelow: 9,
    maxDetailedFigures: 160,
  },
};

/** Frame times in milliseconds: too slow for the resolution, fast enough, too slow for the level. */
const slow = 40;
const fast = 19;
const tooSlow = 70;
const framesPerMeasurement = 24;
const minFramesPerMeasurement = 4;
/** Fast measurements before the resolution is increased, about ten seconds. Prevents oscillation. */
const measurementsBeforeIncrease = 25;

export type Verdict = 'same' | 'changed' | 'lower';

/** Resolution factor of each step. Steps after `lastAntialiasedStep` also disable antialiasing. */
const steps = [1, 0.85, 0.7, 0.55, 0.4] as const;
const lastAntialiasedStep = 1;

/**
 * Adapts the quality to the frame times: reduces the resolution and antialiasing to a readable
 * minimum, then suggests a lower level. Restores them when frames are fast again. Expects the
 * milliseconds of consecutive frames.
 */
export class Adaptation {
  #step = 0;
  #sum = 0;
  #count = 0;
  #calm = 0;
  #hopeless = 0;

  reset(): void {
    this.#step = this.#sum = this.#count = this.#calm = this.#hopeless = 0;
  }

  add(frame: number): Verdict {
    this.#sum += frame;
    this.#count++;
    const verySlow = this.#sum > this.#count * 120;
    if (this.#count < (verySlow ? minFramesPerMeasurement : framesPerMeasurement)) return 'same';
    const mean = this.#sum / this.#count;
    this.#sum = this.#count = 0;
    return this.#evaluate(mean, verySlow);
  }

  #evaluate(mean: number, verySlow: boolean): Verdict {
    const last = steps.length - 1;
    this.#calm = mean < fast ? this.#calm + 1 : 0;
    this.#hopeless = mean > tooSlow && this.#step === last ? this.#hopeless + 1 : 0;
    if (this.#hopeless >= 2) {
      this.reset();
      return 'lower';
    }
    if (mean > slow && this.#step < last) {
      this.#step = verySlow ? last : this.#step + 1;
      return 'changed';
    }
    if (this.#calm >= measurementsBeforeIncrease && this.#step > 0) {
      this.#step--;
      this.#calm = 0;
      return 'changed';
    }
    return 'same';
  }

  apply(quality: Quality): Quality {
    return {
      ...quality,
      scale: Math.max(quality.minScale, quality.scale * steps[this.#step]!),
      samples: this.#step > lastAntialiasedStep ? 0 : quality.samples,
    };
  }
}
