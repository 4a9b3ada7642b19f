import type { GraphicsQuality } from '@office/vocabulary';

/** The meaning of a graphics level for the picture. */
export interface Quality {
  /** Pixels drawn for each CSS pixel, before the screen's own ratio is taken as the upper bound. */
  scale: number;
  /** The same, below which it never goes: less than this cannot be read. */
  least: number;
  /** Samples a pixel against jagged edges. */
  samples: number;
  /** Frames a second at most. */
  frameRate: number;
  /** The sun's shadows: none, painted on the floor, or on everything. */
  shadows: 'none' | 'floor' | 'all';
  /** CSS pixels below which a figure is drawn in its simple form, and below which as a mere token. */
  simpleBelow: number;
  tokenBelow: number;
  /** Figures drawn whole at most: the nearest. */
  wholeFigures: number;
}

export const qualities: Record<GraphicsQuality, Quality> = {
  LOW: {
    scale: 0.8,
    least: 0.66,
    samples: 0,
    frameRate: 30,
    shadows: 'none',
    simpleBelow: 90,
    tokenBelow: 34,
    wholeFigures: 16,
  },
  MEDIUM: {
    scale: 1.25,
    least: 0.75,
    samples: 4,
    frameRate: 60,
    shadows: 'floor',
    simpleBelow: 46,
    tokenBelow: 20,
    wholeFigures: 48,
  },
  HIGH: {
    scale: 2,
    least: 1,
    samples: 4,
    frameRate: 60,
    shadows: 'all',
    simpleBelow: 26,
    tokenBelow: 9,
    wholeFigures: 160,
  },
};

/** Milliseconds a frame: too many, few enough to dare more, and so many that the level itself is too high. */
const slow = 40;
const fast = 19;
const tooSlow = 70;
/** Frames of one look; fewer where each takes very long. */
const look = 24;
const shortLook = 4;
/** Looks of ease before it dares more, about ten seconds: no pumping up and down. */
const ease = 25;

/** The outcome of measuring the last frames. */
export type Verdict = 'same' | 'changed' | 'lower';

/** How much of the level's resolution is left at each step; the last ones are without smooth edges, too. */
const steps = [1, 0.85, 0.7, 0.55, 0.4] as const;
const smoothUntil = 1;

/**
 * Gives way where the machine is too slow for its level: first the resolution, down to what can still be
 * read, and the smooth edges; when that is not enough it asks for a lower level. Takes them back when there
 * is time again. Told the length of each frame while frames follow on each other, in milliseconds.
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
    if (this.#count < (verySlow ? shortLook : look)) return 'same';
    const mean = this.#sum / this.#count;
    this.#sum = this.#count = 0;
    return this.#judge(mean, verySlow);
  }

  #judge(mean: number, verySlow: boolean): Verdict {
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
    if (this.#calm >= ease && this.#step > 0) {
      this.#step--;
      this.#calm = 0;
      return 'changed';
    }
    return 'same';
  }

  /** The quality of a picture that moves. */
  apply(quality: Quality): Quality {
    return {
      ...quality,
      scale: Math.max(quality.least, quality.scale * steps[this.#step]!),
      samples: this.#step > smoothUntil ? 0 : quality.samples,
    };
  }
}
