import { expect, it } from 'vitest';
import { problemOf } from './fileProblem.ts';

const file = (name: string, size = 100_000) => ({ name, size });
const pictures = (count: number) => Array.from({ length: count }, (_, i) => file(`${i}.png`));

it.each([
  ['a picture', file('a.PNG'), [], undefined],
  ['a PDF', file('a.pdf'), [], undefined],
  ['a file of another type', file('a.docx'), [], 'type'],
  ['a file that is too small', file('a.png', 50 * 1024 - 1), [], 'tooSmall'],
  ['a file that is too large', file('a.pdf', 5 * 1024 * 1024 + 1), [], 'tooLarge'],
  ['a tenth picture', file('a.png'), pictures(9), undefined],
  ['an eleventh picture', file('a.png'), pictures(10), 'tooMany'],
  ['a PDF after a picture', file('a.pdf'), pictures(1), 'mixed'],
  ['a picture after a PDF', file('a.png'), [file('a.pdf')], 'mixed'],
])('%s', (_, file, present, problem) => {
  expect(problemOf(file, present)).toBe(problem);
});
