import { expect, it, vi } from 'vitest';
import { FakeSocket } from '../../../platform/realtime/FakeSocket.ts';
import { flushPromises } from './fakes.ts';
import { RoomWaitingList } from './RoomWaitingList.ts';

function setUp() {
  const socket = new FakeSocket();
  const onFree = vi.fn();
  const onRefused = vi.fn();
  const renewAccessToken = vi.fn(() => Promise.resolve());
  const queue = new RoomWaitingList('r1', { socket, onFree, onRefused, renewAccessToken });
  socket.open();
  return { socket, onFree, onRefused, renewAccessToken, queue };
}

it('queues for a place and reports the place reserved for the member', () => {
  const { socket, onFree } = setUp();
  expect(socket.all('waitForPlace')).toEqual([{ roomId: 'r1' }]);
  socket.answer({ ok: true, ahead: 2, reservedUntil: null });
  expect(onFree).not.toHaveBeenCalled();
  socket.receive('placeFree', { roomId: 'another', reservedUntil: '2026-11-22T03:00:20.000Z' });
  expect(onFree).not.toHaveBeenCalled();
  socket.receive('placeFree', { roomId: 'r1', reservedUntil: '2026-11-22T03:00:20.000Z' });
  expect(onFree).toHaveBeenCalledOnce();
});

it('reports a place that is free immediately', () => {
  const { socket, onFree } = setUp();
  socket.answer({ ok: true, ahead: 0, reservedUntil: '2026-11-22T03:00:20.000Z' });
  expect(onFree).toHaveBeenCalledOnce();
});

it('queues again after a lost connection to keep its position', async () => {
  const { socket, renewAccessToken } = setUp();
  socket.lose('io server disconnect');
  await flushPromises();
  expect(renewAccessToken).toHaveBeenCalledOnce();
  socket.open();
  expect(socket.all('waitForPlace')).toHaveLength(2);
});

it('reports a refusal and ignores messages after stop', () => {
  const { socket, onFree, onRefused, queue } = setUp();
  socket.answer({ ok: false, error: 'voiceChatRoomInvalid' });
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('voiceChatRoomInvalid');
  queue.stop();
  socket.receive('placeFree', { roomId: 'r1', reservedUntil: '2026-11-22T03:00:20.000Z' });
  expect(onFree).not.toHaveBeenCalled();
  expect(socket.connected).toBe(false);
});
