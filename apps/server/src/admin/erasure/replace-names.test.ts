import { expect, it } from 'vitest';
import { replaceNames } from './replace-names.ts';

const names = ['林 葵子', '林 葵', 'Ann Lee', '林', 'e', 'Aoi'];

it.each([
  ['青木 葵さんが招待しました', ['青木 葵'], 'Xさんが招待しました'],
  ['担当は青木 葵です', ['青木 葵'], '担当はXです'],
  ['青木 葵様', ['青木 葵'], 'X様'],
  ['Ann Lee invited you', names, 'X invited you'],
  ["Ann Lee's desk", names, "X's desk"],
  ['林 葵子さんと', names, 'Xさんと'],
])('replaces a full name: %s', (text, erased, expected) => {
  expect(replaceNames(text, erased, 'X')).toBe(expected);
});

it.each([
  ['小林さんが入室しました', names],
  ['小林 葵子さんが入室しました', names],
  ['林さんが入室しました', names],
  ['The meeting has ended', names],
  ['Joann Lee and Ann Leeds', names],
  ['Aoi joined', names],
  ['林 葵さん', ['林 葵']],
])('keeps other names and words: %s', (text, erased) => {
  expect(replaceNames(text, erased, 'X')).toBe(text);
});

it('replaces a longer name before its first part', () => {
  const erased = ['Mary Ann', 'Mary Ann Lee'];
  expect(replaceNames('Mary Ann Lee, Mary Ann', erased, 'X')).toBe('X, X');
});
