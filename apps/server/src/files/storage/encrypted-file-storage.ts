import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { KeyRing } from '../../lib/key-ring.ts';
import type {
  ByteRange,
  FileLinks,
  FileStorage,
  StoredFile,
  UploadAddress,
} from '../../platform/file-storage.ts';
import { generateDataKey, openDataKey } from '../encryption/data-key.ts';
import {
  contentSize,
  DamagedFileError,
  decryptSegments,
  encryptSegments,
} from '../encryption/segments.ts';
import { Drafts, exactly } from './drafts.ts';
import { UploadLinks } from './upload-links.ts';

/** A complete file in a temporary location. */
export interface StagedFile {
  /** Moves the file to its final location, without sending its bytes again. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/** A storage of bytes that does not encrypt. */
export interface ObjectStorage extends Omit<
  FileStorage,
  'size' | 'read' | 'directUrl' | 'putFile'
> {
  stageFile(file: StoredFile, path: string): Promise<StagedFile>;
  size(key: string): Promise<number | null>;
  read(key: string, part?: ByteRange): Promise<Readable>;
  directUrl(key: string): Promise<string | null>;
}

/**
 * Encrypts files with a data key and passes on all others. Encrypted bytes have another key in the storage, so that
 * the record of a file decides which of them are read while existing files are encrypted.
 */
export class EncryptedFileStorage implements FileStorage {
  readonly links: FileLinks;
  readonly #storage: ObjectStorage;
  readonly #ring: KeyRing;
  readonly #drafts: Drafts;
  readonly #uploads: UploadLinks;

  constructor(storage: ObjectStorage, config: KeyRing & { dataDir: string }, now: () => Date) {
    this.links = storage.links;
    this.#storage = storage;
    this.#ring = config;
    this.#drafts = new Drafts(config.dataDir);
    this.#uploads = new UploadLinks(config, now);
  }

  uploadUrl(file: StoredFile): Promise<UploadAddress> {
    return file.dataKey
      ? Promise.resolve(this.#uploads.address(file))
      : this.#storage.uploadUrl(file);
  }

  directUrl(key: string, dataKey: string | null): Promise<string | null> {
    return dataKey ? Promise.resolve(null) : this.#storage.directUrl(key);
  }

  async put(file: StoredFile, bytes: Uint8Array): Promise<void> {
    if (!file.dataKey) return this.#storage.put(file, bytes);
    const encrypted: Buffer[] = [];
    for await (const chunk of encryptSegments([bytes], this.#keyOf(file))) encrypted.push(chunk);
    await this.#storage.put(toEncrypted(file), Buffer.concat(encrypted));
  }

  async putFile(file: StoredFile, path: string): Promise<void> {
    if (!file.dataKey) return (await this.#storage.stageFile(file, path)).keep();
    await this.write(file, createReadStream(path), (put) => put());
  }

  finalize(file: StoredFile, bytes: Uint8Array): Promise<void> {
    return file.dataKey ? this.put(file, bytes) : this.#storage.finalize(file, bytes);
  }

  /** The upload of an encrypted file is already in its final location. */
  keepUploaded(file: StoredFile): Promise<void> {
    return file.dataKey ? Promise.resolve() : this.#storage.keepUploaded(file);
  }

  async remove(key: string): Promise<void> {
    await Promise.all([this.#storage.remove(key), this.#storage.remove(encryptedKey(key))]);
  }

  async size(key: string, dataKey: string | null): Promise<number | null> {
    if (!dataKey) return this.#storage.size(key);
    const size = await this.#storage.size(encryptedKey(key));
    return size === null ? null : contentSize(size);
  }

  async read(key: string, dataKey: string | null, part?: ByteRange): Promise<Readable> {
    if (!dataKey) return this.#storage.read(key, part);
    const segmentKey = this.#keyOf({ key, dataKey });
    const location = encryptedKey(key);
    const size = (await this.#storage.size(location)) ?? 0;
    const read = (range: ByteRange) => this.#storage.read(location, range);
    const chunks = decryptSegments({ size, read }, segmentKey, part);
    // Throws before the first byte if it is damaged.
    const first = await chunks.next();
    const content = Readable.from(startingWith(first, chunks), { objectMode: false });
    // Closes the source, also if the content is destroyed before it is read.
    content.once('close', () => void chunks.return(undefined).catch(() => undefined));
    return content;
  }

  async write(
    file: StoredFile,
    bytes: AsyncIterable<Buffer>,
    keep: (put: () => Promise<void>) => Promise<void>,
  ): Promise<void> {
    if (!file.dataKey) return this.#storage.write(file, bytes, keep);
    const content = encryptSegments(exactly(bytes, file.size), this.#keyOf(file));
    await this.#drafts.open(async (draft, path) => {
      for await (const chunk of content) await draft.write(chunk);
      await draft.sync();
      // Sends the bytes before `keep`, which may hold a transaction.
      const staged = await this.#storage.stageFile(toEncrypted(file), path);
      try {
        await keep(() => staged.keep());
      } catch (error) {
        await staged.discard();
        throw error;
      }
    });
  }

  async removeDrafts(before: Date): Promise<void> {
    await this.#drafts.remove(before);
  }

  /**
   * Stores encrypted bytes beside those of a file without a data key, and compares them.
   * @returns the data key for its record
   */
  async encryptStored(file: StoredFile): Promise<string> {
    const dataKey = generateDataKey(this.#ring, idOf(file.key));
    const plain = createHash('sha256');
    const content = hashed(await this.#storage.read(file.key), plain);
    await this.write({ ...file, dataKey }, content, (put) => put());
    const stored = createHash('sha256');
    for await (const chunk of await this.read(file.key, dataKey)) {
      stored.update(chunk as Buffer);
    }
    if (!stored.digest().equals(plain.digest())) {
      throw new DamagedFileError(`The encrypted bytes of ${file.key} differ`);
    }
    return dataKey;
  }

  /** Removes the bytes that an encrypted file had before. */
  removePlain(key: string): Promise<void> {
    return this.#storage.remove(key);
  }

  #keyOf({ key, dataKey }: Pick<StoredFile, 'key' | 'dataKey'>) {
    return openDataKey(this.#ring, dataKey!, idOf(key));
  }
}

async function* startingWith(first: IteratorResult<Buffer>, rest: AsyncIterable<Buffer>) {
  if (!first.done) yield first.value;
  yield* rest;
}

async function* hashed(content: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

const idOf = (key: string) => key.split('/')[1] ?? '';

/** Storage keys are `<directory>/<id>/<name>`. */
function encryptedKey(key: string): string {
  const [directory, id, ...name] = key.split('/');
  return [directory, `${id}-encrypted`, ...name].join('/');
}

const toEncrypted = (file: StoredFile): StoredFile => ({
  key: encryptedKey(file.key),
  size: file.size,
  mimeType: 'application/octet-stream',
  disposition: 'attachment',
});
