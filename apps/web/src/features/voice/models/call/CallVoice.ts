import { Microphone, type MicrophoneDeps } from '../../media/Microphone.ts';
import type { SoundLevel } from '../../media/SoundLevel.ts';
import type { Clock } from '@office/client/lib/deps.ts';
import type { CallEvent } from './callState.ts';
import { SpeechWatch } from './SpeechWatch.ts';

type VoiceEvent = Extract<
  CallEvent,
  { kind: 'muteChanged' | 'microphoneChanged' | 'speakingChanged' | 'speakingMutedChanged' }
>;

export interface CallVoiceDeps {
  clock: Pick<Clock, 'elapsed'>;
  /** Null for the system default. */
  microphoneId(): string | null;
  openMicrophone: MicrophoneDeps['open'];
  setTrack(track: MediaStreamTrack | null): void;
  sendMuted(muted: boolean): void;
  sendSpeaking(speaking: boolean): void;
  onEvent(event: VoiceEvent): void;
}

/** The member's own voice in a call. Starts muted and opens the microphone on the first unmute. */
export class CallVoice {
  readonly #deps: CallVoiceDeps;
  readonly #microphone: Microphone;
  readonly #speech: SpeechWatch;
  readonly #unsubscribe: () => void;
  #isMuted = true;
  /** Request counter: the microphone may open after the member has muted again. */
  #request = 0;

  constructor(deps: CallVoiceDeps) {
    const { clock, openMicrophone, setTrack, sendSpeaking, onEvent } = deps;
    this.#deps = deps;
    this.#speech = new SpeechWatch({
      clock,
      onSpeaking: (speaking) => {
        sendSpeaking(speaking);
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
      // Unplugged or denied during the call: shows the member as muted.
      if (microphone.status === 'problem' && !this.#isMuted) this.#mute(true);
    });
  }

  get track(): MediaStreamTrack | null {
    return this.#microphone.track;
  }

  get sentTrack(): MediaStreamTrack | null {
    return this.#isMuted ? null : this.track;
  }

  get level(): SoundLevel {
    return this.#speech.level;
  }

  /** Unmuting opens a closed microphone. The browser may ask for permission. */
  async setMuted(muted: boolean): Promise<void> {
    const request = ++this.#request;
    if (!muted && !this.#microphone.track) {
      const opened = await this.#microphone.open(this.#deps.microphoneId());
      if (!opened || request !== this.#request) return;
    }
    this.#mute(muted);
  }

  async changeMicrophone(): Promise<void> {
    await this.#microphone.change(this.#deps.microphoneId());
  }

  async reopenMicrophone(): Promise<void> {
    await this.#microphone.reopen();
  }

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
    this.#deps.sendMuted(muted);
  }
}
