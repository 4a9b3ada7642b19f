import { link, open, rm, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import tar from 'tar-stream';
import { fileExists } from '../lib/file-exists.ts';
import { ArchiveDigest } from './archive-digest.ts';
import { createEncrypter, encrypt, type EncryptionKey } from './encryption.ts';
import { BackupError, entryNames, type BackupSummary } from './format.ts';

/** Writes a tar archive, compressed by zstd and optionally encrypted. The file appears only when it is complete. */
export class ArchiveWriter {
  readonly #file: string;
  readonly #draft: string;
  readonly #pack = tar.pack();
  readonly #digest = new ArchiveDigest();
  readonly #written: Promise<void>;

  private constructor(file: string, draft: string, written: (pack: tar.Pack) => Promise<void>) {
    this.#file = file;
    this.#draft = draft;
    this.#written = written(this.#pack);
    // `finish` and `addStream` report the error.
    this.#written.catch(() => undefined);
  }

  /** @throws {BackupError} if the file exists or the key is invalid */
  static async open(file: string, key: EncryptionKey | null): Promise<ArchiveWriter> {
    const encrypter = key && createEncrypter(key);
    if (await fileExists(file)) throw new BackupError(`${file} already exists`);
    const draft = `${file}.${process.pid}.part`;
    const target = await open(draft, 'wx', 0o600);
    return new ArchiveWriter(file, draft, (pack) => write(pack, encrypter, target));
  }

  addJson(name: string, value: unknown): Promise<void> {
    return this.addBytes(name, Buffer.from(JSON.stringify(value)));
  }

  addBytes(name: string, bytes: Buffer): Promise<void> {
    return this.addStream(name, bytes.length, Readable.from([bytes]));
  }

  /** @throws {Error} if the stream does not have exactly `size` bytes */
  async addStream(name: string, size: number, content: Readable): Promise<void> {
    const entry = this.#pack.entry({ name, size });
    const added = pipeline(content, this.#digest.entry(name), entry);
    // A failed target, for example a full disk, leaves the entry unfinished.
    await Promise.race([added, this.#written.then(() => added)]);
  }

  /** Adds the summary and moves the archive to its final path. */
  async finish(summary: BackupSummary): Promise<void> {
    const content = JSON.stringify({ ...summary, digest: this.#digest.current() });
    await this.addBytes(entryNames.summary, Buffer.from(content));
    this.#pack.finalize();
    await this.#written;
    // A link, because a rename would replace an existing file.
    await link(this.#draft, this.#file).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new BackupError(`${this.#file} already exists`) : error;
    });
    await rm(this.#draft);
  }

  async discard(): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => undefined);
    await rm(this.#draft, { force: true });
  }
}

async function write(
  pack: tar.Pack,
  encrypter: ReturnType<typeof createEncrypter> | null,
  target: FileHandle,
): Promise<void> {
  const compressed = createZstdCompress();
  const packed = pipeline(pack, compressed);
  const output = encrypter ? encrypt(encrypter, compressed) : Promise.resolve(compressed);
  const stored = output.then((bytes) => pipeline(bytes, target.createWriteStream({ flush: true })));
  await Promise.all([packed, stored]);
}
