import type { VoiceSignal } from '@office/api/realtime';
import { expect, it } from 'vitest';
import { flushQueued, deliver, SocketRegistry, type VoiceSocket } from './socket-registry.ts';

function makeVoiceSocket(id: string, participantId: string, roomId = 'room') {
  const sent: unknown[] = [];
  const socket = { id, emit: (...words: unknown[]) => sent.push(words) };
  const joined = { socket, organizationId: 'o', userId: 'u', roomId, participantId, queued: [] };
  return { joined: joined as unknown as VoiceSocket, sent };
}

const signal: VoiceSignal = { from: 'other', candidate: null };

it('queues signals until the join answer is sent', () => {
  const { joined, sent } = makeVoiceSocket('s1', 'p1');
  deliver(joined, signal);
  expect(sent).toEqual([]);
  flushQueued(joined);
  deliver(joined, signal);
  flushQueued(joined);
  expect(sent).toEqual([
    ['signal', signal],
    ['signal', signal],
  ]);
});

it('routes a participant who reconnected to the new socket only', () => {
  const registry = new SocketRegistry();
  const [before, after] = [makeVoiceSocket('s1', 'p1').joined, makeVoiceSocket('s2', 'p1').joined];
  registry.add(before);
  registry.add(after);
  expect(registry.byParticipant('p1')).toBe(after);
  expect(registry.remove('s1')).toBe(before);
  expect([registry.byParticipant('p1'), registry.get('s1')]).toEqual([after, undefined]);
  expect(registry.remove('s2')).toBe(after);
  expect([registry.byParticipant('p1'), registry.roomIds(), registry.size]).toEqual([
    undefined,
    [],
    0,
  ]);
});

it('moves a socket to the room it joined last', () => {
  const registry = new SocketRegistry();
  registry.add(makeVoiceSocket('s1', 'p1', 'one').joined);
  const moved = makeVoiceSocket('s1', 'p2', 'two').joined;
  registry.add(moved);
  expect([registry.inRoom('one'), registry.inRoom('two'), registry.all()]).toEqual([
    [],
    [moved],
    [moved],
  ]);
  expect(registry.byParticipant('p1')).toBeUndefined();
});
