import type { Clock } from '@office/client/lib/deps.ts';
import { patched, WebmDuration, type FilePatch } from './webmDuration.ts';

export type SavedRecording = { kind: 'saved' | 'downloaded'; name: string };

export interface RecordingFile {
  write(part: Blob): Promise<void>;
  /**
   * After a failed `write`, downloads the recording instead. `durationMs` allows players to seek.
   */
  finish(durationMs: number | null): Promise<SavedRecording>;
  discard(): Promise<void>;
}

type SaveBlob = (file: Blob, name: string) => void;

export class DownloadedRecording implements RecordingFile {
  readonly #duration = new WebmDuration();
  readonly #parts: Blob[] = [];
  readonly #name: string;
  readonly #save: SaveBlob;

  constructor(name: string, save: SaveBlob) {
    this.#name = name;
    this.#save = save;
  }

  async write(part: Blob): Promise<void> {
    this.#parts.push(this.#parts.length === 0 ? await this.#duration.reserve(part) : part);
  }

  finish(durationMs: number | null): Promise<SavedRecording> {
    const recording = new Blob(this.#parts, { type: this.#parts[0]?.type ?? '' });
    this.#save(patched(recording, this.#duration.fill(durationMs)), this.#name);
    return Promise.resolve({ kind: 'downloaded', name: this.#name });
  }

  discard(): Promise<void> {
    this.#parts.length = 0;
    return Promise.resolve();
  }
}

export interface FileHandle {
  name: string;
  getFile(): Promise<Blob>;
  createWritable(options: { keepExistingData: boolean }): Promise<{
    write(part: { type: 'write'; position: number; data: Blob }): Promise<void>;
    close(): Promise<void>;
  }>;
  /** Missing in some browsers. */
  remove?(): Promise<void>;
}

/** Commit interval. Committed data survives a crash of the page. */
export const commitIntervalMs = 60_000;

/** Closes the file every minute, because browsers write to a copy until then. */
export class DiskRecording implements RecordingFile {
  readonly #handle: FileHandle;
  readonly #clock: Pick<Clock, 'elapsed'>;
  readonly #save: SaveBlob;
  readonly #duration = new WebmDuration();
  #writable: Awaited<ReturnType<FileHandle['createWritable']>> | null = null;
  /** Bytes committed to disk, and chunks not yet committed. */
  #committed = 0;
  #pending: Blob[] = [];
  #committedAt: number;
  #hasFailed = false;

  constructor(handle: FileHandle, deps: { clock: Pick<Clock, 'elapsed'>; save: SaveBlob }) {
    this.#handle = handle;
    this.#clock = deps.clock;
    this.#save = deps.save;
    this.#committedAt = deps.clock.elapsed();
  }

  async write(part: Blob): Promise<void> {
    const position = this.#committed + sizeOf(this.#pending);
    const data = position === 0 ? await this.#duration.reserve(part) : part;
    this.#pending.push(data);
    if (this.#hasFailed) return;
    try {
      await this.#writeAt({ position, data });
      if (this.#clock.elapsed() - this.#committedAt >= commitIntervalMs) await this.#commit();
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
  }

  async finish(durationMs: number | null): Promise<SavedRecording> {
    const { name } = this.#handle;
    const duration = this.#duration.fill(durationMs);
    if (!this.#hasFailed) {
      try {
        if (duration) await this.#writeAt(duration);
        await this.#commit();
        return { kind: 'saved', name };
      } catch {
        // The disk rejects data: the recording is downloaded instead.
      }
    }
    const written = this.#committed > 0 ? [await this.#handle.getFile()] : [];
    const parts = [...written.map((file) => file.slice(0, this.#committed)), ...this.#pending];
    const recording = new Blob(parts, { type: this.#pending[0]?.type ?? '' });
    this.#save(patched(recording, duration), name);
    return { kind: 'downloaded', name };
  }

  async discard(): Promise<void> {
    await this.#writable?.close();
    await this.#handle.remove?.();
  }

  async #writeAt(patch: FilePatch): Promise<void> {
    const keepExistingData = this.#committed > 0;
    this.#writable ??= await this.#handle.createWritable({ keepExistingData });
    await this.#writable.write({ type: 'write', ...patch });
  }

  async #commit(): Promise<void> {
    await this.#writable?.close();
    this.#writable = null;
    this.#committed += sizeOf(this.#pending);
    this.#pending = [];
    this.#committedAt = this.#clock.elapsed();
  }
}

function sizeOf(parts: readonly Blob[]): number {
  return parts.reduce((size, part) => size + part.size, 0);
}
