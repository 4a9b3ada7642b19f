/** Levels from 0 to 1 (root mean square) from which someone speaks, and below which they fall silent. */
const speaks = 0.02;
const silent = 0.012;
/** Milliseconds of silence between two words that are no pause. */
const hold = 500;

/** Tells a voice from noise: opens with the first loud moment, closes a little after the last one. */
export class VoiceActivityDetector {
  #open = false;
  #heardAt = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds of any clock */
  update(level: number, now: number): boolean {
    if (level >= (this.#open ? silent : speaks)) {
      this.#open = true;
      this.#heardAt = now;
    } else if (now - this.#heardAt > hold) this.#open = false;
    return this.#open;
  }

  close(): void {
    this.#open = false;
    this.#heardAt = Number.NEGATIVE_INFINITY;
  }
}
