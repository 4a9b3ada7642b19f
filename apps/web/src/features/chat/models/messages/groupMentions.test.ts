import { expect, it } from 'vitest';
import { toGroupMentions } from './groupMentions.ts';

const reach = { HERE: 1, ALL: 4 };

it.each([
  ['the reach', { refusal: null, reach }, { refusal: null, reach }],
  ['a refusal', { refusal: 'GUEST', reach }, { refusal: 'GUEST' }],
  ['nothing in direct rooms of two', { refusal: 'DIRECT', reach }, undefined],
] as const)('returns %s', (_, known, expected) => {
  expect(toGroupMentions({ roomId: 'room', ...known }, 9)).toEqual(expected);
});

it('assumes that a mention reaches all others until the reach is known', () => {
  expect(toGroupMentions(undefined, 9)).toEqual({ refusal: null, reach: { HERE: 9, ALL: 9 } });
});
