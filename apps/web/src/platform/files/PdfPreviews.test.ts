import { expect, it } from 'vitest';
import { PdfPreviews } from './PdfPreviews.ts';

function makePreviews() {
  const drawing = new Map<string, { resolve(): void; reject(): void }>();
  const freed: string[] = [];
  let count = 0;
  const previews = new PdfPreviews({
    draw: (url) =>
      new Promise((resolve, reject) =>
        drawing.set(url, {
          resolve: () => resolve({ images: [new Blob()], count: 7 }),
          reject: () => reject(new Error('locked')),
        }),
      ),
    objectUrls: { make: () => `blob:${++count}`, free: (address) => void freed.push(address) },
  });
  const status = (key: string) => previews.getSnapshot().get(key)?.status;
  return { previews, drawing, freed, status };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('draws one file at a time and continues after an error', async () => {
  const { previews, drawing, status } = makePreviews();
  previews.request('a', '/a');
  previews.request('b', '/b');
  previews.request('a', '/a');
  expect([...drawing.keys()]).toEqual(['/a']);
  drawing.get('/a')?.reject();
  await settled();
  expect(status('a')).toBe('error');
  expect([...drawing.keys()]).toEqual(['/a', '/b']);
  drawing.get('/b')?.resolve();
  await settled();
  expect(previews.getSnapshot().get('b')).toEqual({
    status: 'ready',
    images: ['blob:1'],
    count: 7,
  });
});

it('frees the pictures of the oldest files', async () => {
  const { previews, drawing, freed, status } = makePreviews();
  for (let file = 1; file <= 21; file += 1) {
    previews.request(`f${file}`, `/f${file}`);
    drawing.get(`/f${file}`)?.resolve();
    await settled();
  }
  expect(freed).toEqual(['blob:1']);
  expect(status('f1')).toBeUndefined();
  expect(status('f21')).toBe('ready');
  previews.dispose();
  expect(freed).toHaveLength(21);
});
