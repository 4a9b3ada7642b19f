import type {
  VoiceCaption,
  VoiceCaptionState,
  VoiceRoomParticipant,
  VoiceSpokenCaption,
} from '@office/api/realtime';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import type { Language, VoiceCaptionSource } from '@office/vocabulary';
import { SpeechToText, type SpeechProblem, type SpeechRecognizer } from '../media/SpeechToText.ts';
import { captionStaysMs, freshCaptions, withCaption, type CaptionLine } from './captionLines.ts';

/** Whether what the member says may be turned into text by their browser; `given` counts for later calls, too. */
type CaptionAgreement = 'unasked' | 'given' | 'refused';

export interface Captions {
  /** The member reads what the others say. */
  wanted: boolean;
  agreement: CaptionAgreement;
  /** The member's words are being turned into text. */
  listening: boolean;
  problem: SpeechProblem | null;
  lines: readonly CaptionLine[];
}

export interface CallCaptionsDeps extends Deps {
  /** null: the browser cannot. */
  createRecognizer: (() => SpeechRecognizer) | null;
  language(): Language;
  /** Keeps in this browser that the member has agreed once. */
  agreement: { isGiven(): boolean; set(given: boolean): void };
  /** The member's voice; null while it goes nowhere. */
  voice(): MediaStreamTrack | null;
  tell(change: VoiceCaptionState): void;
  send(caption: VoiceCaption): void;
}

/**
 * Captions of one call. Each speaker's own browser understands its speaker, while somebody else reads captions and the
 * speaker, who has agreed, is not muted. What is read is kept for seconds, and nowhere else.
 */
export class CallCaptions extends Store<Captions> {
  readonly #deps: CallCaptionsDeps;
  readonly #speech: SpeechToText | null;
  #others: readonly VoiceRoomParticipant[] = [];
  #isIn = false;
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
          if (this.#isIn) deps.send(words);
        },
        onProblem: (problem) => {
          this.#patch({ problem, listening: false });
          this.#tellSource();
        },
      });
  }

  /** The others who make captions, or could. Without any there is nothing to read. */
  get speakers(): readonly VoiceRoomParticipant[] {
    return this.#others.filter(({ captionSource }) => captionSource !== 'NONE');
  }

  /** Whether this browser can turn what the member says into text. */
  get canSend(): boolean {
    return this.#speech !== null;
  }

  /** Whether it does so while somebody reads. */
  get sends(): boolean {
    return this.#source === 'READY';
  }

  /** The members who want captions of what this one says, and wait for their agreement. */
  get askedBy(): readonly VoiceRoomParticipant[] {
    return this.#source === 'ABLE' ? this.#readers : [];
  }

  setWanted(wanted: boolean): void {
    if (wanted === this.getSnapshot().wanted) return;
    this.#patch({ wanted, ...(wanted ? {} : { lines: [] }) });
    if (this.#isIn) this.#deps.tell({ wanted });
  }

  /** The member says whether their browser may turn their voice into text. A no counts for this call. */
  agree(agreed: boolean): void {
    this.#deps.agreement.set(agreed);
    this.#patch({ agreement: agreed ? 'given' : 'refused', problem: null });
    this.#tellSource();
    this.update();
  }

  dismissProblem(): void {
    if (this.getSnapshot().problem) this.#patch({ problem: null, agreement: 'refused' });
  }

  /** Takes a place in the room, for the first time or again: the room is told what it does not know. */
  entered(own: VoiceRoomParticipant): void {
    this.#isIn = true;
    const { wanted } = this.getSnapshot();
    const source = this.#source;
    const change: VoiceCaptionState = {
      ...(wanted === own.captionsWanted ? {} : { wanted }),
      ...(source === own.captionSource ? {} : { source }),
    };
    if (Object.keys(change).length > 0) this.#deps.tell(change);
    this.update();
  }

  /** Takes everyone else in the room. */
  listed(others: readonly VoiceRoomParticipant[]): void {
    this.#others = others;
    const { lines } = this.getSnapshot();
    const here = lines.filter((line) =>
      others.some(({ participantId }) => participantId === line.participantId),
    );
    // Those who can be asked for captions, and who asks, have changed as well: another snapshot tells it.
    this.set({ ...this.getSnapshot(), lines: here });
    this.update();
  }

  /** Listens, or not, as the call is now: the member was muted, or has another microphone. */
  update(): void {
    const voice = this.#deps.voice();
    const listens = this.#isIn && voice !== null && this.#source === 'READY' && this.#isRead;
    if (listens) this.#speech?.start(this.#deps.language(), voice);
    else this.#speech?.stop();
    this.#patch({ listening: listens });
  }

  /** Listens to another microphone, or in another language. */
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
    this.#cancelClearing ??= clock.schedule(() => this.#clear(), captionStaysMs);
  }

  /** The channel is gone: nobody would read what is said now. */
  lost(): void {
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
    return this.#readers.length > 0;
  }

  get #source(): VoiceCaptionSource {
    const { agreement, problem } = this.getSnapshot();
    if (!this.#speech || problem || agreement === 'refused') return 'NONE';
    return agreement === 'given' ? 'READY' : 'ABLE';
  }

  #tellSource(): void {
    if (this.#isIn) this.#deps.tell({ source: this.#source });
  }

  #clear(): void {
    this.#cancelClearing = null;
    const { clock } = this.#deps;
    const lines = freshCaptions(this.getSnapshot().lines, clock.now());
    this.#patch({ lines });
    const [oldest] = lines.toSorted((a, b) => a.at - b.at);
    if (!oldest) return;
    const wait = oldest.at + captionStaysMs - clock.now();
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
