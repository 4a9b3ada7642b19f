import { expect, it } from 'vitest';
import { replaceLoneSurrogates } from './lone-surrogates.ts';

it('replaces lone surrogates anywhere in a body and keeps other values', () => {
  const body = { title: { ja: 'あ\ud83d', en: '👍' }, parts: [{ text: '\ude00b' }, 'c\ud800'] };
  expect(replaceLoneSurrogates(body)).toEqual({
    title: { ja: 'あ�', en: '👍' },
    parts: [{ text: '�b' }, 'c�'],
  });
  expect(replaceLoneSurrogates({ 'k\ud83d': [1, null, true] })).toEqual({ 'k�': [1, null, true] });
  expect(replaceLoneSurrogates(undefined)).toBeUndefined();
});
