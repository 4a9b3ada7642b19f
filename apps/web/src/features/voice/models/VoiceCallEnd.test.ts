import { describe, expect, it } from 'vitest';
import { settle } from '../rtc/fakes.ts';
import { aloneMs, confirmAfterMs, confirmAnswerMs, confirmBy, rangeWarning } from './callState.ts';
import { active, person, room, setUpCall } from './testCall.ts';

describe('the end', () => {
  it('comes by one’s own wish, and leaves nothing open', async () => {
    const { call, join, socket, peers, onEnd, clock } = setUpCall();
    await join('m', person('a'));
    await call.setMuted(false);
    call.leave();
    expect(socket.all('leave')).toHaveLength(1);
    expect(socket.connected).toBe(false);
    expect(peers[0]?.closed).toBe(true);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('left');
    clock.advance(aloneMs * 2);
    socket.receive('ended', { roomId: room.id, reason: 'deleted' });
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it.each(['deleted', 'removed', 'replaced', 'blocked', 'ended'] as const)(
    'comes from the server: %s',
    async (reason) => {
      const { join, socket, onEnd } = setUpCall();
      await join('m', person('a'));
      socket.receive('ended', { roomId: room.id, reason });
      expect(onEnd).toHaveBeenCalledExactlyOnceWith(reason);
    },
  );

  it('comes after fifteen minutes alone', async () => {
    const { join, meet, clock, onEnd, call } = setUpCall();
    await join('m');
    clock.advance(aloneMs - 1);
    call.continue();
    meet(person('m'), person('a'));
    clock.advance(1000);
    meet(person('m'));
    clock.advance(aloneMs - 2000);
    expect(onEnd).not.toHaveBeenCalled();
    call.continue();
    clock.advance(2000);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('alone');
  });

  it('comes when nobody says that it goes on', async () => {
    const { call, join, clock, onEnd, socket } = setUpCall();
    await join('m', person('a'));
    clock.advance(confirmAfterMs);
    expect(confirmBy(active(call))).toBe(confirmAfterMs + confirmAnswerMs);
    call.continue();
    // The server counts, too.
    expect(socket.all('continue')).toEqual([{}]);
    expect(confirmBy(active(call))).toBeNull();
    clock.advance(confirmAfterMs + confirmAnswerMs - 1);
    expect(onEnd).not.toHaveBeenCalled();
    clock.advance(1);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('unanswered');
  });

  it('comes for two when one has gone', async () => {
    const { join, meet, onEnd } = setUpCall({ room: { ...room, kind: 'DIRECT' } });
    await join('m', person('a'));
    meet(person('m'));
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('otherLeft');
  });

  it('comes for two when the other does not come', async () => {
    const { join, clock, onEnd } = setUpCall({ room: { ...room, kind: 'DIRECT' } });
    await join('m');
    clock.advance(aloneMs);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('alone');
  });

  it('comes for two who talk directly when they part', async () => {
    const direct = { ...room, kind: 'DIRECT' } as const;
    const { call, join, onEnd, voices, peers } = setUpCall({ room: direct });
    await join('m', person('a'));
    const at = (metres: number) => call.setDistances(new Map([['user-a', metres]]));
    at(12);
    expect(voices.setVolume).toHaveBeenLastCalledWith('a', 1);
    at(3);
    expect(voices.setVolume).toHaveBeenLastCalledWith('a', expect.closeTo(0.75));
    at(4.44);
    expect(rangeWarning(active(call))?.metres).toBe(4.4);
    // Somebody whose network is gone has gone nowhere.
    call.setDistances(new Map());
    expect(rangeWarning(active(call))?.metres).toBe(4.4);
    peers[0]?.become('connected');
    call.setDistances(new Map());
    expect(rangeWarning(active(call))?.metres).toBeNull();
    at(3);
    at(5.2);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('outOfRange');
  });
});

it('renews the credentials of relays before they run out', async () => {
  const { join, clock, peers, fetchJoinToken } = setUpCall();
  await join('m', person('a'));
  clock.advance(540_000);
  await settle();
  expect(fetchJoinToken).toHaveBeenCalledTimes(2);
  expect(peers[0]?.configuration).toMatchObject({
    iceServers: [{ urls: 'turn:2' }],
    iceTransportPolicy: 'relay',
    bundlePolicy: 'max-bundle',
  });
});

it('takes no heed of distance where the room is no place', async () => {
  const { call, join, voices } = setUpCall();
  await join('m', person('a'));
  call.setDistances(new Map([['user-a', 30]]));
  expect(voices.setVolume).not.toHaveBeenCalled();
});
