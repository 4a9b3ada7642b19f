import { OfficeError } from '@office/api';
import { describe, expect, it, vi } from 'vitest';
import { flushPromises } from '../../rtc/fakes.ts';
import { connectTimeoutMs } from '../../rtc/PeerConnection.ts';
import { firstRetryMs } from '../../rtc/SignalingChannel.ts';
import { joinTimeoutMs, reconnectTimeoutMs } from './callState.ts';
import { active, person, room, setUpCall } from './testCall.ts';

describe('joining', () => {
  it('sends the token and connects to every participant', async () => {
    const { call, join, socket, peers } = setUpCall();
    expect(call.getSnapshot().phase).toBe('joining');
    await join('m', person('a'), person('z'));
    expect(socket.all('join')).toEqual([{ token: 'token 1', muted: true }]);
    expect(call.getSnapshot()).toMatchObject({ phase: 'in', muted: true });
    expect(active(call).participants.map(({ nameKanji }) => nameKanji)).toEqual(['a', 'z']);
    expect(peers.map(({ configuration }) => configuration.iceServers)).toEqual([
      [{ urls: 'turn:1' }],
      [{ urls: 'turn:1' }],
    ]);
    // The peer with the greater id makes the offer.
    expect(socket.all('signal')).toMatchObject([{ to: 'a', description: { type: 'offer' } }]);
  });

  it('creates the connections while the join is pending, and uses them', async () => {
    const { join, peers } = setUpCall({ expectedPeers: 2 });
    await flushPromises();
    expect(peers.map(({ configuration }) => configuration.iceServers)).toEqual([
      [{ urls: 'turn:1' }],
      [{ urls: 'turn:1' }],
    ]);
    await join('m', person('a'), person('z'));
    expect(peers).toHaveLength(2);
    expect(peers.map(({ closed }) => closed)).toEqual([false, false]);
  });

  it('creates no connection before the join in an empty room', async () => {
    const { join, peers } = setUpCall({ expectedPeers: 0 });
    await join();
    expect(peers).toEqual([]);
  });

  it('closes prepared connections if fewer participants are in the room', async () => {
    const { join, peers } = setUpCall({ expectedPeers: 3 });
    await join('m', person('a'));
    expect(peers.filter(({ closed }) => !closed)).toHaveLength(1);
  });

  it('keeps a prepared connection for the next participant while alone', async () => {
    const { join, meet, peers } = setUpCall({ expectedPeers: 1 });
    await join();
    meet(person('m'), person('a'));
    expect(peers).toHaveLength(1);
    expect(peers[0]?.closed).toBe(false);
  });

  it('closes prepared connections when the call ends before the join', async () => {
    const { call, peers } = setUpCall({ expectedPeers: 2 });
    await flushPromises();
    call.leave();
    expect(peers.map(({ closed }) => closed)).toEqual([true, true]);
  });

  it('opens the microphone and fetches the token before the connection to the server', () => {
    const { openMicrophone, fetchJoinToken, socket } = setUpCall({ muted: false });
    expect(openMicrophone).toHaveBeenCalledOnce();
    expect(fetchJoinToken).toHaveBeenCalledOnce();
    expect(socket.connected).toBe(false);
  });

  it('opens no microphone while muted', async () => {
    const { join, openMicrophone } = setUpCall();
    await join();
    expect(openMicrophone).not.toHaveBeenCalled();
  });

  it('sends the mute state again after joining', async () => {
    const { call, socket } = setUpCall();
    socket.open();
    await flushPromises();
    await call.setMuted(false);
    const participants = [person('m', true)];
    socket.answer({
      ok: true,
      roomId: room.id,
      participantId: 'm',
      participants,
      recording: null,
    });
    // The server ignores the first one, which arrives before the join.
    expect(socket.all('state')).toEqual([{ muted: false }, { muted: false }]);
  });

  it('fetches one token while the connection is opened', async () => {
    const { join, fetchJoinToken } = setUpCall();
    expect(fetchJoinToken).toHaveBeenCalledOnce();
    await join();
    expect(fetchJoinToken).toHaveBeenCalledOnce();
  });

  it('ends with the reason when the server refuses', async () => {
    const { socket, onEnd, fetchJoinToken } = setUpCall();
    socket.open();
    await flushPromises();
    socket.answer({ ok: false, error: 'voiceChatRoomFull' });
    await flushPromises();
    expect(fetchJoinToken).toHaveBeenCalledTimes(2);
    socket.answer({ ok: false, error: 'voiceChatRoomFull' });
    expect(onEnd).toHaveBeenCalledExactlyOnceWith({ refused: 'voiceChatRoomFull' });
  });

  it('ends when fetching the token is refused', async () => {
    const refusal = new Error('no');
    const { socket, onEnd } = setUpCall({ fetchJoinToken: () => Promise.reject(refusal) });
    socket.open();
    await flushPromises();
    expect(onEnd).toHaveBeenCalledExactlyOnceWith({ refused: refusal });
  });

  it('retries fetching the token while the server is unreachable, until the timeout', async () => {
    const fetchJoinToken = vi.fn(() => Promise.reject(new OfficeError(null, undefined)));
    const { socket, clock, onEnd } = setUpCall({ fetchJoinToken });
    socket.open();
    await flushPromises();
    clock.advance(firstRetryMs);
    await flushPromises();
    expect(fetchJoinToken).toHaveBeenCalledTimes(2);
    expect(onEnd).not.toHaveBeenCalled();
    clock.advance(joinTimeoutMs);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('unreachable');
  });

  it('retries when the server is too busy', async () => {
    const { socket, clock, onEnd } = setUpCall();
    socket.open();
    await flushPromises();
    socket.answer({ ok: false, error: 'serviceUnavailable' });
    expect(onEnd).not.toHaveBeenCalled();
    clock.advance(firstRetryMs);
    await flushPromises();
    expect(socket.all('join')).toHaveLength(2);
  });

  it('ends as unreachable when the server does not answer', () => {
    const { clock, onEnd } = setUpCall();
    clock.advance(joinTimeoutMs);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('unreachable');
  });

  it('renews the access token when it is refused', async () => {
    const { socket, clock, renewAccessToken } = setUpCall();
    const connect = vi.spyOn(socket, 'connect');
    socket.active = false;
    socket.receive('connect_error');
    clock.advance(firstRetryMs);
    await flushPromises();
    expect(renewAccessToken).toHaveBeenCalledOnce();
    expect(connect).toHaveBeenCalledOnce();
  });

  it('retries the token renewal with a growing delay when it fails', async () => {
    const { socket, clock, renewAccessToken } = setUpCall();
    const connect = vi.spyOn(socket, 'connect');
    renewAccessToken.mockRejectedValueOnce(new Error('offline'));
    socket.receive('disconnect', 'io server disconnect');
    clock.advance(firstRetryMs);
    await flushPromises();
    expect(connect).not.toHaveBeenCalled();
    clock.advance(2 * firstRetryMs - 1);
    await flushPromises();
    expect(renewAccessToken).toHaveBeenCalledOnce();
    clock.advance(1);
    await flushPromises();
    expect(connect).toHaveBeenCalledOnce();
  });
});

