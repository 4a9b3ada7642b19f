import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { openPromise } from 'yauzl';
import { beforeEach, expect, it } from 'vitest';
import { ArchiveWriter } from './archive-writer.ts';

let target: string;
beforeEach(async () => {
  target = path.join(await mkdtemp(path.join(tmpdir(), 'archive-')), 'a.zip');
});

it('writes texts and streams', async () => {
  const archive = new ArchiveWriter(target);
  archive.addText('a.txt', 'text');
  await archive.addStream('b.txt', () => Promise.resolve(Readable.from(['one', 'two'])));
  await archive.close();
  const zip = await openPromise(target);
  const entries: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    entries[entry.fileName] = String(await buffer(await zip.openReadStreamPromise(entry)));
  }
  expect(entries).toEqual({ 'a.txt': 'text', 'b.txt': 'onetwo' });
});

it('rejects with the error of a stream that fails after its first chunk', async () => {
  const archive = new ArchiveWriter(target);
  const stream = new PassThrough();
  stream.write('one');
  setTimeout(() => stream.destroy(new Error('The connection was reset')), 20);
  const added = archive.addStream('a.txt', () => Promise.resolve(stream));
  await expect(added).rejects.toThrow('The connection was reset');
  await archive.abort(new Error('aborted'));
  await expect(archive.close()).rejects.toThrow();
});

it('destroys the open stream and stops writing when it is aborted', async () => {
  const archive = new ArchiveWriter(target);
  const stream = new PassThrough();
  stream.write('one');
  const added = archive.addStream('a.txt', () => Promise.resolve(stream));
  added.catch(() => undefined);
  await setImmediate();
  const reason = new Error('The lease is lost');
  await archive.abort(reason);
  await expect(added).rejects.toThrow(reason);
  expect(stream.errored).toBe(reason);
  const size = (await readFile(target)).length;
  archive.addText('b.txt', 'text');
  expect((await readFile(target)).length).toBe(size);
});
