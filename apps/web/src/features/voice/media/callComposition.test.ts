import { expect, it } from 'vitest';
import { shortened } from './callComposition.ts';

const widthOf = (text: string) => [...text].length * 10;

it.each([
  ['a name that fits', '高橋 蓮', 100, '高橋 蓮'],
  ['a name that is too long', 'Olivia Featherstonehaugh', 80, 'Olivia …'],
  ['one letter in a narrow tile', '高橋 蓮', 5, '高…'],
])('shortened returns %s', (_, text, width, expected) => {
  expect(shortened(text, width, widthOf)).toBe(expected);
});
