import { randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ApiError } from '../http/api-error.ts';
import { LinkSigner } from './file-link.ts';
import type { FileStore, StoredFile, UploadAddress } from './file-store.ts';
import { hasContentOf, signatureBytes } from './rules.ts';

const uploadSeconds = 15 * 60;
const halfDaySeconds = 12 * 60 * 60;

export const filesPath = '/files';

/** Keeps files below the data folder, behind addresses that this server signs and answers itself. */
export class DiskFileStore implements FileStore {
  readonly signer: LinkSigner;
  readonly #root: string;
  readonly #now: () => Date;

  constructor(config: { dataDir: string; secret: string }, now: () => Date) {
    this.#root = path.join(config.dataDir, 'files');
    this.#now = now;
    this.signer = new LinkSigner(config.secret);
  }

  uploadUrl({ key, size, mimeType }: StoredFile): Promise<UploadAddress> {
    const expires = this.#seconds() + uploadSeconds;
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

  downloadUrl({ key }: { key: string }): Promise<string> {
    const expires = (Math.floor(this.#seconds() / halfDaySeconds) + 2) * halfDaySeconds;
    const signature = this.signer.sign({ action: 'download', key, expires });
    const address = key.split('/').map(encodeURIComponent).join('/');
    return Promise.resolve(
      `${filesPath}/${address}?expires=${expires}&signature=${encodeURIComponent(signature)}`,
    );
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

  read(key: string): ReadStream {
    return createReadStream(this.#fileOf(key));
  }

  /**
   * Writes exactly the announced bytes, and nothing when they are other ones.
   *
   * @throws {ApiError} 422 `fileSizeInvalid`, `fileTypeUnsupported`
   */
  async write({ key, size, mimeType }: StoredFile, bytes: AsyncIterable<Buffer>): Promise<void> {
    const target = this.#fileOf(key);
    const draft = `${target}.${randomUUID()}`;
    await mkdir(path.dirname(target), { recursive: true });
    const file = await open(draft, 'wx', 0o600);
    try {
      let written = 0;
      let start = Buffer.alloc(0);
      for await (const chunk of bytes) {
        written += chunk.length;
        if (written > size) throw new ApiError(422, 'fileSizeInvalid');
        if (start.length < signatureBytes) start = Buffer.concat([start, chunk]);
        await file.write(chunk);
      }
      if (written !== size) throw new ApiError(422, 'fileSizeInvalid');
      if (!hasContentOf(mimeType, start)) throw new ApiError(422, 'fileTypeUnsupported');
      await file.sync();
      await rename(draft, target);
    } finally {
      await file.close();
      await rm(draft, { force: true });
    }
  }

  #seconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }

  /** `<directory>/<id>/<name>`: the name is for people, the first two say where the bytes are. */
  #fileOf(key: string): string {
    const [directory, id] = key.split('/');
    if (!directory || !id || !/^[\w-]+$/.test(directory) || !/^[\w-]+$/.test(id)) {
      throw new ApiError(404, 'notFound');
    }
    return path.join(this.#root, directory, id);
  }
}
