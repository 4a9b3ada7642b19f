import { randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import {
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  type FileHandle,
} from 'node:fs/promises';
import path from 'node:path';
import { ApiError } from '../../http/api-error.ts';
import { DownloadLinks, filesPath } from './download-links.ts';
import { LinkSigner } from './file-link.ts';
import type {
  ByteRange,
  FileStorage,
  StoredFile,
  UploadAddress,
} from '../../platform/file-storage.ts';

const uploadSeconds = 15 * 60;

export class DiskFileStorage implements FileStorage {
  readonly signer: LinkSigner;
  readonly links: DownloadLinks;
  readonly #root: string;
  readonly #drafts: string;
  readonly #now: () => Date;

  constructor(config: { dataDir: string; secret: string }, now: () => Date) {
    this.#root = path.join(config.dataDir, 'files');
    this.#drafts = path.join(this.#root, '.drafts');
    this.#now = now;
    this.signer = new LinkSigner(config.secret);
    this.links = new DownloadLinks(config, now);
  }

  uploadUrl({ key, size, mimeType }: StoredFile): Promise<UploadAddress> {
    const expires = Math.floor(this.#now().getTime() / 1000) + uploadSeconds;
    const signature = this.signer.sign({ action: 'upload', key, expires, size, mimeType });
    const query = new URLSearchParams({
      key,
      size: String(size),
      type: mimeType,
      expires: String(expires),
      signature,
    });
    return Promise.resolve({
      url: `${filesPath}/upload?${query}`,
      headers: { 'content-type': mimeType },
      expiresAt: new Date(expires * 1000),
    });
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
    await this.#draft(async (file, draft) => {
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

  /**
   * Writes exactly the announced number of bytes, or nothing if the size differs.
   * @param keep calls `put` to move the bytes to their final location, or throws to reject a late upload
   * @throws {ApiError} 422 `fileSizeInvalid`
   */
  async write(
    { key, size }: Pick<StoredFile, 'key' | 'size'>,
    bytes: AsyncIterable<Buffer>,
    keep: (put: () => Promise<void>) => Promise<void>,
  ): Promise<void> {
    const target = this.#fileOf(key);
    await mkdir(path.dirname(target), { recursive: true });
    await this.#draft(async (file, draft) => {
      let written = 0;
      for await (const chunk of bytes) {
        written += chunk.length;
        if (written > size) throw new ApiError('fileSizeInvalid');
        await file.write(chunk);
      }
      if (written !== size) throw new ApiError('fileSizeInvalid');
      await file.sync();
      await keep(() => rename(draft, target));
    });
  }

  /** Opens a temporary file that `write` renames when it is complete. Removes it otherwise. */
  async #draft(write: (file: FileHandle, draft: string) => Promise<void>): Promise<void> {
    const draft = path.join(this.#drafts, randomUUID());
    await mkdir(this.#drafts, { recursive: true });
    const file = await open(draft, 'wx', 0o600);
    try {
      await write(file, draft);
    } finally {
      await file.close();
      await rm(draft, { force: true });
    }
  }

  async removeDrafts(before: Date): Promise<void> {
    for (const name of await readdir(this.#drafts).catch(() => [])) {
      const draft = path.join(this.#drafts, name);
      const { mtime } = await stat(draft).catch(() => ({ mtime: before }));
      if (mtime < before) await rm(draft, { force: true });
    }
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
