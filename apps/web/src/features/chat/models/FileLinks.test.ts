import { OfficeError } from '@office/api';
import { expect, it } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { FileLinks } from './FileLinks.ts';

const expiresAt = '2026-11-21T09:00:00.000Z';
const settled = () => new Promise((resolve) => setImmediate(resolve));

function makeLinks(forbidden: readonly string[] = [], refusal: Error = new Error()) {
  const asked: string[][] = [];
  const links = new FileLinks({
    async fetchLinks(fileKeys) {
      asked.push(fileKeys);
      if (fileKeys.some((key) => forbidden.includes(key))) throw refusal;
      return fileKeys.map((fileKey) => ({ fileKey, url: `/files/${fileKey}`, expiresAt }));
    },
    clock: testDeps(Date.parse('2026-11-20T09:00:00.000Z')).clock,
  });
  return { links, asked };
}

it('asks once for everything that is shown', async () => {
  const { links, asked } = makeLinks();
  links.want(['a', 'b']);
  links.want(['b', 'c']);
  await settled();
  links.want(['a']);
  await settled();
  expect(asked).toEqual([['a', 'b', 'c']]);
  expect(links.getSnapshot().get('a')?.url).toBe('/files/a');
});

it('one that may not be read does not take the others with it', async () => {
  const { links } = makeLinks(['b']);
  links.want(['a', 'b']);
  await settled();
  expect([...links.getSnapshot().keys()]).toEqual(['a']);
});

it('asks once where nobody answers, and again when it is wanted again', async () => {
  const { links, asked } = makeLinks(['b'], new OfficeError(null, undefined));
  links.want(['a', 'b']);
  await settled();
  expect(asked).toEqual([['a', 'b']]);
  links.want(['a', 'b']);
  await settled();
  expect(asked).toHaveLength(2);
});

it('asks again for one that has expired', async () => {
  const { links, asked } = makeLinks();
  links.want(['a']);
  await settled();
  links.renew('a');
  await settled();
  expect(asked).toEqual([['a'], ['a']]);
});
