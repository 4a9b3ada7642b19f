import { expect, it } from 'vitest';
import { withWholeCharacters } from './whole-characters.ts';

it('puts a sign in the place of half characters, wherever they stand, and leaves the rest', () => {
  const body = { title: { ja: 'あ\ud83d', en: '👍' }, parts: [{ text: '\ude00b' }, 'c\ud800'] };
  expect(withWholeCharacters(body)).toEqual({
    title: { ja: 'あ�', en: '👍' },
    parts: [{ text: '�b' }, 'c�'],
  });
  expect(withWholeCharacters({ 'k\ud83d': [1, null, true] })).toEqual({ 'k�': [1, null, true] });
  expect(withWholeCharacters(undefined)).toBeUndefined();
});
