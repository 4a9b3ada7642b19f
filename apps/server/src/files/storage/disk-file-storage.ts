import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ApiError } from '../../http/api-error.ts';
import type { ByteRange, StoredFile, UploadAddress } from '../../platform/file-storage.ts';
import { DownloadLinks } from './download-links.ts';
import { Drafts, exactly } from './drafts.ts';
import type { ObjectStorage, StagedFile } from './encrypted-file-storage.ts';
import { UploadLinks } from './upload-links.ts';

export class DiskFileStorage implements ObjectStorage {
  readonly links: DownloadLinks;
  readonly #root: string;
  readonly #drafts: Drafts;
  readonly #uploads: UploadLinks;

  constructor(config: { dataDir: string; secret: string }, now: () => Date) {
    this.#root = path.join(config.dataDir, 'files');
    this.#drafts = new Drafts(config.dataDir);
    this.#uploads = new UploadLinks(config, now);
    this.links = new DownloadLinks(config, now);
  }

  uploadUrl(file: StoredFile): Promise<UploadAddress> {
    return Promise.resolve(this.#uploads.address(file));
  }

  directUrl(): Promise<null> {
    return Promise.resolve(null);
  }

  /** Replaces the uploaded bytes if `bytes` differ. Later uploads are rejected. */
  async finalize(stored: Pick<StoredFile, 'key'>, bytes: Uint8Array): Promise<void> {
    if ((await readFile(this.#fileOf(stored.key))).equals(bytes)) return;
    await this.put(stored, bytes);
  }

  async put({ key }: Pick<StoredFile, 'key'>, bytes: Uint8Array): Promise<void> {
    const target = this.#fileOf(key);
    await mkdir(path.dirname(target), { recursive: true });
    await this.#drafts.open(async (file, draft) => {
      await file.writeFile(bytes);
      await file.sync();
      await rename(draft, target);
    });
  }

  /** No-op: the uploaded bytes are already in their final location and later uploads are rejected. */
  keepUploaded(): Promise<void> {
    return Promise.resolve();
  }

  async remove(key: string): Promise<void> {
    await rm(this.#fileOf(key), { force: true });
  }

  async size(key: string): Promise<number | null> {
    return stat(this.#fileOf(key)).then(
      ({ size }) => size,
      () => null,
    );
  }

  read(key: string, part?: ByteRange): Promise<ReadStream> {
    return Promise.resolve(createReadStream(this.#fileOf(key), part));
  }

  async write(
    { key, size }: Pick<StoredFile, 'key' | 'size'>,
    bytes: AsyncIterable<Buffer>,
    keep: (put: () => Promise<void>) => Promise<void>,
  ): Promise<void> {
    const target = this.#fileOf(key);
    await mkdir(path.dirname(target), { recursive: true });
    await this.#drafts.open(async (file, draft) => {
      for await (const chunk of exactly(bytes, size)) await file.write(chunk);
      await file.sync();
      await keep(() => rename(draft, target));
    });
  }

  /** Drafts are on the same disk, and removed by their owner. */
  async stageFile({ key }: Pick<StoredFile, 'key'>, draft: string): Promise<StagedFile> {
    const target = this.#fileOf(key);
    await mkdir(path.dirname(target), { recursive: true });
    return { keep: () => rename(draft, target), discard: () => Promise.resolve() };
  }

  removeDrafts(before: Date): Promise<void> {
    return this.#drafts.remove(before);
  }

  /** Keys are `<directory>/<id>/<name>`. The path uses only directory and id; the name is for display. */
  #fileOf(key: string): string {
    const [directory, id] = key.split('/');
    if (!directory || !id || !/^[\w-]+$/.test(directory) || !/^[\w-]+$/.test(id)) {
      throw new ApiError('notFound');
    }
    return path.join(this.#root, directory, id);
  }
}
