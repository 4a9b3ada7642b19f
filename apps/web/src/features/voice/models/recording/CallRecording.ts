import type {
  VoiceAnswer,
  VoiceRecording,
  VoiceRecordingAnswer,
  VoiceRecordingEnded,
  VoiceRecordingRequest,
} from '@office/api/realtime';
import { Store } from '@office/client/lib/Store.ts';
import type { CallRecorder, CallRecorderDeps } from '../../media/CallRecorder.ts';
import type { RecordedPerson, RecordedShare } from '../../media/RecordedScene.ts';
import type { TranscriptLine } from '../../media/transcriptText.ts';
import type { RecordingFile, SavedRecording } from '../../media/RecordingFile.ts';

export type RecordingNotice =
  | { kind: 'declined' | 'stopped'; participantId: string }
  | { kind: 'saved'; saved: SavedRecording }
  | { kind: 'transcript'; name: string }
  /** The disk or the browser failed. `saved` contains the data recorded so far. */
  | { kind: 'failed'; saved: SavedRecording | null }
  | { kind: 'refused'; error: unknown };

export interface RecordingState {
  /** State on the server. Null without a recording or a request. */
  room: VoiceRecording | null;
  own: 'none' | 'choosing' | 'asking' | 'recording' | 'paused' | 'saving';
}

export interface RecordedSources {
  sounds: ReadonlyMap<string, readonly MediaStreamTrack[]>;
  people: readonly RecordedPerson[];
  screen: { participantId: string; track: MediaStreamTrack } | null;
}

/** The page of a shared document that the member looks at. */
export interface RecordedDocument {
  url: string | null;
  /** Whether the document was shared after the screen. */
  isLatest: boolean;
}

export interface CallRecordingDeps {
  openFile(): Promise<RecordingFile | null>;
  createRecorder(deps: CallRecorderDeps): Promise<CallRecorder>;
  sources(): RecordedSources;
  requestConsent(request: VoiceRecordingRequest): Promise<VoiceRecordingAnswer>;
  agree(recordingId: string): Promise<VoiceAnswer>;
  end(recordingId: string): Promise<VoiceAnswer>;
  /** Called when the captions of all participants are needed, and when they no longer are. */
  onTranscribing(isTranscribing: boolean): void;
  saveTranscript(lines: readonly TranscriptLine[], recordingName: string): string;
  now(): number;
  onNotice(notice: RecordingNotice): void;
}

interface OwnRecording {
  recordingId: string;
  file: RecordingFile;
  recorder: Promise<CallRecorder> | null;
  /** Whether the room has listed it. From then on, a list without it means that it has ended. */
  isKnown: boolean;
  /** Resolves after the last write: chunks are written in order. */
  written: Promise<void>;
  hasFailed: boolean;
  /** Final captions of participants who agreed. Empty without a transcript. */
  transcript: TranscriptLine[];
}

/** The server decides when to record, based on consent. The file stays on the member's computer. */
export class CallRecording extends Store<RecordingState> {
  readonly #deps: CallRecordingDeps;
  #ownRecording: OwnRecording | null = null;
  #document: RecordedDocument | null = null;
  #isIn = false;
  #isOver = false;

  constructor(deps: CallRecordingDeps) {
    super({ room: null, own: 'none' });
    this.#deps = deps;
  }

