import { expect, it } from 'vitest';
import { Conversations } from './conversations.ts';
import type { Talker } from './conversations.ts';

const person = (userId: string, x: number, z: number, state: Talker['state'] = 'stand') => ({
  userId,
  x,
  z,
  state,
  isSeated: state === 'sit',
  isAtDesk: false,
});
const seated = (userId: string, x: number, z: number, state: 'sit' | 'talk' = 'sit') => ({
  ...person(userId, x, z, state),
  isSeated: true,
});

it('joins a speaker and the people next to the speaker in one ring', () => {
  const conversations = new Conversations();
  conversations.update(
    [person('a', 0, 0, 'talk'), person('b', 1, 0), person('c', 0.5, 1), person('far', 6, 0)],
    0,
  );
  expect(conversations.all).toHaveLength(1);
  const [one] = conversations.all;
  expect([...one!.members].sort()).toEqual(['a', 'b', 'c']);
  expect(one!.centre.x).toBeCloseTo(0.5);
  expect(one!.centre.z).toBeCloseTo(1 / 3);
  expect(one!.radius).toBeGreaterThan(2 / 3);
  expect(conversations.of('b')).toBe(one);
  expect(conversations.of('far')).toBeUndefined();
});

it('keeps separate conversations apart', () => {
  const conversations = new Conversations();
  conversations.update(
    [
      person('a', 0, 0, 'talk'),
      person('b', 1, 0),
      person('c', 9, 0, 'talk'),
      person('d', 9, 1, 'talk'),
    ],
    0,
  );
  expect(conversations.all.map(({ members }) => members)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

it('leaves out a neighbour who walks', () => {
  const conversations = new Conversations();
  conversations.update([person('a', 0, 0, 'talk'), person('b', 1, 0, 'walk')], 0);
  expect(conversations.all).toEqual([]);
});

it('joins people around a table without a ring, who look at the speaker', () => {
  const conversations = new Conversations();
  conversations.update([seated('a', 0, 0, 'talk'), seated('b', 0, 2.2)], 0);
  expect(conversations.all).toMatchObject([{ seated: true, speaker: { userId: 'a' } }]);
  expect(conversations.focusOf('b')).toMatchObject({ x: 0, z: 0 });
  expect(conversations.focusOf('a')).toEqual({ x: 0, z: 1.1 });
});

it('joins a person at a desk only after the person spoke', () => {
  const conversations = new Conversations();
  const [a, b] = [seated('a', 0, 0, 'talk'), { ...seated('b', 1.5, 0), isAtDesk: true }];
  conversations.update([a, b], 0);
  expect(conversations.all).toEqual([]);
  conversations.update([a, { ...b, state: 'talk' }], 100);
  expect(conversations.of('b')?.members).toHaveLength(2);
});

it('has no conversation without a speaker', () => {
  const conversations = new Conversations();
  expect(conversations.update([person('a', 0, 0), person('b', 1, 0)], 0)).toBeUndefined();
  expect(conversations.all).toEqual([]);
});

it('continues through a pause and returns when it ends', () => {
  const conversations = new Conversations();
  const [a, b] = [person('a', 0, 0, 'talk'), person('b', 1, 0)];
  expect(conversations.update([a, b], 1000)).toBeUndefined();
  const silent = [{ ...a, state: 'stand' as const }, b];
  expect(conversations.update(silent, 2000)).toBe(3001);
  expect(conversations.all).toHaveLength(1);
  expect(conversations.update(silent, 5001)).toBeUndefined();
  expect(conversations.all).toEqual([]);
});
