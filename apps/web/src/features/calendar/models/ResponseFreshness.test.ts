import { expect, it } from 'vitest';
import { ResponseFreshness } from './ResponseFreshness.ts';

const answer = { data: [] };

it.each<[string, (ages: ResponseFreshness) => void, boolean]>([
  ['without a request is not', () => {}, false],
  ['to a request is', (ages) => ages.read(answer, ages.moment), true],
  [
    'received before a change is not',
    (ages) => {
      ages.read(answer, ages.moment);
      ages.change();
    },
    false,
  ],
  [
    'requested before and received after a change is not',
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
