import { VoiceActivityDetector } from './VoiceActivityDetector.ts';

/** A cough is no speech, and a sentence to somebody in the room is a short one. */
const speechMs = 1200;

/** Tells when someone goes on speaking although they are muted, and nobody hears them. */
export class MutedSpeech {
  readonly #detector = new VoiceActivityDetector();
  #since: number | null = null;

  /**
   * Answers whether they have spoken for so long that they should be told.
   * @param now milliseconds of any clock
   */
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
