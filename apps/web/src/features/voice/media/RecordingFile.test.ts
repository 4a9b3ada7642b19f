import { expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import {
  commitIntervalMs,
  DiskRecording,
  DownloadedRecording,
  type FileHandle,
} from './RecordingFile.ts';

/** One byte per character. */
const part = (text: string) =>
  new Blob([Uint8Array.from(text, (each) => each.charCodeAt(0))], { type: 'video/webm' });
const textOf = async (blob: Blob) =>
  String.fromCharCode(...new Uint8Array(await blob.arrayBuffer()));

/** Head of a WebM stream: without duration, with reserved space, and with two seconds. */
const head = (info: string) => `\x1a\x45\xdf\xa3\x80\x18\x53\x80\x67\xff\x15\x49\xa9\x66${info}`;
const without = head('\x80');
const length = (slot: string) => head(`\x01\0\0\0\0\0\0\x0b${slot}`);
const reserved = length(`\xec\x89${'\0'.repeat(9)}`);
const twoSeconds = length('\x44\x89\x88\x40\x9f\x40\0\0\0\0\0');

/** Simulates a file that browsers write to a copy, which replaces the file on closing. */
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
          const text = await textOf(data);
          copy = copy.slice(0, position) + text + copy.slice(position + text.length);
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
    void textOf(blob).then((text) => saved.push([name, text]));
  });
  return { clock, file, saved, save, recording: new DiskRecording(file, { clock, save }) };
}

it('writes each chunk to the selected file', async () => {
  const { recording, file, save } = setUp();
  await recording.write(part('one '));
  await recording.write(part('two'));
  expect(await recording.finish(null)).toEqual({ kind: 'saved', name: 'talk.webm' });
  expect(file.content).toBe('one two');
  expect(save).not.toHaveBeenCalled();
});

it('commits the file every minute, so that it survives a crash of the page', async () => {
  const { recording, file, clock } = setUp();
  await recording.write(part('one '));
  expect(file.content).toBe('');
  clock.advance(commitIntervalMs);
  await recording.write(part('two '));
  expect(file.content).toBe('one two ');
  await recording.write(part('three'));
  await recording.finish(null);
  expect(file.content).toBe('one two three');
});

it.each([[false], [true]])(
  'keeps all recorded data when the disk is full, including committed data: %s',
  async (hasCommitted) => {
    const { recording, file, clock, saved } = setUp();
    await recording.write(part('one '));
    if (hasCommitted) clock.advance(commitIntervalMs);
    await recording.write(part('two '));
    file.full = true;
    await expect(recording.write(part('three '))).rejects.toThrow('full');
    await recording.write(part('four'));
    expect(await recording.finish(null)).toEqual({ kind: 'downloaded', name: 'talk.webm' });
    await vi.waitFor(() => expect(saved).toEqual([['talk.webm', 'one two three four']]));
  },
);

it('downloads the recording at the end without access to the disk', async () => {
  const saved: [string, string][] = [];
  const recording = new DownloadedRecording('talk.webm', (blob, name) => {
    void textOf(blob).then((text) => saved.push([name, text]));
  });
  await recording.write(part('one '));
  await recording.write(part('two'));
  expect(await recording.finish(null)).toEqual({ kind: 'downloaded', name: 'talk.webm' });
  await vi.waitFor(() => expect(saved).toEqual([['talk.webm', 'one two']]));
});

it('writes the duration at the end, both on disk and as a download', async () => {
  const { recording, file, clock } = setUp();
  await recording.write(part(without));
  clock.advance(commitIntervalMs);
  await recording.write(part('one '));
  expect(file.content).toBe(`${reserved}one `);
  await recording.write(part('two'));
  await recording.finish(2000);
  expect(file.content).toBe(`${twoSeconds}one two`);

  const full = setUp();
  await full.recording.write(part(without));
  full.file.full = true;
  await expect(full.recording.write(part('one'))).rejects.toThrow('full');
  await full.recording.finish(2000);
  await vi.waitFor(() => expect(full.saved).toEqual([['talk.webm', `${twoSeconds}one`]]));
  const download = new DownloadedRecording('talk.webm', full.save);
  await download.write(part(without));
  await download.write(part('two'));
  await download.finish(2000);
  await vi.waitFor(() => expect(full.saved[1]).toEqual(['talk.webm', `${twoSeconds}two`]));
});

it('removes the file of an empty recording', async () => {
  const { recording, file } = setUp();
  await recording.discard();
  expect(file.removed).toBe(true);
});
