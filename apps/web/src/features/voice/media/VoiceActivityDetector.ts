/** Root mean square levels from 0 to 1: speech starts at `startLevel` and continues above `holdLevel`. */
const startLevel = 0.02;
const holdLevel = 0.012;
const maxPauseMs = 500;

export class VoiceActivityDetector {
  #speaking = false;
  #heardAt = Number.NEGATIVE_INFINITY;

  /** Whether the member is speaking. `now` is in milliseconds of any clock. */
  update(level: number, now: number): boolean {
    if (level >= (this.#speaking ? holdLevel : startLevel)) {
      this.#speaking = true;
      this.#heardAt = now;
    } else if (now - this.#heardAt > maxPauseMs) this.#speaking = false;
    return this.#speaking;
  }

  reset(): void {
    this.#speaking = false;
    this.#heardAt = Number.NEGATIVE_INFINITY;
  }
}
