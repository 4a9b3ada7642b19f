import { OfficeError } from '@office/api';
import type { VoiceRoomParticipant } from '@office/api/realtime';
import { describe, expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { FakeSocket } from '../../../platform/realtime/FakeSocket.ts';
import { fakeDevice, fakeTrack, FakePeerConnection, settle } from '../rtc/fakes.ts';
import { giveUpAfterMs } from '../rtc/PeerConnection.ts';
import { firstRetryMs } from '../rtc/SignalingChannel.ts';
import {
  aloneMs,
  confirmAfterMs,
  confirmAnswerMs,
  confirmBy,
  joinPatienceMs,
  rangeWarning,
  unreachableMs,
  type ActiveCallState,
} from './callState.ts';
import { VoiceCall, type VoiceCallDeps } from './VoiceCall.ts';

const person = (id: string, muted = false): VoiceRoomParticipant => ({
  participantId: id,
  userId: `user-${id}`,
  nameKanji: id,
  avatarUrl: null,
  muted,
  camera: false,
  screen: false,
  handRaisedAt: null,
});

const room = { id: 'r1', kind: 'OWN', name: '雑談' } as const;

function setUp(options: Partial<VoiceCallDeps> = {}) {
  const deps = testDeps();
  const { clock } = deps;
  const socket = new FakeSocket();
  const peers: FakePeerConnection[] = [];
  const onEnd = vi.fn();
  const voices = { assign: vi.fn(), play: vi.fn(), setVolume: vi.fn(), stop: vi.fn() };
  let tokens = 0;
  const fetchJoinToken = vi.fn(async () => ({
    token: `token ${++tokens}`,
    expiresAt: clock.now() + 60_000,
    ice: { iceServers: [{ urls: `turn:${tokens}` }], iceTransportPolicy: 'relay' as const },
    iceExpiresAt: clock.now() + 600_000,
  }));
  let level: (level: number) => void = () => {};
  const openMicrophone = vi.fn(async (_id: string | null, on: { level(level: number): void }) => {
    level = on.level;
    return fakeDevice('mic');
  });
  const openCamera = vi.fn<VoiceCallDeps['openCamera']>(async () => fakeDevice('camera', 'video'));
  let endScreen = () => {};
  const openScreen = vi.fn(async (ended: () => void) => {
    endScreen = ended;
    return { picture: fakeTrack('screen', 'video'), sound: fakeTrack('sound'), close: vi.fn() };
  });
  const renewAccessToken = vi.fn(async () => {});
  const call = new VoiceCall({
    room,
    muted: true,
    microphoneId: () => null,
    openMicrophone,
    cameraId: () => null,
    openCamera,
    openScreen,
    openSocket: () => socket,
    renewAccessToken,
    fetchJoinToken,
    createConnection: (configuration) => {
      const peer = new FakePeerConnection({ ...configuration, bundlePolicy: 'max-bundle' });
      peers.push(peer);
      return peer as unknown as RTCPeerConnection;
    },
    voices,
    streamOf: (track) => track as unknown as MediaStream,
    surroundings: () => ({ visible: true, lowBattery: false }),
    ...deps,
    ...options,
  });
  call.subscribe(() => {
    const state = call.getSnapshot();
    if (state.phase === 'ended') onEnd(state.reason);
  });
  return {
    call,
    clock,
    socket,
    peers,
    onEnd,
    voices,
    fetchJoinToken,
    openMicrophone,
    renewAccessToken,
    openCamera,
    openScreen,
    endScreen: () => endScreen(),
    hear: (value: number) => level(value),
    async join(me = 'm', ...others: VoiceRoomParticipant[]) {
      socket.open();
      await settle();
      const participants = [person(me), ...others];
      socket.answer({ ok: true, roomId: room.id, participantId: me, participants });
      await settle();
    },
    meet: (...list: VoiceRoomParticipant[]) =>
      socket.receive('participants', { roomId: room.id, participants: list }),
  };
}

/** The state of a call that goes on. */
function active(call: VoiceCall): ActiveCallState {
  const state = call.getSnapshot();
  if (state.phase === 'ended') throw new Error('The call has ended');
  return state;
}

describe('joining', () => {
  it('shows the pass, and connects to everyone who is there', async () => {
    const { call, join, socket, peers } = setUp();
    expect(call.getSnapshot().phase).toBe('joining');
    await join('m', person('a'), person('z'));
    expect(socket.all('join')).toEqual([{ token: 'token 1', muted: true }]);
    expect(call.getSnapshot()).toMatchObject({ phase: 'in', muted: true });
    expect(active(call).participants.map(({ nameKanji }) => nameKanji)).toEqual(['a', 'z']);
    expect(peers.map(({ configuration }) => configuration.iceServers)).toEqual([
      [{ urls: 'turn:1' }],
      [{ urls: 'turn:1' }],
    ]);
    // The end with the later id makes the offer.
    expect(socket.all('signal')).toMatchObject([{ to: 'a', description: { type: 'offer' } }]);
  });

  it('needs no microphone while muted', async () => {
    const { join, openMicrophone } = setUp();
    await join();
    expect(openMicrophone).not.toHaveBeenCalled();
  });

  it('ends where the server refuses, with the reason', async () => {
    const { socket, onEnd, fetchJoinToken } = setUp();
    socket.open();
    await settle();
    socket.answer({ ok: false, error: 'voiceChatRoomFull' });
    await settle();
    expect(fetchJoinToken).toHaveBeenCalledTimes(2);
    socket.answer({ ok: false, error: 'voiceChatRoomFull' });
    expect(onEnd).toHaveBeenCalledExactlyOnceWith({ refused: 'voiceChatRoomFull' });
  });

  it('ends where no pass is given', async () => {
    const refusal = new Error('no');
    const { socket, onEnd } = setUp({ fetchJoinToken: () => Promise.reject(refusal) });
    socket.open();
    await settle();
    expect(onEnd).toHaveBeenCalledExactlyOnceWith({ refused: refusal });
  });

  it('asks for a pass again while nobody answers, until it is given up', async () => {
    const fetchJoinToken = vi.fn(() => Promise.reject(new OfficeError(null, undefined)));
    const { socket, clock, onEnd } = setUp({ fetchJoinToken });
    socket.open();
    await settle();
    clock.advance(firstRetryMs);
    await settle();
    expect(fetchJoinToken).toHaveBeenCalledTimes(2);
    expect(onEnd).not.toHaveBeenCalled();
    clock.advance(joinPatienceMs);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('unreachable');
  });

  it('is given up when the server stays away', () => {
    const { clock, onEnd } = setUp();
    clock.advance(joinPatienceMs);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('unreachable');
  });

  it('gets another access token where ours is refused', async () => {
    const { socket, clock, renewAccessToken } = setUp();
    const connect = vi.spyOn(socket, 'connect');
    socket.active = false;
    socket.receive('connect_error');
    clock.advance(firstRetryMs);
    await settle();
    expect(renewAccessToken).toHaveBeenCalledOnce();
    expect(connect).toHaveBeenCalledOnce();
  });

  it('asks for one again, and later, where nobody answers', async () => {
    const { socket, clock, renewAccessToken } = setUp();
    const connect = vi.spyOn(socket, 'connect');
    renewAccessToken.mockRejectedValueOnce(new Error('offline'));
    socket.receive('disconnect', 'io server disconnect');
    clock.advance(firstRetryMs);
    await settle();
    expect(connect).not.toHaveBeenCalled();
    clock.advance(2 * firstRetryMs - 1);
    await settle();
    expect(renewAccessToken).toHaveBeenCalledOnce();
    clock.advance(1);
    await settle();
    expect(connect).toHaveBeenCalledOnce();
  });
});

describe('a lost channel', () => {
  it('is joined again with the same id, and voices that are connected go on', async () => {
    const { call, join, socket, peers } = setUp();
    await join('m', person('a'));
    peers[0]?.become('connected');
    socket.lose();
    expect(call.getSnapshot().phase).toBe('reconnecting');
    socket.open();
    await settle();
    expect(socket.all('join').at(-1)).toMatchObject({ participantId: 'm' });
    socket.answer({
      ok: true,
      roomId: room.id,
      participantId: 'm',
      participants: [person('m'), person('a')],
    });
    await settle();
    expect(call.getSnapshot().phase).toBe('in');
    expect(peers).toHaveLength(1);
    expect(peers[0]).toMatchObject({ closed: false, restarts: 0 });
  });

  it('begins anew once the place is gone', async () => {
    const { join, socket, peers } = setUp();
    await join('m', person('a'));
    socket.lose();
    await join('n', person('a'));
    expect(peers).toHaveLength(2);
    expect(peers[0]?.closed).toBe(true);
    expect(peers[1]?.closed).toBe(false);
  });

  it('offers once more what got lost with it', async () => {
    const { join, socket, peers } = setUp();
    await join('m', person('a'));
    socket.lose();
    await join('m', person('a'));
    expect(peers).toHaveLength(1);
    expect(socket.all('signal')).toHaveLength(2);
  });

  it('takes a new pass when the old one has run out', async () => {
    const { join, socket, clock, peers } = setUp();
    await join('m', person('a'));
    peers[0]?.become('connected');
    socket.lose();
    clock.advance(70_000);
    socket.open();
    await settle();
    expect(socket.all('join').at(-1)).toMatchObject({ token: 'token 2' });
  });

  it('ends the call when nobody is heard any more either', async () => {
    const { join, socket, clock, peers, onEnd } = setUp();
    await join('m', person('a'));
    peers[0]?.become('connected');
    socket.lose();
    clock.advance(unreachableMs);
    expect(onEnd).not.toHaveBeenCalled();
    peers[0]?.become('disconnected');
    clock.advance(unreachableMs);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('unreachable');
  });
});

describe('the others', () => {
  it('come and go, each with a connection of their own', async () => {
    const { call, join, meet, peers, voices } = setUp();
    await join('m');
    meet(person('m'), person('a'), person('b', true));
    expect(peers).toHaveLength(2);
    meet(person('m'), person('b', true));
    expect(peers[0]?.closed).toBe(true);
    expect(voices.stop).toHaveBeenCalledExactlyOnceWith('a');
    expect(active(call).participants).toMatchObject([{ participantId: 'b', muted: true }]);
  });

  it('who cannot be reached are named', async () => {
    const { call, join, clock } = setUp();
    await join('m', person('a'));
    clock.advance(giveUpAfterMs);
    expect(active(call).participants).toMatchObject([{ connection: 'lost' }]);
  });

  it('speak until they are silent, also when that word got lost', async () => {
    const { call, join, socket, clock } = setUp();
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

  it('are answered though their offer came before one’s own place was known', async () => {
    const { socket, peers } = setUp();
    socket.open();
    await settle();
    socket.receive('signal', { from: 'z', description: { type: 'offer', sdp: 'offer 1' } });
    socket.answer({
      ok: true,
      roomId: room.id,
      participantId: 'm',
      participants: [person('m'), person('z')],
    });
    await settle();
    expect(peers).toHaveLength(1);
    expect(socket.all('signal')).toMatchObject([{ to: 'z', description: { type: 'answer' } }]);
  });
});

describe('one’s own voice', () => {
  it('opens the microphone with the first word, and tells the others', async () => {
    const { call, join, socket, peers } = setUp();
    await join('m', person('a'));
    await call.setMuted(false);
    await settle();
    expect(call.getSnapshot()).toMatchObject({ muted: false, microphone: { status: 'on' } });
    expect(socket.all('state')).toEqual([{ muted: false }]);
    expect(peers[0]?.transceivers[0]?.sender.track?.enabled).toBe(true);
    await call.setMuted(true);
    expect(peers[0]?.transceivers[0]?.sender.track?.enabled).toBe(false);
    expect(socket.all('state')).toEqual([{ muted: false }, { muted: true }]);
  });

  it('stays off where there is no microphone', async () => {
    const refused = new DOMException('', 'NotAllowedError');
    const { call, join, socket } = setUp({ openMicrophone: () => Promise.reject(refused) });
    await join('m');
    await call.setMuted(false);
    expect(call.getSnapshot()).toMatchObject({
      muted: true,
      microphone: { status: 'problem', problem: 'notAllowedError' },
    });
    expect(socket.all('state')).toEqual([]);
  });

  it('is said to speak, again and again while it lasts', async () => {
    const { call, join, socket, clock, hear } = setUp();
    await join('m', person('a'));
    await call.setMuted(false);
    hear(0.1);
    hear(0.1);
    expect(socket.all('speaking')).toEqual([{ speaking: true }]);
    clock.advance(1100);
    hear(0.1);
    expect(socket.all('speaking')).toHaveLength(2);
    await call.setMuted(true);
    expect(socket.all('speaking').at(-1)).toEqual({ speaking: false });
    expect(active(call).speaking).toBe(false);
  });
});

describe('one’s own pictures', () => {
  const sent = ({ peers }: ReturnType<typeof setUp>) =>
    peers.map(({ transceivers }) => transceivers.map(({ sender }) => sender.track?.id));

  it('begin with a press alone, and end with the call', async () => {
    const world = setUp();
    const { call, join, socket, openCamera } = world;
    await join('m', person('a'));
    expect(openCamera).not.toHaveBeenCalled();
    await call.setCamera(true);
    expect(active(call).media).toMatchObject({
      camera: { status: 'on' },
      pictures: { camera: { id: 'camera' } },
    });
    expect(socket.all('setMedia')).toEqual([{ camera: true }]);
    expect(sent(world)).toEqual([[undefined, 'camera', undefined, undefined]]);
    call.leave();
    expect(openCamera.mock.results).toHaveLength(1);
    await expect(openCamera.mock.results[0]?.value).resolves.toMatchObject({ closed: true });
  });

  it('that are a screen come with its sound, and end in the browser’s own bar', async () => {
    const world = setUp();
    const { call, join, socket, endScreen } = world;
    await join('m', person('a'));
    await call.setScreen(true);
    expect(sent(world)).toEqual([[undefined, undefined, 'screen', 'sound']]);
    endScreen();
    await settle();
    expect(sent(world)).toEqual([[undefined, undefined, undefined, undefined]]);
    expect(socket.all('setMedia')).toEqual([{ screen: true }, { screen: false }]);
    expect(active(call).media).toMatchObject({ screen: { status: 'off' }, pictures: {} });
  });

  it('that are a screen end where another one shares theirs', async () => {
    const { call, join, socket } = setUp();
    await join('m', person('a'));
    await call.setScreen(true);
    socket.receive('screenTaken', { roomId: room.id, participantId: 'a' });
    expect(active(call).media).toMatchObject({ screen: { status: 'off' }, screenTakenBy: 'a' });
  });

  it('are told anew to a room that has forgotten them', async () => {
    const { call, join, socket } = setUp();
    await join('m', person('a'));
    await call.setCamera(true);
    await call.setScreen(true);
    socket.lose();
    await join('n', person('a'));
    expect(socket.all('setMedia').slice(2)).toEqual([{ camera: true, screen: true }]);
    expect(active(call).media).toMatchObject({ screen: { status: 'on' }, screenTakenBy: null });
  });

  it('that changed while the channel was gone are told with the next one', async () => {
    const { call, join, socket } = setUp();
    await join('m', person('a'));
    socket.lose();
    await call.setCamera(true);
    expect(socket.all('setMedia')).toEqual([]);
    await join('m', person('a'));
    expect(socket.all('setMedia')).toEqual([{ camera: true }]);
  });

  it('leave the screen to who took it over while the channel was gone', async () => {
    const { call, join, socket } = setUp();
    await join('m', person('a'));
    await call.setScreen(true);
    socket.lose();
    await join('m', { ...person('a'), screen: true });
    expect(active(call).media).toMatchObject({ screen: { status: 'off' }, screenTakenBy: 'a' });
    expect(socket.all('setMedia')).toEqual([{ screen: true }]);
  });
});

it('a hand goes up as the server says, so that all see one order', async () => {
  const { call, join, meet, socket } = setUp();
  await join('m', person('a'));
  call.raiseHand(true);
  expect(socket.all('raiseHand')).toEqual([{ raised: true }]);
  expect(active(call).media.handRaisedAt).toBeNull();
  const handRaisedAt = '2026-11-22T09:00:00.000Z';
  meet({ ...person('m'), handRaisedAt }, person('a'));
  expect(active(call).media.handRaisedAt).toBe(handRaisedAt);
});

it('who speaks while muted is told so for a while, and not once they are heard', async () => {
  const { call, join, clock, hear, socket } = setUp();
  await join('m', person('a'));
  await call.setMuted(false);
  await call.setMuted(true);
  const speak = (milliseconds: number, level = 0.1) => {
    for (let time = 0; time < milliseconds; time += 100) {
      clock.advance(100);
      hear(level);
    }
  };
  speak(1000);
  expect(active(call).speakingMuted).toBe(false);
  speak(500);
  expect(active(call).speakingMuted).toBe(true);
  expect(socket.all('speaking')).toEqual([]);
  speak(3000, 0);
  expect(active(call).speakingMuted).toBe(true);
  speak(3000, 0);
  expect(active(call).speakingMuted).toBe(false);
  speak(2000);
  await call.setMuted(false);
  expect(active(call).speakingMuted).toBe(false);
});

describe('the end', () => {
  it('comes by one’s own wish, and leaves nothing open', async () => {
    const { call, join, socket, peers, onEnd, clock } = setUp();
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
      const { join, socket, onEnd } = setUp();
      await join('m', person('a'));
      socket.receive('ended', { roomId: room.id, reason });
      expect(onEnd).toHaveBeenCalledExactlyOnceWith(reason);
    },
  );

  it('comes after fifteen minutes alone', async () => {
    const { join, meet, clock, onEnd, call } = setUp();
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
    const { call, join, clock, onEnd, socket } = setUp();
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
    const { join, meet, onEnd } = setUp({ room: { ...room, kind: 'DIRECT' } });
    await join('m', person('a'));
    meet(person('m'));
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('otherLeft');
  });

  it('comes for two when the other does not come', async () => {
    const { join, clock, onEnd } = setUp({ room: { ...room, kind: 'DIRECT' } });
    await join('m');
    clock.advance(aloneMs);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('alone');
  });

  it('comes for two who talk directly when they part', async () => {
    const direct = { ...room, kind: 'DIRECT' } as const;
    const { call, join, onEnd, voices, peers } = setUp({ room: direct });
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
  const { join, clock, peers, fetchJoinToken } = setUp();
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
  const { call, join, voices } = setUp();
  await join('m', person('a'));
  call.setDistances(new Map([['user-a', 30]]));
  expect(voices.setVolume).not.toHaveBeenCalled();
});
