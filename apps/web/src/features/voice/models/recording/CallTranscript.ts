import type { VoiceTranscript } from '@office/api/realtime';
import type { Schemas } from '@office/api';
import type { Clock } from '@office/client/lib/deps.ts';
import { isUnreachableError } from '@office/client/errors/errorCode.ts';
import { newId } from '@office/client/lib/newId.ts';
import { Store } from '@office/client/lib/Store.ts';
import { maxTranscriptLinesAdded } from '@office/vocabulary';
import type { Transcript } from '../../media/SpeechToText.ts';

type Line = Schemas['NewMeetingTranscriptLine'];

export interface TranscriptPath {
  id: string;
  transcriptId: string;
}

export interface TranscriptApi {
  start(meetingId: string): Promise<unknown>;
  consent(path: TranscriptPath, consented: boolean): Promise<unknown>;
  stop(path: TranscriptPath): Promise<unknown>;
  addLines(path: TranscriptPath, lines: Line[]): Promise<unknown>;
}

export interface CallTranscriptDeps {
  clock: Pick<Clock, 'schedule'>;
  api: TranscriptApi;
  /** Called when the speech of the member is kept, and when it no longer is. */
  onKept(isKept: boolean): void;
}

export interface CallTranscriptState {
  /** Null if no transcript is kept. */
  room: VoiceTranscript | null;
  own: 'unanswered' | 'agreed' | 'declined';
}

export const sendDelayMs = 1000;
export const retryDelayMs = 5000;
export const maxFinishMs = 1000;

/** Sends the member's own speech to the transcript of the meeting, after consent. */
export class CallTranscript extends Store<CallTranscriptState> {
  readonly #deps: CallTranscriptDeps;
  #lines: Line[] = [];
  /** Speech of which the browser has not reported the end. */
  #interim: Pick<Line, 'text' | 'language'> | null = null;
  #sending: Promise<void> | null = null;
  #cancelSending: (() => void) | null = null;

  constructor(deps: CallTranscriptDeps) {
    super({ room: null, own: 'unanswered' });
    this.#deps = deps;
  }

  listed(room: VoiceTranscript | null, participantId: string | null): void {
    const before = this.getSnapshot();
    if (!room && !before.room) return;
    const isIn = (ids: readonly string[] = []) => ids.includes(participantId ?? '');
    const own = isIn(room?.agreed) ? 'agreed' : isIn(room?.declined) ? 'declined' : 'unanswered';
    if (room?.transcriptId !== before.room?.transcriptId) this.#drop();
    this.set({ room, own });
    this.#deps.onKept(room !== null && own === 'agreed');
  }

  async start(meetingId: string): Promise<void> {
    await this.#deps.api.start(meetingId);
  }

  /** Withdrawing the consent drops speech that was not sent yet. */
  async consent(consented: boolean): Promise<void> {
    const path = this.#path;
    if (!path) return;
    if (!consented) {
      this.#drop();
      this.#deps.onKept(false);
    }
    await this.#deps.api.consent(path, consented);
  }

  async stop(): Promise<void> {
    const path = this.#path;
    if (!path) return;
    await this.#send();
    await this.#deps.api.stop(path);
  }

  /** Sends the last speech before the member leaves. Resolves after {@link maxFinishMs} at the latest. */
  async finish(): Promise<void> {
    if (this.#interim) this.#lines.push({ clientId: newId(), ...this.#interim });
    this.#interim = null;
    if (this.#lines.length === 0 && !this.#sending) return;
    let cancel = () => {};
    const timeout = new Promise<void>((resolve) => {
      cancel = this.#deps.clock.schedule(resolve, maxFinishMs);
    });
    await Promise.race([this.#send(), timeout]);
    cancel();
  }

  said({ text, language, isFinal }: Pick<Transcript, 'text' | 'language' | 'isFinal'>): void {
    const { room, own } = this.getSnapshot();
    if (!room || own !== 'agreed') return;
    this.#interim = isFinal ? null : { text, language };
    if (!isFinal) return;
    this.#lines.push({ clientId: newId(), text, language });
    this.#schedule(sendDelayMs);
  }

  override dispose(): void {
    this.#drop();
  }

  get #path(): TranscriptPath | null {
    const { room } = this.getSnapshot();
    return room && { id: room.meetingId, transcriptId: room.transcriptId };
  }

  #schedule(ms: number): void {
    this.#cancelSending ??= this.#deps.clock.schedule(() => {
      this.#cancelSending = null;
      void this.#send();
    }, ms);
  }

  async #send(): Promise<void> {
    await this.#sending;
    const path = this.#path;
    const lines = this.#lines.splice(0, maxTranscriptLinesAdded);
    if (!path || lines.length === 0) return;
    let delay = 0;
    this.#sending = this.#deps.api.addLines(path, lines).then(
      () => undefined,
      (error: unknown) => {
        // The server stores a repeated line once. Other errors mean that it does not accept these lines.
        if (!isUnreachableError(error) || this.#path?.transcriptId !== path.transcriptId) return;
        this.#lines.unshift(...lines);
        delay = retryDelayMs;
      },
    );
    await this.#sending;
    this.#sending = null;
    if (this.#lines.length > 0) this.#schedule(delay);
  }

  #drop(): void {
    this.#lines = [];
    this.#interim = null;
    this.#cancelSending?.();
    this.#cancelSending = null;
  }
}
