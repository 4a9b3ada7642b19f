import { voiceAwayMs, voiceMeetTimeoutMs } from '@office/vocabulary';
import { describe, expect, it } from 'vitest';
import { flushPromises } from '../../rtc/fakes.ts';
import {
  aloneMs,
  confirmAfterMs,
  confirmAnswerMs,
  confirmBy,
  departureGraceMs,
  rangeWarning,
} from './callState.ts';
import { approachDelayMs } from './VoiceCall.ts';
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

  it('notifies the other participant when the member continues by direct message', async () => {
    const { call, join, socket } = setUpCall({ room: { ...room, kind: 'DIRECT' } });
    await join('m', person('a'));
    call.leave({ byMessage: true });
    expect(socket.all('leave')).toEqual([{ byMessage: true }]);
  });

  it.each(['before', 'after'])(
    'ends a direct call when the other participant leaves by message %s the list',
    async (order) => {
      const { join, meet, onEnd, socket } = setUpCall({ room: { ...room, kind: 'DIRECT' } });
      await join('m', person('a'));
      if (order === 'after') meet(person('m'));
      socket.receive('participantLeft', { roomId: room.id, participantId: 'a', byMessage: true });
      if (order === 'before') meet(person('m'));
      expect(onEnd).toHaveBeenCalledExactlyOnceWith('otherWrites');
    },
  );

  it('ends a direct call without a reported departure after two seconds', async () => {
    const { join, meet, clock, onEnd } = setUpCall({ room: { ...room, kind: 'DIRECT' } });
    await join('m', person('a'));
    meet(person('m'));
    clock.advance(departureGraceMs - 1);
    expect(onEnd).not.toHaveBeenCalled();
    clock.advance(1);
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

describe('direct call of three', () => {
  const direct = { ...room, kind: 'DIRECT' } as const;
  const a = { ...person('a'), userId: 'a' };
  const b = { ...person('b'), userId: 'b' };
  const at = (metres: Record<string, number>) => new Map(Object.entries(metres));

  /** The member is near `a`, and `b` is seven metres away. */
  async function talkOfThree(me: string) {
    const setUp = setUpCall({ room: direct });
    await setUp.join(me, a, b);
    for (const peer of setUp.peers) peer.setConnectionState('connected');
    setUp.call.setDistances(at({ a: 2, b: 7 }));
    return setUp;
  }

  it('continues without a warning when the nearest participant leaves', async () => {
    const { call, meet, onEnd, clock } = await talkOfThree('m');
    meet(person('m'), b);
    call.setDistances(at({ a: 2, b: 7 }));
    clock.advance(voiceMeetTimeoutMs - 1);
    expect(onEnd).not.toHaveBeenCalled();
    expect(rangeWarning(active(call))).toBeNull();
    call.setDistances(at({ b: 3 }));
    call.setDistances(at({ b: 5.2 }));
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('outOfRange');
  });

  it.each([
    ['c', 'walks to the remaining participant', [['b']]],
    ['A', 'waits for the remaining participant', []],
  ])('with the participant id %s, %s', async (me, _, walks) => {
    const { meet, approach, clock } = await talkOfThree(me);
    meet(person(me), b);
    clock.advance(approachDelayMs - 1);
    expect(approach).not.toHaveBeenCalled();
    clock.advance(1);
    expect(approach.mock.calls).toEqual(walks);
  });

  it('does not walk when the remaining participant is near', async () => {
    const { call, meet, approach, clock } = await talkOfThree('c');
    call.setDistances(at({ a: 2, b: 3 }));
    meet(person('c'), b);
    clock.advance(approachDelayMs);
    expect(approach).not.toHaveBeenCalled();
  });

  it.each([
    ['the participant who left returns', [a, b], { a: 2, b: 7 }],
    ['the remaining participant arrives', [b], { b: 3 }],
  ])('does not walk when %s shortly after', async (_, others, metres) => {
    const { call, meet, approach, clock } = await talkOfThree('c');
    meet(person('c'), b);
    clock.advance(approachDelayMs - 1);
    meet(person('c'), ...others);
    call.setDistances(at(metres));
    clock.advance(1);
    expect(approach).not.toHaveBeenCalled();
  });

  it('does not walk after the member has left', async () => {
    const { call, meet, approach, clock } = await talkOfThree('c');
    meet(person('c'), b);
    call.leave();
    clock.advance(approachDelayMs);
    expect(approach).not.toHaveBeenCalled();
  });

  it('is in company of any participant', async () => {
    const { call, onEnd, voices } = await talkOfThree('m');
    call.setDistances(at({ a: 9, b: 3 }));
    expect(rangeWarning(active(call))).toBeNull();
    expect(voices.setVolume).toHaveBeenCalledWith('a', expect.closeTo(0.75));
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('warns for ten seconds before it ends beyond the range of everyone', async () => {
    const { call, onEnd, clock } = await talkOfThree('m');
    call.setDistances(at({ a: 6, b: 7 }));
    expect(rangeWarning(active(call))?.metres).toBe(6);
    clock.advance(voiceAwayMs - 1);
    expect(onEnd).not.toHaveBeenCalled();
    clock.advance(1);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('outOfRange');
  });

  it('keeps the distance while the nearest participant is disconnected', async () => {
    const { call, peers } = await talkOfThree('m');
    peers[0]?.setConnectionState('disconnected');
    call.setDistances(at({ b: 7 }));
    expect(rangeWarning(active(call))).toBeNull();
  });
});

it('renews the TURN credentials before they expire', async () => {
  const { join, clock, peers, fetchJoinToken } = setUpCall();
  await join('m', person('a'));
  peers[0]?.setConnectionState('connected');
  clock.advance(540_000);
  await flushPromises();
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
