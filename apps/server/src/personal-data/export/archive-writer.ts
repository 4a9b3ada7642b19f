import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Writes a zip file. Each entry is streamed before the next one is opened. */
export class ArchiveWriter {
  readonly #zip = new ZipFile();
  readonly #written: Promise<void>;
  readonly #failed: Promise<never>;
  #current: Readable | undefined;

  constructor(target: string) {
    // yazl reports errors of its entries as an event, not through the output stream.
    this.#failed = new Promise((_, reject) => this.#zip.once('error', reject));
    this.#failed.catch(() => undefined);
    this.#written = pipeline(this.#zip.outputStream, createWriteStream(target, { mode: 0o600 }));
    this.#written.catch(() => undefined);
  }

  addText(path: string, text: string): void {
    this.#zip.addBuffer(Buffer.from(text), path);
  }

  async addStream(path: string, open: () => Promise<Readable>): Promise<void> {
    const stream = await open();
    this.#current = stream;
    const ended = new Promise<void>((resolve) => stream.once('end', resolve));
    this.#zip.addReadStream(stream, path);
    await Promise.race([ended, this.#failed, this.#written]);
  }

  async close(): Promise<void> {
    this.#zip.end();
    await Promise.race([this.#written, this.#failed]);
  }

  /** Destroys the stream of the current entry, which may hold a transaction. */
  abort(error: unknown): void {
    this.#current?.destroy(
      error instanceof Error ? error : new Error('The archive is not complete'),
    );
  }
}
