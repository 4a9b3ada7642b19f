import type { Schemas } from '@office/api';
import { maxUploadsAtOnce } from '@office/vocabulary';
import { isUnreachableError } from '@office/client/errors/errorCode.ts';
import { Store } from '@office/client/lib/Store.ts';

export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly previewUrl?: string;
  readonly state:
    | { status: 'uploading'; progress?: number }
    | { status: 'ready'; fileKey: string }
    | { status: 'failed'; error: unknown };
}

export type SignedUpload = Schemas['PreSignedUpload'];

export interface UploadsDeps {
  /** Requests upload URLs for all files in one call. Rejects if any file is rejected. */
  sign(files: readonly File[]): Promise<readonly SignedUpload[]>;
  send(
    file: File,
    signed: SignedUpload,
    options: { signal: AbortSignal; onProgress(percent: number): void },
  ): Promise<void>;
  newId(): string;
  previewOf(file: File): string | undefined;
  forget(previewUrl: string): void;
}

type UploadsByConversation = ReadonlyMap<string, readonly Upload[]>;

const none: readonly Upload[] = [];

/** Attachments by conversation key. Uploads continue while another page is open. */
export class Uploads extends Store<UploadsByConversation> {
  readonly #deps: UploadsDeps;
  readonly #aborts = new Map<string, AbortController>();
  readonly #sent = new Map<string, Upload>();

  constructor(deps: UploadsDeps) {
    super(new Map());
    this.#deps = deps;
  }

  /** Returns a stable reference until the files change. */
  of(key: string): readonly Upload[] {
    return this.getSnapshot().get(key) ?? none;
  }

  add(key: string, files: readonly File[]): void {
    const added = files.map((file): Upload => {
      const previewUrl = this.#deps.previewOf(file);
      return {
        id: this.#deps.newId(),
        file,
        state: { status: 'uploading' },
        ...(previewUrl ? { previewUrl } : {}),
      };
    });
    this.#set(key, [...this.of(key), ...added]);
    for (let from = 0; from < added.length; from += maxUploadsAtOnce) {
      const some = added.slice(from, from + maxUploadsAtOnce);
      const signed = this.#signTogether(some.map(({ file }) => file));
      some.forEach((upload, index) => void this.#start(key, upload, signed[index]!));
    }
  }

  retry(key: string, id: string): void {
    const upload = this.of(key).find((one) => one.id === id);
    if (upload?.state.status === 'failed')
      void this.#start(key, upload, () => this.#signSeparately(upload.file));
  }

  remove(key: string, id: string): void {
    this.#aborts.get(id)?.abort();
    this.#forget(this.of(key).filter((one) => one.id === id));
    this.#set(
      key,
      this.of(key).filter((one) => one.id !== id),
    );
  }

  /** Returns the file keys of finished uploads, which stay attached. */
  keysOf(key: string, ids: readonly string[]): string[] {
    return this.of(key).flatMap(({ id, state }) =>
      ids.includes(id) && state.status === 'ready' ? [state.fileKey] : [],
    );
  }

  take(key: string, ids: readonly string[]): string[] {
    const taken = this.of(key).filter(({ id }) => ids.includes(id));
    this.#set(
      key,
      this.of(key).filter((one) => !taken.includes(one)),
    );
    return taken.flatMap((upload) => {
      if (upload.state.status !== 'ready') return [];
      this.#sent.set(upload.state.fileKey, upload);
      return [upload.state.fileKey];
    });
  }

  byKey(fileKey: string): Upload | undefined {
    return this.#sent.get(fileKey);
  }

  override dispose(): void {
    for (const abort of this.#aborts.values()) abort.abort();
    this.#forget([...this.getSnapshot().values(), [...this.#sent.values()]].flat());
    this.#sent.clear();
    this.set(new Map());
  }

  #forget(uploads: readonly Upload[]): void {
    for (const { previewUrl } of uploads) if (previewUrl) this.#deps.forget(previewUrl);
  }

  #signTogether(files: readonly File[]): (() => Promise<SignedUpload>)[] {
    const together = this.#deps.sign(files);
    together.catch(() => {});
    return files.map((file, index) => async () => {
      try {
        return (await together)[index]!;
      } catch (error) {
        if (files.length === 1 || isUnreachableError(error)) throw error;
        return this.#signSeparately(file);
      }
    });
  }

  async #signSeparately(file: File): Promise<SignedUpload> {
    const [signed] = await this.#deps.sign([file]);
    return signed!;
  }

  async #start(
    key: string,
    { id, file }: Upload,
    sign: () => Promise<SignedUpload>,
  ): Promise<void> {
    const abort = new AbortController();
    this.#aborts.set(id, abort);
    this.#change(key, id, { status: 'uploading' });
    try {
      const signed = await sign();
      abort.signal.throwIfAborted();
      await this.#deps.send(file, signed, {
        signal: abort.signal,
        onProgress: (progress) => this.#change(key, id, { status: 'uploading', progress }),
      });
      this.#change(key, id, { status: 'ready', fileKey: signed.fileKey });
    } catch (error) {
      this.#change(key, id, { status: 'failed', error });
    } finally {
      this.#aborts.delete(id);
    }
  }

  #change(key: string, id: string, state: Upload['state']): void {
    const uploads = this.of(key);
    if (!uploads.some((one) => one.id === id)) return;
    this.#set(
      key,
      uploads.map((one) => (one.id === id ? { ...one, state } : one)),
    );
  }

  #set(key: string, uploads: readonly Upload[]): void {
    this.set(new Map(this.getSnapshot()).set(key, uploads));
  }
}
