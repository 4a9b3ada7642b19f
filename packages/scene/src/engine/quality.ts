import { graphicsQualities } from '@office/vocabulary';
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
  /** Mean frame time in milliseconds that is too slow at the lowest resolution, for so many measurements. */
  limit: { frame: number; measurements: number };
}

/** Below the frame rate of LOW the page shows the floor plan instead, after about five seconds. */
const lastLimit = { frame: 40, measurements: 5 };
const levelLimit = { frame: 70, measurements: 2 };

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
    limit: lastLimit,
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
    limit: levelLimit,
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
    limit: levelLimit,
  },
};

/** Frame time in milliseconds that is too slow for the resolution. */
const slow = 40;
/** Milliseconds above the frame interval of the level that are still fast. */
const fastMargin = 3;
const framesPerMeasurement = 24;
const minFramesPerMeasurement = 4;
/** Fast measurements before the quality is increased: a step (about ten seconds), or a level. */
const measurementsBeforeIncrease = 25;
const measurementsBeforeRaise = 100;
/** Measurements within which an increase has failed, and maximum factor by which later ones wait longer. */
const trialMeasurements = 50;
const maxPatience = 16;

export type Verdict = 'same' | 'changed' | 'lower' | 'higher';

/** Resolution factor of each step. Steps after `lastAntialiasedStep` also disable antialiasing. */
const steps = [1, 0.85, 0.7, 0.55, 0.4] as const;
const lastStep = steps.length - 1;
const lastAntialiasedStep = 1;
const slowFrameRate = 30;

/**
 * Adapts to the frame times, given in milliseconds: reduces resolution, antialiasing and at last
 * the frame rate, then suggests a lower level; restores them when frames are fast again. An
 * increase that failed doubles the wait before the next, so that the quality does not oscillate.
 */
export class Adaptation {
  #step = 0;
  #sum = 0;
  #count = 0;
  #calm = 0;
  #hopeless = 0;
  #sinceIncrease = Infinity;
  #patience = 1;

  reset(): void {
    this.#step = this.#sum = this.#count = this.#calm = this.#hopeless = 0;
  }

  /** `interval`: milliseconds between frames at the frame rate of the level. */
  add(frame: number, interval = 1000 / 60, limit = levelLimit): Verdict {
    this.#sum += frame;
    this.#count++;
    const verySlow = this.#sum > this.#count * 120;
    if (this.#count < (verySlow ? minFramesPerMeasurement : framesPerMeasurement)) return 'same';
    const mean = this.#sum / this.#count;
    this.#sum = this.#count = 0;
    this.#sinceIncrease++;
    return this.#evaluate(mean, { verySlow, fast: interval + fastMargin, limit });
  }

  #evaluate(
    mean: number,
    { verySlow, fast, limit }: { verySlow: boolean; fast: number; limit: Quality['limit'] },
  ): Verdict {
    this.#calm = mean < fast ? this.#calm + 1 : 0;
    this.#hopeless = mean > limit.frame && this.#step === lastStep ? this.#hopeless + 1 : 0;
    if (this.#hopeless >= limit.measurements) {
      this.#hopeless = 0;
      return 'lower';
    }
    if (mean > slow && this.#step < lastStep) {
      if (this.#sinceIncrease < trialMeasurements * this.#patience)
        this.#patience = Math.min(maxPatience, this.#patience * 2);
      this.#sinceIncrease = Infinity;
      this.#step = verySlow ? lastStep : this.#step + 1;
      return 'changed';
    }
    if (this.#step > 0 && this.#calm >= measurementsBeforeIncrease * this.#patience) {
      this.#step--;
      this.#calm = this.#sinceIncrease = 0;
      return 'changed';
    }
    if (this.#calm >= measurementsBeforeRaise * this.#patience) {
      this.#calm = this.#sinceIncrease = 0;
      return 'higher';
    }
    return 'same';
  }

  apply(quality: Quality): Quality {
    return {
      ...quality,
      scale: Math.max(quality.minScale, quality.scale * steps[this.#step]!),
      samples: this.#step > lastAntialiasedStep ? 0 : quality.samples,
      frameRate:
        this.#step === lastStep ? Math.min(quality.frameRate, slowFrameRate) : quality.frameRate,
    };
  }
}

/** Lowered on slow machines. Returns to a higher level once, and never above the chosen one. */
export class LevelChoice {
  #chosen: GraphicsQuality;
  #level: GraphicsQuality;
  #raises = 0;

  constructor(chosen: GraphicsQuality) {
    this.#chosen = this.#level = chosen;
  }

  get level(): GraphicsQuality {
    return this.#level;
  }

  /** `start`: a lower level to begin with, which fast frames raise. */
  choose(level: GraphicsQuality, start = level): void {
    this.#chosen = level;
    this.#level = start;
    this.#raises = 0;
  }

  lower(): boolean {
    const lower = graphicsQualities[graphicsQualities.indexOf(this.#level) - 1];
    if (!lower) return false;
    this.#level = lower;
    return true;
  }

  raise(): boolean {
    const higher = graphicsQualities[graphicsQualities.indexOf(this.#level) + 1];
    if (!higher || this.#level === this.#chosen || this.#raises > 0) return false;
    this.#raises++;
    this.#level = higher;
    return true;
  }
}
