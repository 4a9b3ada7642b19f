import { OfficeError } from '@office/api';
import type { UploadItem } from '@office/ui';
import { errorText } from '../errors/errorText.ts';
import { newId } from '../lib/newId.ts';
import { Store } from '../lib/Store.ts';

export interface UploadOptions {
  signal: AbortSignal;
  onProgress(percent: number): void;
}

export interface Upload<Result> {
  item: UploadItem;
  file: File;
  result?: Result;
}

export class PermanentUploadError extends Error {}

interface UploadsDeps<Result> {
  send(file: File, options: UploadOptions): Promise<Result>;
  onDone?(upload: Upload<Result> & { result: Result }): void;
  toText?(failure: unknown): string;
}

export class Uploads<Result> extends Store<readonly Upload<Result>[]> {
  #deps: UploadsDeps<Result>;
  readonly #running = new Map<string, AbortController>();

  constructor(deps: UploadsDeps<Result>) {
    super([]);
    this.#deps = deps;
  }

  /** Replaces the callbacks, because each render of a page creates new ones. */
  setCallbacks(deps: UploadsDeps<Result>): void {
    this.#deps = deps;
  }

  /** Uploads a file. `refusal` is a message for a file that is listed as failed without being sent. */
  add(file: File, refusal?: string): void {
    const id = newId();
    const item: UploadItem =
      refusal === undefined
        ? { ...named(id, file), status: 'waiting' }
        : { ...named(id, file), status: 'failed', message: refusal };
    this.set([...this.getSnapshot(), { item, file }]);
    if (refusal === undefined) void this.#send(id, file);
  }

  dismiss(id: string): void {
    this.#running.get(id)?.abort();
    this.#running.delete(id);
    this.set(this.getSnapshot().filter(({ item }) => item.id !== id));
  }

  retry(id: string): void {
    const upload = this.getSnapshot().find(({ item }) => item.id === id);
    if (upload?.item.status === 'failed') void this.#send(id, upload.file);
  }

  clear(): void {
    this.#running.forEach((abort) => abort.abort());
    this.#running.clear();
    this.set([]);
  }

  override dispose(): void {
    this.clear();
  }

  async #send(id: string, file: File): Promise<void> {
    const abort = new AbortController();
    const { signal } = abort;
    this.#running.set(id, abort);
    const show = (item: UploadItem, result?: { result: Result }) =>
      this.#put({ item, file, ...result });
    const onProgress = (progress: number) => {
      if (!signal.aborted) show({ ...named(id, file), status: 'uploading', progress });
    };
    show({ ...named(id, file), status: 'uploading' });
    try {
      const result = await this.#deps.send(file, { signal, onProgress });
      if (signal.aborted) return;
      this.#running.delete(id);
      const item: UploadItem = { ...named(id, file), status: 'done' };
      show(item, { result });
      this.#deps.onDone?.({ item, file, result });
    } catch (failure) {
      if (signal.aborted) return;
      this.#running.delete(id);
      const { toText = textOf } = this.#deps;
      const retry = isRetryable(failure);
      show({ ...named(id, file), status: 'failed', message: toText(failure), retry });
    }
  }

  #put(upload: Upload<Result>): void {
    const { id } = upload.item;
    this.set(this.getSnapshot().map((each) => (each.item.id === id ? upload : each)));
  }
}

const named = (id: string, { name, size }: File) => ({ id, name, size });

const textOf = (failure: unknown) =>
  failure instanceof PermanentUploadError ? failure.message : errorText(failure);

function isRetryable(failure: unknown): boolean {
  if (failure instanceof PermanentUploadError) return false;
  const status = failure instanceof OfficeError ? failure.status : null;
  return status === null || status >= 500 || status === 429;
}
