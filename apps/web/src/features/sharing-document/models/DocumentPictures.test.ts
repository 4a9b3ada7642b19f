import { expect, it } from 'vitest';
import { DocumentPictures, pageKey } from './DocumentPictures.ts';

const document = { id: 'd1', kind: 'PDF', fileKeys: ['k'] } as const;
const settled = () => new Promise((resolve) => setImmediate(resolve));

function makePictures() {
  const freed: string[] = [];
  const closed: string[] = [];
  const requestedPages: number[] = [];
  let fails = false;
  const pictures = new DocumentPictures({
    draw: async (_document, page) => {
      requestedPages.push(page);
      if (fails) throw new Error('locked');
      return { picture: new Blob(), text: `words ${page}` };
    },
    close: (id) => void closed.push(id),
    addresses: {
      make: () => `blob:${requestedPages.length}`,
      free: (address) => void freed.push(address),
    },
  });
  const drawable = { ...document, fileKeys: [...document.fileKeys] };
  return {
    want: (page: number, force?: boolean) => pictures.requestPage(drawable, page, force),
    of: (page: number) => pictures.getSnapshot().get(pageKey('d1', page)),
    keepOnly: (ids: string[]) => pictures.keepOnly(ids),
    setFails: (value: boolean) => void (fails = value),
    freed,
    closed,
    asked: requestedPages,
  };
}

it('draws a page once for several views', async () => {
  const { want, of, asked } = makePictures();
  want(1);
  want(1);
  expect(of(1)).toEqual({ status: 'loading' });
  await settled();
  expect(of(1)).toEqual({ status: 'ready', url: 'blob:1', text: 'words 1' });
  expect(asked).toEqual([1]);
});

it('retries a failed page only on request', async () => {
  const { want, of, setFails } = makePictures();
  setFails(true);
  want(1);
  await settled();
  expect(of(1)).toEqual({ status: 'failed' });
  setFails(false);
  want(1);
  expect(of(1)).toEqual({ status: 'failed' });
  want(1, true);
  await settled();
  expect(of(1)).toMatchObject({ status: 'ready' });
});

it('frees pages of closed documents, pages drawn too late and the oldest pages', async () => {
  const { want, of, keepOnly, freed, closed } = makePictures();
  for (let page = 1; page <= 13; page += 1) {
    want(page);
    await settled();
  }
  expect(of(1)).toBeUndefined();
  expect(freed).toEqual(['blob:1']);
  want(14);
  keepOnly([]);
  await settled();
  expect(of(14)).toBeUndefined();
  expect(closed).toEqual(['d1']);
  expect(freed).toHaveLength(14);
});
