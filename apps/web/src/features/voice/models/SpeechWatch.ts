import type { Clock } from '@office/client/lib/deps.ts';
import { MutedSpeech } from '../media/MutedSpeech.ts';
import { SoundLevel } from '../media/SoundLevel.ts';
import { VoiceActivityDetector } from '../media/VoiceActivityDetector.ts';

interface SpeechWatchDeps {
  clock: Pick<Clock, 'elapsed'>;
  /** Called when the member begins or stops to speak, and again while they do: it may get lost. */
  onSpeaking(speaking: boolean): void;
  /** Called when the member speaks and nobody hears them, and when that is over. */
  onMutedSpeech(speaks: boolean): void;
}

const speakingAgainMs = 1000;
/** A member who was told that nobody hears them reads it for as long at least. */
const mutedHintMs = 4000;

/** Tells from the loudness of the member's microphone whether they speak. */
export class SpeechWatch {
  /** For a meter: it changes too often for the state of the call. */
  readonly level = new SoundLevel();
  readonly #deps: SpeechWatchDeps;
  readonly #detector = new VoiceActivityDetector();
  readonly #mutedSpeech = new MutedSpeech();
  #speaking = false;
  #saidSpeakingAt = 0;
  #heardMutedAt = 0;

  constructor(deps: SpeechWatchDeps) {
    this.#deps = deps;
  }

  measured(level: number, { muted }: { muted: boolean }): void {
    this.#mutedSpeech.reset();
    this.level.measured(level);
    const now = this.#deps.clock.elapsed();
    if (muted) this.#detector.reset();
    const speaking = !muted && this.#detector.update(level, now);
    const isDue = speaking && now - this.#saidSpeakingAt > speakingAgainMs;
    if (speaking === this.#speaking && !isDue) return;
    this.#speaking = speaking;
    this.#saidSpeakingAt = now;
    this.#deps.onSpeaking(speaking);
  }

  measuredWhileMuted(level: number): void {
    const now = this.#deps.clock.elapsed();
    const speaks = this.#mutedSpeech.update(level, now);
    if (speaks) this.#heardMutedAt = now;
    else if (now - this.#heardMutedAt < mutedHintMs) return;
    this.#deps.onMutedSpeech(speaks);
  }
}
