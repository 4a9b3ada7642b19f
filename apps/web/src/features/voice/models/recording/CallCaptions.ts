import type {
  VoiceCaption,
  VoiceCaptionState,
  VoiceRoomParticipant,
  VoiceSpokenCaption,
} from '@office/api/realtime';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import type { Language, VoiceCaptionSource } from '@office/vocabulary';
import {
  SpeechToText,
  type SpeechProblem,
  type SpeechRecognizer,
} from '../../media/SpeechToText.ts';
import { captionDisplayMs, freshCaptions, withCaption, type CaptionLine } from './captionLines.ts';

/** Consent to transcribe the member's speech in their browser. `given` also applies to later calls. */
type CaptionAgreement = 'unasked' | 'given' | 'refused';

export interface Captions {
  wanted: boolean;
  agreement: CaptionAgreement;
  listening: boolean;
  problem: SpeechProblem | null;
  lines: readonly CaptionLine[];
}

export interface CallCaptionsDeps extends Deps {
  createRecognizer: (() => SpeechRecognizer) | null;
  language(): Language;
  agreement: { isGiven(): boolean; set(agreed: boolean): void };
  /** Null while muted. */
  voice(): MediaStreamTrack | null;
  sendCaptionState(change: VoiceCaptionState): void;
  send(caption: VoiceCaption): void;
  /** Receives the speech of the member while it is kept in a transcript on the server. */
  keep(words: VoiceCaption): void;
}

/** Each browser transcribes its own member, with consent, while another participant reads captions. */
export class CallCaptions extends Store<Captions> {
  readonly #deps: CallCaptionsDeps;
  readonly #speech: SpeechToText | null;
  #others: readonly VoiceRoomParticipant[] = [];
  #isIn = false;
  #isTranscribing = false;
  /** The member agreed to a transcript of the meeting, which needs only their own speech. */
  #isKept = false;
  #cancelClearing: (() => void) | null = null;

