import { describe, expect, it } from 'vitest';
import { settle } from '../rtc/fakes.ts';
import { aloneMs, confirmAfterMs, confirmAnswerMs, confirmBy, rangeWarning } from './callState.ts';
import { active, person, room, setUpCall } from './testCall.ts';

describe('end of a call', () => {
  it('closes all connections when the member leaves', async () => {
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
    'ends with the reason of the server: %s',
    async (reason) => {
      const { join, socket, onEnd } = setUpCall();
      await join('m', person('a'));
      socket.receive('ended', { roomId: room.id, reason });
      expect(onEnd).toHaveBeenCalledExactlyOnceWith(reason);
    },
  );

  it('ends after fifteen minutes alone', async () => {
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

  it('ends when the continue question is unanswered', async () => {
    const { call, join, clock, onEnd, socket } = setUpCall();
    await join('m', person('a'));
    clock.advance(confirmAfterMs);
    expect(confirmBy(active(call))).toBe(confirmAfterMs + confirmAnswerMs);
    call.continue();
    expect(socket.all('continue')).toEqual([{}]);
    expect(confirmBy(active(call))).toBeNull();
    clock.advance(confirmAfterMs + confirmAnswerMs - 1);
    expect(onEnd).not.toHaveBeenCalled();
    clock.advance(1);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('unanswered');
  });

  it('ends a direct call when the other participant leaves', async () => {
    const { join, meet, onEnd } = setUpCall({ room: { ...room, kind: 'DIRECT' } });
    await join('m', person('a'));
    meet(person('m'));
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('otherLeft');
  });

  it('ends a direct call when the other participant does not join', async () => {
    const { join, clock, onEnd } = setUpCall({ room: { ...room, kind: 'DIRECT' } });
    await join('m');
    clock.advance(aloneMs);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('alone');
  });

  it('ends a direct call when the two move out of range', async () => {
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
    // A missing distance of a disconnected participant is ignored.
    call.setDistances(new Map());
    expect(rangeWarning(active(call))?.metres).toBe(4.4);
    peers[0]?.setConnectionState('connected');
    call.setDistances(new Map());
    expect(rangeWarning(active(call))?.metres).toBeNull();
    at(3);
    at(5.2);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('outOfRange');
  });
});

it('renews the TURN credentials before they expire', async () => {
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

it('ignores distance in rooms without a location', async () => {
  const { call, join, voices } = setUpCall();
  await join('m', person('a'));
  call.setDistances(new Map([['user-a', 30]]));
  expect(voices.setVolume).not.toHaveBeenCalled();
});
