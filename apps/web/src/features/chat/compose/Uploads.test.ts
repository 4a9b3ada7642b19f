import { expect, it } from 'vitest';
import { Uploads } from './Uploads.ts';

interface Call {
  signal: AbortSignal;
  onProgress(percent: number): void;
  resolve(fileKey: string): void;
  reject(error: Error): void;
}

function makeUploads() {
  const calls: Call[] = [];
  const forgotten: string[] = [];
  let made = 0;
  const uploads = new Uploads({
    upload: (_, options) =>
      new Promise((resolve, reject) => calls.push({ ...options, resolve, reject })),
    newId: () => `f${++made}`,
    previewOf: (file) => `blob:${file.name}`,
    forget: (previewUrl) => forgotten.push(previewUrl),
  });
  uploads.add('room', [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')]);
  const states = () => uploads.of('room').map(({ state }) => state.status);
  return { uploads, calls, states, forgotten };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('goes from progress to a key that the message takes', async () => {
  const { uploads, calls, states } = makeUploads();
  calls[0]?.onProgress(40);
  expect(uploads.of('room')[0]?.state).toEqual({ status: 'uploading', progress: 40 });
  calls[0]?.resolve('key-a');
  await settled();
  expect(states()).toEqual(['ready', 'uploading']);
  expect(uploads.take('room', ['f1'])).toEqual(['key-a']);
  expect(uploads.of('room').map(({ id }) => id)).toEqual(['f2']);
  expect(uploads.byKey('key-a')?.file.name).toBe('a.txt');
});

it('ends the upload of a file that is taken away', async () => {
  const { uploads, calls, states } = makeUploads();
  uploads.remove('room', 'f1');
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[0]?.reject(new Error());
  await settled();
  expect(states()).toEqual(['uploading']);
});

it('keeps no file that is not shown any more', async () => {
  const { uploads, calls, forgotten } = makeUploads();
  uploads.remove('room', 'f1');
  expect(forgotten).toEqual(['blob:a.txt']);
  calls[1]?.resolve('key-b');
  await settled();
  uploads.take('room', ['f2']);
  expect(forgotten).toEqual(['blob:a.txt']);
  uploads.add('other', [new File(['c'], 'c.txt')]);
  uploads.dispose();
  expect(forgotten.toSorted()).toEqual(['blob:a.txt', 'blob:b.txt', 'blob:c.txt']);
  expect(calls[2]?.signal.aborted).toBe(true);
  expect(uploads.byKey('key-b')).toBeUndefined();
});

it('tries a failed one again', async () => {
  const { uploads, calls, states } = makeUploads();
  calls[1]?.reject(new Error());
  await settled();
  expect(states()).toEqual(['uploading', 'failed']);
  uploads.retry('room', 'f2');
  expect(states()).toEqual(['uploading', 'uploading']);
  expect(calls).toHaveLength(3);
});