  constructor(deps: CallCaptionsDeps) {
    super({
      wanted: false,
      agreement: deps.agreement.isGiven() ? 'given' : 'unasked',
      listening: false,
      problem: null,
      lines: [],
    });
    this.#deps = deps;
    this.#speech =
      deps.createRecognizer &&
      new SpeechToText({
        clock: deps.clock,
        random: deps.random,
        createRecognizer: deps.createRecognizer,
        onWords: (words) => {
          if (!this.#isIn) return;
          if (this.sends) deps.send(words);
          if (this.#isKept) deps.keep(words);
        },
        onProblem: (problem) => {
          this.#patch({ problem, listening: false });
          this.#sendSource();
        },
      });
  }

  get speakers(): readonly VoiceRoomParticipant[] {
    return this.#others.filter(({ captionSource }) => captionSource !== 'NONE');
  }

  get canSend(): boolean {
    return this.#speech !== null;
  }

  get sends(): boolean {
    return this.#source === 'READY';
  }

  get consentRequests(): readonly VoiceRoomParticipant[] {
    return this.#source === 'ABLE' ? this.#readers : [];
  }

  setWanted(wanted: boolean): void {
    if (wanted === this.getSnapshot().wanted) return;
    this.#patch({ wanted, ...(wanted ? {} : { lines: [] }) });
    if (this.#isIn && !this.#isTranscribing) this.#deps.sendCaptionState({ wanted });
  }

  setTranscribing(isTranscribing: boolean): void {
    if (isTranscribing === this.#isTranscribing) return;
    this.#isTranscribing = isTranscribing;
    const { wanted } = this.getSnapshot();
    if (this.#isIn && !wanted) this.#deps.sendCaptionState({ wanted: isTranscribing });
    this.update();
  }

  /** Keeping does not send captions to the other participants. */
  setKept(isKept: boolean): void {
    if (isKept === this.#isKept) return;
    this.#isKept = isKept;
    this.update();
  }

  /** Sets the consent. A refusal applies only to this call. */
  agree(agreed: boolean): void {
    this.#deps.agreement.set(agreed);
    this.#patch({ agreement: agreed ? 'given' : 'refused', problem: null });
    this.#sendSource();
    this.update();
  }

  flush(): void {
    this.#speech?.flush();
  }

  dismissProblem(): void {
    if (this.getSnapshot().problem) this.#patch({ problem: null, agreement: 'refused' });
  }

  /** Called on joining and rejoining. Sends the state that the room does not know. */
  onJoined(own: VoiceRoomParticipant): void {
    this.#isIn = true;
    const wanted = this.getSnapshot().wanted || this.#isTranscribing;
    const source = this.#source;
    const change: VoiceCaptionState = {
      ...(wanted === own.captionsWanted ? {} : { wanted }),
      ...(source === own.captionSource ? {} : { source }),
    };
    if (Object.keys(change).length > 0) this.#deps.sendCaptionState(change);
    this.update();
  }

  onParticipants(others: readonly VoiceRoomParticipant[]): void {
    this.#others = others;
    const { lines } = this.getSnapshot();
    const liveLines = lines.filter((line) =>
      others.some(({ participantId }) => participantId === line.participantId),
    );
    // Notifies subscribers: `speakers` and `askedBy` are derived from `#others`.
    this.set({ ...this.getSnapshot(), lines: liveLines });
    this.update();
  }

  update(): void {
    const voice = this.#deps.voice();
    const isSending = this.#source === 'READY' && this.#isRead;
    const isKept = this.#isKept && this.getSnapshot().problem === null;
    const canListen = this.#isIn && voice !== null;
    if (canListen && (isSending || isKept)) this.#speech?.start(this.#deps.language(), voice);
    else this.#speech?.stop();
    this.#patch({ listening: canListen && isSending });
  }

  restart(): void {
    this.#speech?.stop();
    this.update();
  }

  heard(caption: VoiceSpokenCaption): void {
    const { wanted, lines } = this.getSnapshot();
    const isHere = this.#others.some(
      ({ participantId }) => participantId === caption.participantId,
    );
    if (!wanted || !isHere) return;
    const { clock } = this.#deps;
    this.#patch({ lines: withCaption(freshCaptions(lines, clock.now()), caption, clock.now()) });
    this.#cancelClearing ??= clock.schedule(() => this.#clear(), captionDisplayMs);
  }

  /** The connection is lost: captions cannot be sent. */
  onConnectionLost(): void {
    this.#isIn = false;
    this.update();
  }

  override dispose(): void {
    this.#isIn = false;
    this.#cancelClearing?.();
    this.#speech?.stop();
  }

  get #readers(): readonly VoiceRoomParticipant[] {
    return this.#others.filter(({ captionsWanted }) => captionsWanted);
  }

  get #isRead(): boolean {
    return this.#readers.length > 0 || this.#isTranscribing;
  }

  get #source(): VoiceCaptionSource {
    const { agreement, problem } = this.getSnapshot();
    if (!this.#speech || problem || agreement === 'refused') return 'NONE';
    return agreement === 'given' ? 'READY' : 'ABLE';
  }

  #sendSource(): void {
    if (this.#isIn) this.#deps.sendCaptionState({ source: this.#source });
  }

  #clear(): void {
    this.#cancelClearing = null;
    const { clock } = this.#deps;
    const lines = freshCaptions(this.getSnapshot().lines, clock.now());
    this.#patch({ lines });
    const [oldest] = lines.toSorted((a, b) => a.at - b.at);
    if (!oldest) return;
    const wait = oldest.at + captionDisplayMs - clock.now();
    this.#cancelClearing = clock.schedule(() => this.#clear(), wait);
  }

  #patch(change: Partial<Captions>): void {
    const before = this.getSnapshot();
    const isSame = Object.entries(change).every(
      ([name, value]) => before[name as keyof Captions] === value,
    );
    if (!isSame) this.set({ ...before, ...change });
  }
}
