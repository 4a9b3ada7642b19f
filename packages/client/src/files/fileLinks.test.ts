import { OfficeError } from '@office/api';
import { expect, it } from 'vitest';
import { linksOf, type SignLinks } from './fileLinks.ts';

const uploaded = ['a', 'c'];
const sign: SignLinks = async (fileKeys) => {
  if (!fileKeys.every((key) => uploaded.includes(key))) {
    throw new OfficeError(404, { statusCode: 404, message: '', errors: 'notFound' });
  }
  return fileKeys.map((fileKey) => ({ fileKey, url: `/files/${fileKey}`, expiresAt: '' }));
};

it('skips a missing file and returns the links of the others', async () => {
  expect(await linksOf(sign, ['a', 'c'])).toEqual({ a: '/files/a', c: '/files/c' });
  expect(await linksOf(sign, ['a', 'b', 'c'])).toEqual({ a: '/files/a', c: '/files/c' });
  expect(await linksOf(sign, ['b'])).toEqual({});
});
