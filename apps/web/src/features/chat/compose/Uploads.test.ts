import { expect, it } from 'vitest';
import { OfficeError } from '@office/api';
import { Uploads, type SignedUpload, type UploadsDeps } from './Uploads.ts';

interface Call {
  signal: AbortSignal;
  onProgress(percent: number): void;
  resolve(): void;
  reject(error: Error): void;
}

const signedFor = (file: File) => ({ fileKey: `key-${file.name}` }) as SignedUpload;

function makeUploads(sign?: UploadsDeps['sign']) {
  const calls: Call[] = [];
  const signings: string[][] = [];
  const forgotten: string[] = [];
  let count = 0;
  const uploads = new Uploads({
    sign: async (files) => {
      signings.push(files.map(({ name }) => name));
      return sign ? sign(files) : files.map(signedFor);
    },
    send: (_, __, options) =>
      new Promise((resolve, reject) => calls.push({ ...options, resolve, reject })),
    newId: () => `f${++count}`,
    previewOf: (file) => `blob:${file.name}`,
    forget: (previewUrl) => forgotten.push(previewUrl),
  });
  uploads.add('room', [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')]);
  const states = () => uploads.of('room').map(({ state }) => state.status);
  return { uploads, calls, states, forgotten, signings };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('reports progress and returns the file key once uploaded', async () => {
  const { uploads, calls, states, signings } = makeUploads();
  await settled();
  expect(signings).toEqual([['a.txt', 'b.txt']]);
  calls[0]?.onProgress(40);
  expect(uploads.of('room')[0]?.state).toEqual({ status: 'uploading', progress: 40 });
  calls[0]?.resolve();
  await settled();
  expect(states()).toEqual(['ready', 'uploading']);
  expect(uploads.take('room', ['f1'])).toEqual(['key-a.txt']);
  expect(uploads.of('room').map(({ id }) => id)).toEqual(['f2']);
  expect(uploads.byKey('key-a.txt')?.file.name).toBe('a.txt');
});

it('aborts the upload of a removed file', async () => {
  const { uploads, calls, states } = makeUploads();
  await settled();
  uploads.remove('room', 'f1');
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[0]?.reject(new Error());
  await settled();
  expect(states()).toEqual(['uploading']);
});

it('releases the preview of a removed file', async () => {
  const { uploads, calls, forgotten } = makeUploads();
  await settled();
  uploads.remove('room', 'f1');
  expect(forgotten).toEqual(['blob:a.txt']);
  calls[1]?.resolve();
  await settled();
  uploads.take('room', ['f2']);
  expect(forgotten).toEqual(['blob:a.txt']);
  uploads.add('other', [new File(['c'], 'c.txt')]);
  await settled();
  uploads.dispose();
  expect(forgotten.toSorted()).toEqual(['blob:a.txt', 'blob:b.txt', 'blob:c.txt']);
  expect(calls[2]?.signal.aborted).toBe(true);
  expect(uploads.byKey('key-b.txt')).toBeUndefined();
});

it('retries a failed upload', async () => {
  const { uploads, calls, states } = makeUploads();
  await settled();
  calls[1]?.reject(new Error());
  await settled();
  expect(states()).toEqual(['uploading', 'failed']);
  uploads.retry('room', 'f2');
  expect(states()).toEqual(['uploading', 'uploading']);
  await settled();
  expect(calls).toHaveLength(3);
});

const refused = new OfficeError(422, { errors: 'fileTypeUnsupported' } as never);

it('signs files individually when one is rejected', async () => {
  const { uploads, calls, states, signings } = makeUploads(async (files) => {
    if (files.some(({ name }) => name === 'b.txt')) throw refused;
    return files.map(signedFor);
  });
  await settled();
  expect(signings).toEqual([['a.txt', 'b.txt'], ['a.txt'], ['b.txt']]);
  calls[0]?.resolve();
  await settled();
  expect(states()).toEqual(['ready', 'failed']);
  expect(uploads.of('room')[1]?.state).toMatchObject({ error: refused });
});

it('does not retry signing without a response', async () => {
  const { states, signings } = makeUploads(() => Promise.reject(new OfficeError(null, undefined)));
  await settled();
  expect([signings.length, states()]).toEqual([1, ['failed', 'failed']]);
});
