import { expect, it } from 'vitest';
import { ResponseFreshness } from './ResponseFreshness.ts';

const answer = { data: [] };

it.each<[string, (ages: ResponseFreshness) => void, boolean]>([
  ['that was never read is not', () => {}, false],
  ['that was read is', (ages) => ages.read(answer, ages.moment), true],
  [
    'that was read before the news is not',
    (ages) => {
      ages.read(answer, ages.moment);
      ages.change();
    },
    false,
  ],
  [
    'that was asked for before the news and came after them is not',
    (ages) => {
      const { moment } = ages;
      ages.change();
      ages.read(answer, moment);
    },
    false,
  ],
])('an answer %s current', (_name, happen, expected) => {
  const ages = new ResponseFreshness();
  happen(ages);
  expect(ages.isCurrent(answer)).toBe(expected);
});
