import type { GraphicsLevel } from '@office/scene-bridge';

/** What a graphics level means for the picture; decor and shadows are in the floor and the daylight. */
export interface Quality {
  /** Pixels drawn for each CSS pixel, before the screen's own ratio is taken as the upper bound. */
  scale: number;
  /** Samples a pixel against jagged edges. */
  samples: number;
  /** Frames a second at most. */
  frameRate: number;
  /** CSS pixels below which a figure is drawn in its simple form. */
  simpleBelow: number;
  /** Figures drawn whole at most: the nearest. */
  wholeFigures: number;
}

export const qualities: Record<GraphicsLevel, Quality> = {
  LOW: { scale: 0.75, samples: 0, frameRate: 30, simpleBelow: 90, wholeFigures: 16 },
  MEDIUM: { scale: 1.25, samples: 4, frameRate: 60, simpleBelow: 46, wholeFigures: 48 },
  HIGH: { scale: 2, samples: 4, frameRate: 60, simpleBelow: 26, wholeFigures: 160 },
};

const slowFrame = 40;
const fastFrame = 19;

/**
 * Gives way where the machine is too slow for its level: first the resolution, then the smooth edges,
 * and takes them back when there is time again. Told the length of each frame while frames follow on
 * each other, in milliseconds.
 */
export class Adaptation {
  /** 0: as the level says; each step up is cheaper. */
  step = 0;
  #sum = 0;
  #count = 0;
  #calm = 0;

  /** Returns whether the step has changed. */
  add(frame: number): boolean {
    this.#sum += frame;
    this.#count++;
    // Very slow frames are few: three of them say enough.
    const verySlow = this.#sum > this.#count * 120;
    if (this.#count < (verySlow ? 3 : 24)) return false;
    const mean = this.#sum / this.#count;
    this.#sum = this.#count = 0;
    if (mean > slowFrame && this.step < 4) {
      this.step = verySlow ? 4 : this.step + 1;
      this.#calm = 0;
      return true;
    }
    this.#calm = mean < fastFrame ? this.#calm + 1 : 0;
    // Ten seconds of ease before it dares more: no pumping up and down.
    if (this.#calm >= 25 && this.step > 0) {
      this.step--;
      this.#calm = 0;
      return true;
    }
    return false;
  }

  apply(quality: Quality): Quality {
    return {
      ...quality,
      scale: quality.scale * [1, 0.85, 0.7, 0.6, 0.5][this.step]!,
      samples: this.step >= 2 ? 0 : quality.samples,
    };
  }
}
