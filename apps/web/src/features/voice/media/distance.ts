/** Metres up to which a voice is at its full, and from which on it gets no quieter. */
const near = 2;
const far = 8;
/** How loud it is from there on: quiet, but still there. */
const quietest = 0.25;
/** Metres that someone has to move before their voice changes, so that it does not flicker. */
const step = 0.4;

/** How loud someone's voice is, from 0 to 1. */
export function volumeAt(metres: number): number {
  const share = Math.min(1, Math.max(0, (metres - near) / (far - near)));
  return 1 - share * (1 - quietest);
}

/** The volume of one voice while its distance changes. */
export class Fade {
  #heardAt = 0;

  /** @param metres null: it is not known where they are, and they are heard as if they stood here */
  at(metres: number | null): number {
    const distance = metres ?? 0;
    if (metres === null || Math.abs(distance - this.#heardAt) >= step) this.#heardAt = distance;
    return volumeAt(this.#heardAt);
  }
}

/** Metres between the two of a call who talk face to face (spec §9), where the warning starts and is over. */
export const rangeLimit = 5;
const warnAt = 4;
const calmAt = 3.6;

export type Range = 'coming' | 'within' | 'warning' | 'beyond';

/** Two who talk face to face must stay near each other, once they have met. */
export class RangeWatch {
  #range: Range = 'coming';

  at(metres: number | null): Range {
    if (metres === null) return this.#range;
    if (this.#range === 'coming') {
      if (metres <= warnAt) this.#range = 'within';
    } else if (metres > rangeLimit) this.#range = 'beyond';
    else if (metres > warnAt) this.#range = 'warning';
    else if (metres < calmAt) this.#range = 'within';
    return this.#range;
  }
}
