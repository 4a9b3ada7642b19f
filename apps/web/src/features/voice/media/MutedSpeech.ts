import { VoiceActivityDetector } from './VoiceActivityDetector.ts';

/** Longer than a cough or a short remark to another person in the room. */
const speechMs = 1200;

export class MutedSpeech {
  readonly #detector = new VoiceActivityDetector();
  #since: number | null = null;

  /** Whether to warn the member. `now` is in milliseconds of any clock. */
  update(level: number, now: number): boolean {
    const speaks = this.#detector.update(level, now);
    this.#since = speaks ? (this.#since ?? now) : null;
    return this.#since !== null && now - this.#since >= speechMs;
  }

  reset(): void {
    this.#detector.reset();
    this.#since = null;
  }
}
