import { OfficeError } from '@office/api';
import { expect, it } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { FileLinks } from './FileLinks.ts';

const expiresAt = '2026-11-21T09:00:00.000Z';
const settled = () => new Promise((resolve) => setImmediate(resolve));

function makeLinks(forbidden: readonly string[] = [], refusal: Error = new Error()) {
  const requests: string[][] = [];
  const links = new FileLinks({
    async fetchLinks(fileKeys) {
      requests.push(fileKeys);
      if (fileKeys.some((key) => forbidden.includes(key))) throw refusal;
      return fileKeys.map((fileKey) => ({ fileKey, url: `/files/${fileKey}`, expiresAt }));
    },
    clock: testDeps(Date.parse('2026-11-20T09:00:00.000Z')).clock,
  });
  return { links, asked: requests };
}

it('requests all visible files in one batch, each once', async () => {
  const { links, asked } = makeLinks();
  links.request(['a', 'b']);
  links.request(['b', 'c']);
  await settled();
  links.request(['a']);
  await settled();
  expect(asked).toEqual([['a', 'b', 'c']]);
  expect(links.getSnapshot().get('a')?.url).toBe('/files/a');
});

it('loads the other files when one is forbidden', async () => {
  const { links } = makeLinks(['b']);
  links.request(['a', 'b']);
  await settled();
  expect([...links.getSnapshot().keys()]).toEqual(['a']);
});

it('does not retry without a response until requested again', async () => {
  const { links, asked } = makeLinks(['b'], new OfficeError(null, undefined));
  links.request(['a', 'b']);
  await settled();
  expect(asked).toEqual([['a', 'b']]);
  links.request(['a', 'b']);
  await settled();
  expect(asked).toHaveLength(2);
});

it('requests an expired link again', async () => {
  const { links, asked } = makeLinks();
  links.request(['a']);
  await settled();
  links.renew('a');
  await settled();
  expect(asked).toEqual([['a'], ['a']]);
});
