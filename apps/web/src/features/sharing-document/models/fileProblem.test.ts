import { expect, it } from 'vitest';
import { problemOf } from './fileProblem.ts';

const file = (name: string, size = 100_000) => ({ name, size });
const pictures = (count: number) => Array.from({ length: count }, (_, i) => file(`${i}.png`));

it.each([
  ['a picture', file('a.PNG'), [], undefined],
  ['a PDF', file('a.pdf'), [], undefined],
  ['another kind', file('a.docx'), [], 'type'],
  ['too small a one', file('a.png', 50 * 1024 - 1), [], 'tooSmall'],
  ['too large a one', file('a.pdf', 5 * 1024 * 1024 + 1), [], 'tooLarge'],
  ['a tenth picture', file('a.png'), pictures(9), undefined],
  ['an eleventh picture', file('a.png'), pictures(10), 'tooMany'],
  ['a PDF beside a picture', file('a.pdf'), pictures(1), 'mixed'],
  ['a picture beside a PDF', file('a.png'), [file('a.pdf')], 'mixed'],
])('%s', (_, chosen, present, problem) => {
  expect(problemOf(chosen, present)).toBe(problem);
});
