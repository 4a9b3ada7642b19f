import { expect, it } from 'vitest';
import { newValues, toRequest } from './tutorialValues.ts';

it('accepts full-width or empty minutes and trims titles', () => {
  const values = {
    ...newValues('first'),
    title: { ja: ' 歩く　', en: 'Walk ' },
    minutes: ' １０ ',
  };
  expect(toRequest(values)).toMatchObject({ title: { ja: '歩く', en: 'Walk' }, minutes: 10 });
  expect(toRequest({ ...values, minutes: ' ' }).minutes).toBeNull();
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
