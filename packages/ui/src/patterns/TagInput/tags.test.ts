import { expect, it } from 'vitest';
import { joinTags, readTags } from './tags.ts';

it.each([
  ['a@x.jp, b@x.jp;c@x.jp', ['a@x.jp', 'b@x.jp', 'c@x.jp']],
  ['a@x.jp\r\nb@x.jp\n\n c@x.jp ', ['a@x.jp', 'b@x.jp', 'c@x.jp']],
  ['葵、蓮，芽衣', ['葵', '蓮', '芽衣']],
  ['<a@x.jp>', ['a@x.jp']],
  [' ,; ', []],
])('splits %j', (text, tags) => expect(readTags(text)).toEqual(tags));

it('keeps spaces inside tags if they are allowed', () => {
  expect(readTags('Platform team, 開発 二部', { spaces: true })).toEqual([
    'Platform team',
    '開発 二部',
  ]);
});

it('removes duplicates, ignoring case', () => {
  expect(joinTags(['a@x.jp'], ['A@x.jp', 'b@x.jp', 'B@X.JP'])).toEqual(['a@x.jp', 'b@x.jp']);
});
