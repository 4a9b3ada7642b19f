import type {
  VoiceAnswer,
  VoiceRecording,
  VoiceRecordingAnswer,
  VoiceRecordingEnded,
} from '@office/api/realtime';
import { Store } from '@office/client/lib/Store.ts';
import type { CallRecorder, CallRecorderDeps } from '../media/CallRecorder.ts';
import type { RecordingFile, SavedRecording } from '../media/RecordingFile.ts';

/** News of a recording that the member is told once. */
export type RecordingNotice =
  /** Somebody said no to the question, or ended the recording: a participant id. */
  | { kind: 'declined' | 'stopped'; participantId: string }
  | { kind: 'saved'; saved: SavedRecording }
  /** The disk or the browser gave up; what was recorded is kept. */
  | { kind: 'failed'; saved: SavedRecording | null }
  | { kind: 'refused'; error: unknown };

export interface RecordingState {
  /** The recording of the room as the server has it; null: nobody records, or asks to. */
  room: VoiceRecording | null;
  /** The member's own part: they choose a file, ask, or record. */
  own: 'none' | 'choosing' | 'asking' | 'recording' | 'paused' | 'saving';
}

/** The sources of a recording: each participant's sounds, by id, and the shared picture. */
export interface RecordedSources {
  sounds: ReadonlyMap<string, readonly MediaStreamTrack[]>;
  picture: { participantId: string; track: MediaStreamTrack } | null;
}

export interface CallRecordingDeps {
  /** Lets the member choose a file; null: they thought better of it. */
  openFile(): Promise<RecordingFile | null>;
  createRecorder(deps: CallRecorderDeps): Promise<CallRecorder>;
  /** Sound and picture of everyone, the member included, as they are now. */
  sources(): RecordedSources;
  ask(): Promise<VoiceRecordingAnswer>;
  agree(recordingId: string): Promise<VoiceAnswer>;
  end(recordingId: string): Promise<VoiceAnswer>;
  onNotice(notice: RecordingNotice): void;
}

/** A recording that this browser makes. */
interface OwnRecording {
  recordingId: string;
  file: RecordingFile;
  recorder: Promise<CallRecorder> | null;
  /** The room has shown it: from then on its absence is its end. */
  isKnown: boolean;
  /** The parts are written one after the other. */
  written: Promise<void>;
  hasFailed: boolean;
}

/**
 * Recording in one call. The server keeps who has agreed, and says when everyone has; this records while it says so,
 * those alone who have agreed, and nothing while it cannot be heard. The file never leaves the member's own computer.
 */
export class CallRecording extends Store<RecordingState> {
  readonly #deps: CallRecordingDeps;
  #own: OwnRecording | null = null;
  #isIn = false;
  #isOver = false;

  constructor(deps: CallRecordingDeps) {
    super({ room: null, own: 'none' });
    this.#deps = deps;
  }

  /** Asks everyone, once the member has chosen a file. To be called from a press: browsers ask for files only then. */
  async ask(): Promise<void> {
    if (this.getSnapshot().own !== 'none' || this.getSnapshot().room) return;
    this.#patch({ own: 'choosing' });
    const file = await this.#deps.openFile();
    if (!file) return this.#patch({ own: 'none' });
    this.#patch({ own: 'asking' });
    const answer = this.#isOver ? null : await this.#deps.ask();
    if (!answer?.ok || this.#isOver) {
      this.#patch({ own: 'none' });
      await discard(file);
      if (answer && !answer.ok) this.#deps.onNotice({ kind: 'refused', error: answer.error });
      return;
    }
    const { recordingId } = answer;
    const written = Promise.resolve();
    // The room may have shown it before this answer.
    const isKnown = this.getSnapshot().room?.recordingId === recordingId;
    this.#own = { recordingId, file, recorder: null, isKnown, written, hasFailed: false };
    this.#follow();
  }

  /** The member agrees to be recorded. */
  async agree(): Promise<void> {
    const { room } = this.getSnapshot();
    if (room) this.#report(await this.#deps.agree(room.recordingId));
  }

  /** The member says no, or ends it. */
  async end(): Promise<void> {
    const { room } = this.getSnapshot();
    const recordingId = room?.recordingId ?? this.#own?.recordingId;
    if (recordingId === undefined) return;
    const answer = await this.#deps.end(recordingId);
    // Somebody else was quicker: it is over all the same.
    if (!answer.ok && answer.error !== 'voiceRecordingInvalid') this.#report(answer);
  }

  /** Whether a file is being written that would be lost with the page. */
  get isWriting(): boolean {
    return this.#own?.recorder != null || this.getSnapshot().own === 'saving';
  }

  /** Takes the recording of the room, as the server has it now. */
  listed(room: VoiceRecording | null): void {
    this.#isIn = true;
    const own = this.#own;
    if (own && room?.recordingId === own.recordingId) own.isKnown = true;
    else if (own?.isKnown) void this.#finish();
    this.#patch({ room });
    this.#follow();
  }

  /** Takes a place in the room: what its answer does not name is over. */
  entered(room: VoiceRecording | null): void {
    if (this.#own) this.#own.isKnown = true;
    this.listed(room);
  }

  /** Somebody has ended a recording. */
  ended({ recordingId, participantId, reason }: VoiceRecordingEnded): void {
    const kind = reason === 'DECLINED' ? 'declined' : 'stopped';
    this.#deps.onNotice({ kind, participantId });
    if (this.#own?.recordingId === recordingId) void this.#finish();
    if (this.getSnapshot().room?.recordingId === recordingId) this.#patch({ room: null });
  }

  /** A voice or a picture came or went. */
  update(): void {
    this.#own?.recorder?.then(
      (recorder) => this.#connect(recorder),
      () => {
        // It never came about, which was told when it was to begin.
      },
    );
  }

  /** The channel is gone: nobody could end it, or be asked. */
  lost(): void {
    this.#isIn = false;
    this.#follow();
  }

  override dispose(): void {
    this.#isOver = true;
    void this.#finish();
  }

  /** Records or waits, as the room says. */
  #follow(): void {
    const own = this.#own;
    if (!own || this.#isOver) return;
    const { room } = this.getSnapshot();
    const runs = this.#isIn && room?.recordingId === own.recordingId && room.status === 'RECORDING';
    if (runs) {
      const isNew = this.getSnapshot().own !== 'recording';
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

  /** Lets in those alone who have agreed to this recording. */
  #connect(recorder: CallRecorder): void {
    const { room } = this.getSnapshot();
    const { sounds, picture } = this.#deps.sources();
    const agreed = room?.status === 'RECORDING' ? room.agreed : [];
    recorder.setSounds(agreed.flatMap((id) => sounds.get(id) ?? []));
    recorder.setPicture(picture && agreed.includes(picture.participantId) ? picture.track : null);
  }

  #fail(own: OwnRecording): void {
    if (own.hasFailed) return;
    own.hasFailed = true;
    if (this.#own === own) {
      this.#deps.end(own.recordingId).catch(() => {
        // It ends with the member's place.
      });
      void this.#finish();
    }
  }

  async #finish(): Promise<void> {
    const own = this.#own;
    if (!own) return;
    this.#own = null;
    const { file, recorder } = own;
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

/** A file into which nothing was recorded. */
async function discard(file: RecordingFile): Promise<void> {
  try {
    await file.discard();
  } catch {
    // It stays empty where the member put it.
  }
}