  /** Asks for a file, then for consent. Must be called from a user event because of the file picker. */
  async ask(request: VoiceRecordingRequest = {}): Promise<void> {
    if (this.getSnapshot().own !== 'none' || this.getSnapshot().room) return;
    this.#patch({ own: 'choosing' });
    const file = await this.#openFile();
    if (!file) return this.#patch({ own: 'none' });
    this.#patch({ own: 'asking' });
    const answer = this.#isOver ? null : await this.#deps.requestConsent(request);
    if (!answer?.ok || this.#isOver) {
      this.#patch({ own: 'none' });
      await discard(file);
      if (answer && !answer.ok) this.#deps.onNotice({ kind: 'refused', error: answer.error });
      return;
    }
    const { recordingId } = answer;
    const written = Promise.resolve();
    // The room update may arrive before this response.
    const isKnown = this.getSnapshot().room?.recordingId === recordingId;
    this.#ownRecording = {
      recordingId,
      file,
      recorder: null,
      isKnown,
      written,
      hasFailed: false,
      transcript: [],
    };
    this.#follow();
  }

  async agree(): Promise<void> {
    const { room } = this.getSnapshot();
    if (room) this.#report(await this.#deps.agree(room.recordingId));
  }

  async end(): Promise<void> {
    const { room } = this.getSnapshot();
    const recordingId = room?.recordingId ?? this.#ownRecording?.recordingId;
    if (recordingId === undefined) return;
    const answer = await this.#deps.end(recordingId);
    // Already ended by another participant.
    if (!answer.ok && answer.error !== 'voiceRecordingInvalid') this.#report(answer);
  }

  /** Whether closing the page would lose data. */
  get isWriting(): boolean {
    return this.#ownRecording?.recorder != null || this.getSnapshot().own === 'saving';
  }

  listed(room: VoiceRecording | null): void {
    this.#isIn = true;
    const own = this.#ownRecording;
    if (own && room?.recordingId === own.recordingId) own.isKnown = true;
    else if (own?.isKnown) void this.#finish();
    this.#patch({ room });
    this.#follow();
  }

  /** Called on joining and rejoining. A recording missing from the response has ended. */
  entered(room: VoiceRecording | null): void {
    if (this.#ownRecording) this.#ownRecording.isKnown = true;
    this.listed(room);
  }

  ended({ recordingId, participantId, reason }: VoiceRecordingEnded): void {
    const kind = reason === 'DECLINED' ? 'declined' : 'stopped';
    this.#deps.onNotice({ kind, participantId });
    if (this.#ownRecording?.recordingId === recordingId) void this.#finish();
    if (this.getSnapshot().room?.recordingId === recordingId) this.#patch({ room: null });
  }

  /** Adds a completed caption to the transcript, while everyone has agreed. */
  said(participantId: string, line: Omit<TranscriptLine, 'at'>): void {
    const { room, own } = this.getSnapshot();
    const isKept = own === 'recording' && room?.transcript && room.agreed.includes(participantId);
    if (isKept) this.#ownRecording?.transcript.push({ ...line, at: this.#deps.now() });
  }

  showDocument(document: RecordedDocument | null): void {
    this.#document = document;
    this.update();
  }

  update(): void {
    this.#ownRecording?.recorder?.then(
      (recorder) => this.#connect(recorder),
      () => {
        // Creating the recorder failed, which was already reported.
      },
    );
  }

  /** The connection is lost: other participants can neither end the recording nor be asked. */
  lost(): void {
    this.#isIn = false;
    this.#follow();
  }

  override dispose(): void {
    this.#isOver = true;
    void this.#finish();
  }

  async #openFile(): Promise<RecordingFile | null> {
    try {
      return await this.#deps.openFile();
    } catch (error) {
      this.#deps.onNotice({ kind: 'refused', error });
      return null;
    }
  }

  #follow(): void {
    const own = this.#ownRecording;
    if (!own || this.#isOver) return;
    const { room } = this.getSnapshot();
    const runs = this.#isIn && room?.recordingId === own.recordingId && room.status === 'RECORDING';
    if (runs) {
      const isNew = this.getSnapshot().own !== 'recording';
      if (!own.recorder && room.transcript) this.#deps.onTranscribing(true);
      own.recorder ??= this.#record(own);
      this.#patch({ own: 'recording' });
      own.recorder.then(
        (recorder) => {
          this.#connect(recorder);
          if (isNew && this.getSnapshot().own === 'recording') recorder.run();
        },
        () => this.#fail(own),
      );
    } else if (own.recorder) {
      this.#patch({ own: 'paused' });
      own.recorder.then(
        (recorder) => {
          if (this.getSnapshot().own === 'recording') return;
          recorder.pause();
          this.#connect(recorder);
        },
        () => this.#fail(own),
      );
    }
  }

  #record(own: OwnRecording): Promise<CallRecorder> {
    return this.#deps.createRecorder({
      onPart: (part) => {
        own.written = own.written.then(() => own.file.write(part)).catch(() => this.#fail(own));
      },
      onFailed: () => this.#fail(own),
    });
  }

  #connect(recorder: CallRecorder): void {
    const { room } = this.getSnapshot();
    const { sounds, people, screen } = this.#deps.sources();
    const agreed = room?.status === 'RECORDING' ? room.agreed : [];
    recorder.setSounds(agreed.flatMap((id) => sounds.get(id) ?? []));
    const isScreenAgreed = screen !== null && agreed.includes(screen.participantId);
    recorder.setScene({
      people: people.filter(({ id }) => agreed.includes(id)),
      share:
        agreed.length > 0 ? shareOf(isScreenAgreed ? screen.track : null, this.#document) : null,
    });
  }

  #fail(own: OwnRecording): void {
    if (own.hasFailed) return;
    own.hasFailed = true;
    if (this.#ownRecording === own) {
      this.#deps.end(own.recordingId).catch(() => {
        // The recording ends when the member leaves the room.
      });
      void this.#finish();
    }
  }

  async #finish(): Promise<void> {
    const own = this.#ownRecording;
    if (!own) return;
    this.#ownRecording = null;
    this.#deps.onTranscribing(false);
    const { file, recorder, transcript } = own;
    if (!recorder) {
      this.#patch({ own: 'none' });
      return discard(file);
    }
    this.#patch({ own: 'saving' });
    let saved: SavedRecording | null = null;
    try {
      const recordedMs = await recorder
        .then((each) => each.stop())
        .catch(() => {
          own.hasFailed = true;
          return null;
        });
      await own.written;
      saved = await file.finish(recordedMs);
    } catch {
      own.hasFailed = true;
    }
    if (saved && transcript.length > 0) {
      const name = this.#deps.saveTranscript(transcript, saved.name);
      this.#deps.onNotice({ kind: 'transcript', name });
    }
    this.#patch({ own: 'none' });
    this.#deps.onNotice(
      own.hasFailed || !saved ? { kind: 'failed', saved } : { kind: 'saved', saved },
    );
  }

  #report(answer: VoiceAnswer): void {
    if (!answer.ok) this.#deps.onNotice({ kind: 'refused', error: answer.error });
  }

  #patch(change: Partial<RecordingState>): void {
    const before = this.getSnapshot();
    const next = { ...before, ...change };
    if (next.room !== before.room || next.own !== before.own) this.set(next);
  }
}

function shareOf(
  screen: MediaStreamTrack | null,
  document: RecordedDocument | null,
): RecordedShare | null {
  if (document && (document.isLatest || !screen)) return { kind: 'document', url: document.url };
  return screen && { kind: 'screen', track: screen };
}

async function discard(file: RecordingFile): Promise<void> {
  try {
    await file.discard();
  } catch {
    // The empty file stays on disk.
  }
}
