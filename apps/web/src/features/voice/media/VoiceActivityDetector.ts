/** Levels from 0 to 1 (root mean square): speech starts at the first and lasts above the second. */
const startLevel = 0.02;
const holdLevel = 0.012;
/** Milliseconds of silence that a pause between two words may last. */
const longestPauseMs = 500;

/** Tells speech from noise: starts with the first loud moment, ends a little after the last one. */
export class VoiceActivityDetector {
  #speaking = false;
  #heardAt = Number.NEGATIVE_INFINITY;

  /**
   * Answers whether someone speaks.
   * @param now milliseconds of any clock
   */
  update(level: number, now: number): boolean {
    if (level >= (this.#speaking ? holdLevel : startLevel)) {
      this.#speaking = true;
      this.#heardAt = now;
    } else if (now - this.#heardAt > longestPauseMs) this.#speaking = false;
    return this.#speaking;
  }

  /** Ends the speech at once, as muting does. */
  reset(): void {
    this.#speaking = false;
    this.#heardAt = Number.NEGATIVE_INFINITY;
  }
}
