import { createWriteStream, type WriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Writes a zip file. Each entry is streamed before the next one is opened. */
export class ArchiveWriter {
  readonly #zip = new ZipFile();
  readonly #output: WriteStream;
  readonly #written: Promise<void>;
  readonly #failed: Promise<never>;
  #current: Readable | undefined;

  constructor(target: string) {
    // yazl reports errors of its entries as an event, not through the output stream.
    this.#failed = new Promise((_, reject) => this.#zip.once('error', reject));
    this.#failed.catch(() => undefined);
    this.#output = createWriteStream(target, { mode: 0o600 });
    this.#written = pipeline(this.#zip.outputStream, this.#output);
    this.#written.catch(() => undefined);
  }

  get size(): number {
    return this.#output.bytesWritten;
  }

  addText(path: string, text: string): void {
    this.#zip.addBuffer(Buffer.from(text), path);
  }

  async addStream(path: string, open: () => Promise<Readable>): Promise<void> {
    const stream = await open();
    this.#current = stream;
    // yazl does not listen for errors of the streams that it reads.
    const ended = finished(stream, { writable: false });
    this.#zip.addReadStream(stream, path);
    await Promise.race([ended, this.#failed, this.#written]);
  }

  async close(): Promise<void> {
    this.#zip.end();
    await Promise.race([this.#written, this.#failed]);
  }

  /** Closes the file, and destroys the stream of the current entry, which may hold a transaction. */
  async abort(error: unknown): Promise<void> {
    const reason = error instanceof Error ? error : new Error('The archive is not complete');
    this.#current?.destroy(reason);
    this.#output.destroy(reason);
    await this.#written.catch(() => undefined);
  }
}
