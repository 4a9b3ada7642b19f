import { Microphone, type MicrophoneDeps } from '../media/Microphone.ts';
import type { SoundLevel } from '../media/SoundLevel.ts';
import type { Clock } from '@office/client/lib/deps.ts';
import type { CallEvent } from './callState.ts';
import { SpeechWatch } from './SpeechWatch.ts';

/** The events of a call that the member's own voice makes. */
type VoiceEvent = Extract<
  CallEvent,
  { kind: 'muteChanged' | 'microphoneChanged' | 'speakingChanged' | 'speakingMutedChanged' }
>;

export interface CallVoiceDeps {
  clock: Pick<Clock, 'elapsed'>;
  /** The microphone that the member chose; null is the system's own. */
  microphoneId(): string | null;
  openMicrophone: MicrophoneDeps['open'];
  setTrack(track: MediaStreamTrack | null): void;
  /** Tells the room. */
  tellMuted(muted: boolean): void;
  tellSpeaking(speaking: boolean): void;
  onEvent(event: VoiceEvent): void;
}

/** The member's own voice in one call: it begins muted, and no microphone is open before the first word. */
export class CallVoice {
  readonly #deps: CallVoiceDeps;
  readonly #microphone: Microphone;
  readonly #speech: SpeechWatch;
  readonly #unsubscribe: () => void;
  #isMuted = true;
  /** Counts requests: the microphone may open after the member thought better of it. */
  #request = 0;

  constructor(deps: CallVoiceDeps) {
    const { clock, openMicrophone, setTrack, tellSpeaking, onEvent } = deps;
    this.#deps = deps;
    this.#speech = new SpeechWatch({
      clock,
      onSpeaking: (speaking) => {
        tellSpeaking(speaking);
        onEvent({ kind: 'speakingChanged', speaking });
      },
      onMutedSpeech: (speakingMuted) => onEvent({ kind: 'speakingMutedChanged', speakingMuted }),
    });
    this.#microphone = new Microphone({
      open: openMicrophone,
      onTrack: setTrack,
      onLevel: (level) => this.#speech.measured(level, { muted: this.#isMuted }),
      onLevelWhileMuted: (level) => this.#speech.measuredWhileMuted(level),
    });
    this.#unsubscribe = this.#microphone.subscribe(() => {
      const microphone = this.#microphone.getSnapshot();
      onEvent({ kind: 'microphoneChanged', microphone });
      // Unplugged or forbidden in mid-talk: nobody hears the member any more, and everybody sees so.
      if (microphone.status === 'problem' && !this.#isMuted) this.#mute(true);
    });
  }

  get track(): MediaStreamTrack | null {
    return this.#microphone.track;
  }

  /** The track, while the member is not muted. */
  get heardTrack(): MediaStreamTrack | null {
    return this.#isMuted ? null : this.track;
  }

  /** The loudness of the microphone, for a meter. */
  get level(): SoundLevel {
    return this.#speech.level;
  }

  /** Unmuting opens the microphone where there is none yet, for which the browser may ask. */
  async setMuted(muted: boolean): Promise<void> {
    const request = ++this.#request;
    if (!muted && !this.#microphone.track) {
      const opened = await this.#microphone.open(this.#deps.microphoneId());
      if (!opened || request !== this.#request) return;
    }
    this.#mute(muted);
  }

  /** Takes another microphone from the settings, where one is open. */
  async changeMicrophone(): Promise<void> {
    await this.#microphone.change(this.#deps.microphoneId());
  }

  /** Takes back what was said about the microphone. */
  dismiss(): void {
    this.#microphone.dismiss();
  }

  dispose(): void {
    this.#request++;
    this.#unsubscribe();
    this.#microphone.dispose();
  }

  #mute(muted: boolean): void {
    this.#isMuted = muted;
    this.#deps.onEvent({ kind: 'muteChanged', muted });
    this.#microphone.setMuted(muted);
    this.#deps.tellMuted(muted);
  }
}
