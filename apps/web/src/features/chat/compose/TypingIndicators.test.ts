import { expect, it } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { TypingIndicators } from './TypingIndicators.ts';

function makeTyping() {
  const { clock } = testDeps();
  const signals: string[] = [];
  const typing = new TypingIndicators({ clock, signal: (roomId) => signals.push(roomId) });
  return { typing, signals, clock };
}
const aoi = { id: 'u1', nameKanji: '葵' };

it('shows a typing member for five seconds after the last signal', () => {
  const { typing, clock } = makeTyping();
  typing.started('room', aoi);
  clock.advance(3000);
  typing.started('room', aoi);
  clock.advance(3000);
  expect(typing.in('room')).toEqual(['葵']);
  clock.advance(2000);
  expect(typing.in('room')).toEqual([]);
});

it('hides a member after their message and in other rooms', () => {
  const { typing } = makeTyping();
  typing.started('room', aoi);
  expect(typing.in('other')).toEqual([]);
  typing.stopped('room', 'u1');
  expect(typing.in('room')).toEqual([]);
});

it('signals typing at most every three seconds and immediately after sending', () => {
  const { typing, signals, clock } = makeTyping();
  typing.typed('room');
  typing.typed('room');
  expect(signals).toHaveLength(1);
  clock.advance(3000);
  typing.typed('room');
  expect(signals).toHaveLength(2);
  typing.sent('room');
  typing.typed('room');
  expect(signals).toHaveLength(3);
});
