import { expect, it } from 'vitest';
import { newValues, toRequest } from './tutorialValues.ts';

it('trims titles', () => {
  const values = {
    ...newValues('first'),
    title: { ja: ' 歩く　', en: 'Walk ' },
  };
  expect(toRequest(values).title).toEqual({ ja: '歩く', en: 'Walk' });
});

it('sends the keys of files in their order', () => {
  const file = { fileName: 'a', kind: 'FILE' as const, size: 1 };
  const attachments = [
    { ...file, key: 'b' },
    { ...file, key: 'a' },
  ];
  const cover = { key: 'c', fileName: 'c.png' };
  expect(toRequest({ ...newValues('first'), attachments, cover })).toMatchObject({
    fileKeys: ['b', 'a'],
    coverKey: 'c',
  });
});
