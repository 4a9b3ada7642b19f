import { expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import {
  commitEveryMs,
  DiskRecording,
  DownloadedRecording,
  type FileHandle,
} from './RecordingFile.ts';

const part = (text: string) => new Blob([text], { type: 'video/webm' });

/** A file as browsers write it: to a copy, which takes its place when it is closed. */
function fakeFile() {
  const file = {
    name: 'talk.webm',
    content: '',
    full: false,
    removed: false,
    getFile: () => Promise.resolve(part(file.content)),
    createWritable: ({ keepExistingData }: { keepExistingData: boolean }) => {
      let copy = keepExistingData ? file.content : '';
      return Promise.resolve({
        async write({ position, data }: { position: number; data: Blob }) {
          if (file.full) throw new DOMException('full', 'QuotaExceededError');
          copy = copy.slice(0, position) + (await data.text());
        },
        close() {
          if (file.full) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
          file.content = copy;
          return Promise.resolve();
        },
      });
    },
    remove() {
      file.removed = true;
      return Promise.resolve();
    },
  };
  return file satisfies FileHandle & Record<string, unknown>;
}

function setUp() {
  const { clock } = testDeps();
  const file = fakeFile();
  const saved: [string, string][] = [];
  const save = vi.fn((blob: Blob, name: string) => {
    void blob.text().then((text) => saved.push([name, text]));
  });
  return { clock, file, saved, save, recording: new DiskRecording(file, { clock, save }) };
}

it('is written to the member’s disk part by part', async () => {
  const { recording, file, save } = setUp();
  await recording.write(part('one '));
  await recording.write(part('two'));
  expect(await recording.finish()).toEqual({ kind: 'saved', name: 'talk.webm' });
  expect(file.content).toBe('one two');
  expect(save).not.toHaveBeenCalled();
});

it('stays every minute, whatever becomes of the page', async () => {
  const { recording, file, clock } = setUp();
  await recording.write(part('one '));
  expect(file.content).toBe('');
  clock.advance(commitEveryMs);
  await recording.write(part('two '));
  expect(file.content).toBe('one two ');
  await recording.write(part('three'));
  await recording.finish();
  expect(file.content).toBe('one two three');
});

it.each([[false], [true]])(
  'keeps everything where the disk is full, what was written included: %s',
  async (hasCommitted) => {
    const { recording, file, clock, saved } = setUp();
    await recording.write(part('one '));
    if (hasCommitted) clock.advance(commitEveryMs);
    await recording.write(part('two '));
    file.full = true;
    await expect(recording.write(part('three '))).rejects.toThrow('full');
    await recording.write(part('four'));
    expect(await recording.finish()).toEqual({ kind: 'downloaded', name: 'talk.webm' });
    await vi.waitFor(() => expect(saved).toEqual([['talk.webm', 'one two three four']]));
  },
);

it('is handed out at the end where the disk cannot be written to', async () => {
  const saved: [string, string][] = [];
  const recording = new DownloadedRecording('talk.webm', (blob, name) => {
    void blob.text().then((text) => saved.push([name, text]));
  });
  await recording.write(part('one '));
  await recording.write(part('two'));
  expect(await recording.finish()).toEqual({ kind: 'downloaded', name: 'talk.webm' });
  await vi.waitFor(() => expect(saved).toEqual([['talk.webm', 'one two']]));
});

it('leaves no file where nothing was recorded', async () => {
  const { recording, file } = setUp();
  await recording.discard();
  expect(file.removed).toBe(true);
});
