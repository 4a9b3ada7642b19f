import { expect, it } from 'vitest';
import { nextRange, type TalkingRange } from './talkingRange.ts';

it('two who talk face to face must stay together once they have met', () => {
  let range: TalkingRange = 'coming';
  const walk = (...metres: (number | null)[]) =>
    metres.map((each) => (range = nextRange(range, each)));
  expect(walk(12, 6, null)).toEqual(['coming', 'coming', 'coming']);
  expect(walk(3, 4.2, 3.8, 3.5)).toEqual(['within', 'warning', 'warning', 'within']);
  expect(walk(4.9, null, 5.1)).toEqual(['warning', 'warning', 'beyond']);
});
