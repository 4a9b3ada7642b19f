import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Digest over the names and contents of all entries in their order. Detects changed and missing entries. */
export class ArchiveDigest {
  readonly #hash = createHash('sha256');

  /** Returns a stream that passes an entry through and adds it. */
  entry(name: string): Transform {
    this.#hash.update(`${name}\0`);
    let size = 0;
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        size += chunk.length;
        this.#hash.update(chunk);
        done(null, chunk);
      },
      flush: (done) => {
        this.#hash.update(`\0${size}\0`);
        done();
      },
    });
  }

  current(): string {
    return this.#hash.copy().digest('hex');
  }
}