describe('lost signalling connection', () => {
  it('rejoins with the same id and keeps connected peers', async () => {
    const { call, join, socket, peers } = setUpCall();
    await join('m', person('a'));
    peers[0]?.setConnectionState('connected');
    socket.lose();
    expect(call.getSnapshot().phase).toBe('reconnecting');
    socket.open();
    await flushPromises();
    expect(socket.all('join').at(-1)).toMatchObject({ participantId: 'm' });
    socket.answer({
      ok: true,
      roomId: room.id,
      participantId: 'm',
      participants: [person('m'), person('a')],
    });
    await flushPromises();
    expect(call.getSnapshot().phase).toBe('in');
    expect(peers).toHaveLength(1);
    expect(peers[0]).toMatchObject({ closed: false, restarts: 0 });
  });

  it('reconnects all peers when the server assigns a new participant id', async () => {
    const { join, socket, peers } = setUpCall();
    await join('m', person('a'));
    socket.lose();
    await join('n', person('a'));
    expect(peers).toHaveLength(2);
    expect(peers[0]?.closed).toBe(true);
    expect(peers[1]?.closed).toBe(false);
  });

  it('sends the offer again when it was lost', async () => {
    const { join, socket, peers } = setUpCall();
    await join('m', person('a'));
    socket.lose();
    await join('m', person('a'));
    expect(peers).toHaveLength(1);
    expect(socket.all('signal')).toHaveLength(2);
  });

  it('fetches a new token when the old one has expired', async () => {
    const { join, socket, clock, peers } = setUpCall();
    await join('m', person('a'));
    peers[0]?.setConnectionState('connected');
    socket.lose();
    clock.advance(70_000);
    socket.open();
    await flushPromises();
    expect(socket.all('join').at(-1)).toMatchObject({ token: 'token 2' });
  });

  it('ends the call when no peer is connected either', async () => {
    const { join, socket, clock, peers, onEnd } = setUpCall();
    await join('m', person('a'));
    peers[0]?.setConnectionState('connected');
    socket.lose();
    clock.advance(reconnectTimeoutMs);
    expect(onEnd).not.toHaveBeenCalled();
    peers[0]?.setConnectionState('disconnected');
    clock.advance(reconnectTimeoutMs);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('unreachable');
  });
});

describe('other participants', () => {
  it('opens and closes one connection for each participant', async () => {
    const { call, join, meet, peers, voices } = setUpCall();
    await join('m');
    meet(person('m'), person('a'), person('b', true));
    expect(peers).toHaveLength(2);
    meet(person('m'), person('b', true));
    expect(peers[0]?.closed).toBe(true);
    expect(voices.stop).toHaveBeenCalledExactlyOnceWith('a');
    expect(active(call).participants).toMatchObject([{ participantId: 'b', muted: true }]);
  });

  it('marks participants that cannot be reached as lost', async () => {
    const { call, join, clock } = setUpCall();
    await join('m', person('a'));
    clock.advance(connectTimeoutMs);
    expect(active(call).participants).toMatchObject([{ connection: 'lost' }]);
  });

  it('clears the speaking state on a message or after a timeout', async () => {
    const { call, join, socket, clock } = setUpCall();
    await join('m', person('a'));
    const speaking = () => active(call).participants[0]?.speaking;
    socket.receive('speaking', { participantId: 'a', speaking: true });
    expect(speaking()).toBe(true);
    socket.receive('speaking', { participantId: 'a', speaking: false });
    expect(speaking()).toBe(false);
    socket.receive('speaking', { participantId: 'a', speaking: true });
    clock.advance(2500);
    expect(speaking()).toBe(false);
  });

  it('answers an offer that arrived before the join was confirmed', async () => {
    const { socket, peers } = setUpCall();
    socket.open();
    await flushPromises();
    socket.receive('signal', { from: 'z', description: { type: 'offer', sdp: 'offer 1' } });
    socket.answer({
      ok: true,
      roomId: room.id,
      participantId: 'm',
      participants: [person('m'), person('z')],
    });
    await flushPromises();
    expect(peers).toHaveLength(1);
    expect(socket.all('signal')).toMatchObject([{ to: 'z', description: { type: 'answer' } }]);
  });
});
