import { expect, it } from 'vitest';
import { raisedHands } from './raisedHands.ts';

type Call = Parameters<typeof raisedHands>[0];

const me = { userId: 'aoi', name: '青木 葵' };
const minute = (minutes: number) => `2026-11-22T09:0${minutes}:00.000Z`;
const call = (own: number | null, others: Record<string, number | null>) => ({
  media: { handRaisedAt: own === null ? null : minute(own) },
  participants: Object.entries(others).map(([userId, at]) => ({
    userId,
    nameKanji: userId,
    handRaisedAt: at === null ? null : minute(at),
  })) as unknown as Call['participants'],
});

it.each([
  ['returns no hands if none is raised', call(null, { ren: null }), []],
  [
    'orders hands by the time they were raised',
    call(null, { ren: 3, mei: 1, haru: 2 }),
    ['mei', 'haru', 'ren'],
  ],
  [
    'inserts the hand of the member at its place',
    call(2, { ren: 3, mei: 1 }),
    ['mei', 'aoi', 'ren'],
  ],
])('%s', (_, state, order) => {
  expect(raisedHands(state, me).map(({ userId }) => userId)).toEqual(order);
});

it('marks the hand of the member', () => {
  expect(raisedHands(call(1, {}), me)).toEqual([{ ...me, isMe: true }]);
});
