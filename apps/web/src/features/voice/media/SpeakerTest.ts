import type { Clock } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import type { RemoteVoices } from '../rtc/participants.ts';

export interface TestSound {
  track: MediaStreamTrack;
  seconds: number;
  close(): void;
}

export interface SpeakerTestDeps {
  clock: Pick<Clock, 'schedule'>;
  output: Pick<RemoteVoices, 'play' | 'stop'>;
  createSound(): TestSound;
}

/** Id of the test sound in the audio output. */
const soundId = 'speaker-test';

/** Plays a sound like the voice of a participant: with the selected speaker and volume. */
export class SpeakerTest extends Store<'idle' | 'playing'> {
  readonly #deps: SpeakerTestDeps;
  #stop: (() => void) | null = null;

  constructor(deps: SpeakerTestDeps) {
    super('idle');
    this.#deps = deps;
  }

  /** Must be called from a user event. Does nothing while the sound is playing. */
  play(): void {
    if (this.#stop) return;
    const { clock, output, createSound } = this.#deps;
    const sound = createSound();
    const cancel = clock.schedule(() => this.stop(), sound.seconds * 1000);
    this.#stop = () => {
      cancel();
      output.stop(soundId);
      sound.close();
    };
    output.play(soundId, 'voice', sound.track);
    this.set('playing');
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
    this.set('idle');
  }

  override dispose(): void {
    this.stop();
  }
}
