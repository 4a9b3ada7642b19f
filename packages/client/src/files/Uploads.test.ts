import { OfficeError } from '@office/api';
import { expect, it, vi } from 'vitest';
import { Uploads, PermanentUploadError, type UploadOptions } from './Uploads.ts';

function begin(toText?: (failure: unknown) => string) {
  const sent: (UploadOptions & { resolve(key: string): void; reject(why: unknown): void })[] = [];
  const onDone = vi.fn();
  const uploads = new Uploads<string>({
    send: (_, options) =>
      new Promise((resolve, reject) => sent.push({ ...options, resolve, reject })),
    onDone,
    ...(toText && { toText }),
  });
  const items = () => uploads.getSnapshot().map(({ item }) => item);
  return { uploads, sent, onDone, items };
}

const file = new File(['text'], 'plan.pdf');
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

it('reports the progress and the result of an upload', async () => {
  const { uploads, sent, onDone, items } = begin();
  uploads.add(file);
  expect(items()).toMatchObject([{ name: 'plan.pdf', size: 4, status: 'uploading' }]);
  sent[0]!.onProgress(40);
  expect(items()).toMatchObject([{ status: 'uploading', progress: 40 }]);
  sent[0]!.resolve('key');
  await settled();
  expect(items()).toMatchObject([{ status: 'done' }]);
  expect(uploads.getSnapshot()[0]!.result).toBe('key');
  expect(onDone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ result: 'key', file }));
});

it.each([
  ['a network error', new OfficeError(null, null), true],
  ['a server error', new OfficeError(503, null), true],
  ['a rate limit', new OfficeError(429, null), true],
  ['an unsupported type', new OfficeError(422, null), false],
  ['a local validation error', new PermanentUploadError('locked'), false],
])('allows a retry after %s only if it can succeed', async (_, failure, retry) => {
  const { uploads, sent, items } = begin(() => 'why');
  uploads.add(file);
  sent[0]!.reject(failure);
  await settled();
  expect(items()).toMatchObject([{ status: 'failed', message: 'why', retry }]);
  uploads.retry(items()[0]!.id);
  expect(items()).toMatchObject([{ status: 'uploading' }]);
  expect(sent).toHaveLength(2);
});

it('does not send a file that was rejected beforehand', () => {
  const { uploads, sent, items } = begin();
  uploads.add(file, 'Too large');
  expect(items()).toMatchObject([{ status: 'failed', message: 'Too large' }]);
  expect(sent).toHaveLength(0);
});

it('aborts dismissed uploads and ignores their late results', async () => {
  const { uploads, sent, onDone, items } = begin();
  uploads.add(file);
  uploads.add(file);
  uploads.dismiss(items()[0]!.id);
  uploads.clear();
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  sent[0]!.resolve('key');
  sent[1]!.onProgress(90);
  sent[1]!.reject(new OfficeError(null, null));
  await settled();
  expect(items()).toEqual([]);
  expect(onDone).not.toHaveBeenCalled();
});
