import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { ApiError } from '../../http/api-error.ts';

/** Temporary files of uploads in progress. */
export class Drafts {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = path.join(dataDir, 'files', '.drafts');
  }

  /** Opens a file that `write` moves when it is complete. Removes it otherwise. */
  async open(write: (file: FileHandle, draft: string) => Promise<void>): Promise<void> {
    const draft = path.join(this.#folder, randomUUID());
    await mkdir(this.#folder, { recursive: true });
    const file = await open(draft, 'wx', 0o600);
    try {
      await write(file, draft);
    } finally {
      await file.close();
      await rm(draft, { force: true });
    }
  }

  async remove(before: Date): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const draft = path.join(this.#folder, name);
      const { mtime } = await stat(draft).catch(() => ({ mtime: before }));
      if (mtime < before) await rm(draft, { force: true });
    }
  }
}

/** @throws {ApiError} 422 `fileSizeInvalid` */
export async function* exactly(bytes: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let written = 0;
  for await (const chunk of bytes) {
    written += chunk.length;
    if (written > size) throw new ApiError('fileSizeInvalid');
    yield chunk;
  }
  if (written !== size) throw new ApiError('fileSizeInvalid');
}
