import type { Clock } from '@office/client/lib/deps.ts';
import { MutedSpeech } from '../../media/MutedSpeech.ts';
import { SoundLevel } from '../../media/SoundLevel.ts';
import { VoiceActivityDetector } from '../../media/VoiceActivityDetector.ts';

interface SpeechWatchDeps {
  clock: Pick<Clock, 'elapsed'>;
  /** Called when the member starts or stops speaking. Repeated during speech because messages can be lost. */
  onSpeaking(speaking: boolean): void;
  onMutedSpeech(speaks: boolean): void;
}

const speakingReportIntervalMs = 1000;
const mutedHintMs = 4000;

export class SpeechWatch {
  /** Separate from the call state because it changes too often. */
  readonly level = new SoundLevel();
  readonly #deps: SpeechWatchDeps;
  readonly #detector = new VoiceActivityDetector();
  readonly #mutedSpeech = new MutedSpeech();
  #speaking = false;
  #reportedSpeakingAt = 0;
  #speechWhileMutedAt = 0;

  constructor(deps: SpeechWatchDeps) {
    this.#deps = deps;
  }

  measured(level: number, { muted }: { muted: boolean }): void {
    this.#mutedSpeech.reset();
    this.level.measured(level);
    const now = this.#deps.clock.elapsed();
    if (muted) this.#detector.reset();
    const speaking = !muted && this.#detector.update(level, now);
    const isDue = speaking && now - this.#reportedSpeakingAt > speakingReportIntervalMs;
    if (speaking === this.#speaking && !isDue) return;
    this.#speaking = speaking;
    this.#reportedSpeakingAt = now;
    this.#deps.onSpeaking(speaking);
  }

  measuredWhileMuted(level: number): void {
    const now = this.#deps.clock.elapsed();
    const speaks = this.#mutedSpeech.update(level, now);
    if (speaks) this.#speechWhileMutedAt = now;
    else if (now - this.#speechWhileMutedAt < mutedHintMs) return;
    this.#deps.onMutedSpeech(speaks);
  }
}
