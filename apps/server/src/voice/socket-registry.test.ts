import type { VoiceSignal } from '@office/api/realtime';
import { expect, it } from 'vitest';
import { answered, deliver, Seats, type Seat } from './socket-registry.ts';

function makeSeat(id: string, participantId: string, roomId = 'room') {
  const sent: unknown[] = [];
  const socket = { id, emit: (...words: unknown[]) => sent.push(words) };
  const seat = { socket, organizationId: 'o', userId: 'u', roomId, participantId, held: [] };
  return { seat: seat as unknown as Seat, sent };
}

const signal: VoiceSignal = { from: 'other', candidate: null };

it('holds signals back until the answer to join is on its way', () => {
  const { seat, sent } = makeSeat('s1', 'p1');
  deliver(seat, signal);
  expect(sent).toEqual([]);
  answered(seat);
  deliver(seat, signal);
  answered(seat);
  expect(sent).toEqual([
    ['signal', signal],
    ['signal', signal],
  ]);
});

it('gives a participant who came back by another socket to that one alone', () => {
  const seats = new Seats();
  const [before, after] = [makeSeat('s1', 'p1').seat, makeSeat('s2', 'p1').seat];
  seats.take(before);
  seats.take(after);
  expect(seats.find('p1')).toBe(after);
  expect(seats.release('s1')).toBe(before);
  expect([seats.find('p1'), seats.of('s1')]).toEqual([after, undefined]);
  expect(seats.release('s2')).toBe(after);
  expect([seats.find('p1'), seats.roomIds(), seats.size]).toEqual([undefined, [], 0]);
});

it('moves a socket to the room that it went to last', () => {
  const seats = new Seats();
  seats.take(makeSeat('s1', 'p1', 'one').seat);
  const moved = makeSeat('s1', 'p2', 'two').seat;
  seats.take(moved);
  expect([seats.in('one'), seats.in('two'), seats.all()]).toEqual([[], [moved], [moved]]);
  expect(seats.find('p1')).toBeUndefined();
});
