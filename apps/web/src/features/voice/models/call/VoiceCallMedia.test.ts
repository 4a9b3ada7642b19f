import { describe, expect, it } from 'vitest';
import { TestClock } from '@office/client/lib/testDeps.ts';
import { fakeBackground } from '../../media/background/testBackground.ts';
import { flushPromises } from '../../rtc/fakes.ts';
import { active, person, room, setUpCall } from './testCall.ts';

describe('microphone', () => {
  it('opens on first unmute and sends the mute state', async () => {
    const { call, join, socket, peers } = setUpCall();
    await join('m', person('a'));
    await call.setMuted(false);
    await flushPromises();
    expect(call.getSnapshot()).toMatchObject({ muted: false, microphone: { status: 'on' } });
    expect(socket.all('state')).toEqual([{ muted: false }]);
    expect(peers[0]?.transceivers[0]?.sender.track?.enabled).toBe(true);
    await call.setMuted(true);
    expect(peers[0]?.transceivers[0]?.sender.track?.enabled).toBe(false);
    expect(socket.all('state')).toEqual([{ muted: false }, { muted: true }]);
  });
});

it('receives recordings and captions over the signalling connection', async () => {
  const { call, join, socket } = setUpCall();
  const recording = {
    recordingId: 'rec-1',
    participantId: 'a',
    status: 'PAUSED' as const,
    begunAt: '2026-11-22T03:00:00.000Z',
    agreed: ['a'],
    transcript: false,
  };
  await join('m', person('a'));
  expect(call.recording.getSnapshot().room).toBeNull();
  socket.receive('participants', {
    roomId: room.id,
    participants: [person('m'), { ...person('a'), captionSource: 'READY' }],
    recording,
  });
  expect(call.recording.getSnapshot().room).toEqual(recording);
  void call.recording.agree();
  expect(socket.all('agreeToRecording')).toEqual([{ recordingId: 'rec-1' }]);
  call.captions.setWanted(true);
  expect(socket.all('setCaptions')).toEqual([{ wanted: true }]);
  const caption = { captionId: 1, text: 'はい', isFinal: true, language: 'ja' };
  socket.receive('caption', { participantId: 'a', ...caption });
  expect(call.captions.getSnapshot().lines).toMatchObject([caption]);
  socket.receive('recordingEnded', {
    roomId: room.id,
    recordingId: 'rec-1',
    participantId: 'a',
    reason: 'STOPPED',
  });
  expect(call.recording.getSnapshot().room).toBeNull();
});

describe('camera and screen', () => {
  const sent = ({ peers }: ReturnType<typeof setUpCall>) =>
    peers.map(({ transceivers }) => transceivers.map(({ sender }) => sender.track?.id));

  it('opens the camera only on request and closes it with the call', async () => {
    const world = setUpCall();
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

  it('sends no camera before its background is ready, and shows why it was turned off', async () => {
    const background = fakeBackground(new TestClock());
    background.select('blur');
    const { call, join, socket } = setUpCall({ cameraBackground: background.deps });
    await join('m', person('a'));
    await call.setCamera(true);
    expect(active(call).media).toMatchObject({ background: { status: 'starting' }, pictures: {} });
    expect(socket.all('setMedia')).toEqual([]);
    background.started[0]?.ready();
    await flushPromises();
    expect(active(call).media.pictures).toMatchObject({ camera: { id: 'effect 1' } });
    background.started[0]?.fail();
    expect(active(call).media).toMatchObject({
      camera: { status: 'off' },
      background: { status: 'problem', problem: 'unavailable' },
      pictures: {},
    });
    expect(socket.all('setMedia')).toEqual([{ camera: true }, { camera: false }]);
  });

  it('sends the screen with its sound and stops when the browser ends the share', async () => {
    const world = setUpCall();
    const { call, join, socket, endScreen } = world;
    await join('m', person('a'));
    await call.setScreen(true);
    expect(sent(world)).toEqual([[undefined, undefined, 'screen', 'sound']]);
    endScreen();
    await flushPromises();
    expect(sent(world)).toEqual([[undefined, undefined, undefined, undefined]]);
    expect(socket.all('setMedia')).toEqual([{ screen: true }, { screen: false }]);
    expect(active(call).media).toMatchObject({ screen: { status: 'off' }, pictures: {} });
  });

  it('stops sharing the screen when another participant starts', async () => {
    const { call, join, socket } = setUpCall();
    await join('m', person('a'));
    await call.setScreen(true);
    socket.receive('screenTaken', { roomId: room.id, participantId: 'a' });
    expect(active(call).media).toMatchObject({ screen: { status: 'off' }, screenTakenBy: 'a' });
  });

  it('sends the media state again after the server lost it', async () => {
    const { call, join, socket } = setUpCall();
    await join('m', person('a'));
    await call.setCamera(true);
    await call.setScreen(true);
    socket.lose();
    await join('n', person('a'));
    expect(socket.all('setMedia').slice(2)).toEqual([{ camera: true, screen: true }]);
    expect(active(call).media).toMatchObject({ screen: { status: 'on' }, screenTakenBy: null });
  });

  it('sends changes made while disconnected after reconnecting', async () => {
    const { call, join, socket } = setUpCall();
    await join('m', person('a'));
    socket.lose();
    await call.setCamera(true);
    expect(socket.all('setMedia')).toEqual([]);
    await join('m', person('a'));
    expect(socket.all('setMedia')).toEqual([{ camera: true }]);
  });

  it('stops sharing the screen if another participant took over while disconnected', async () => {
    const { call, join, socket } = setUpCall();
    await join('m', person('a'));
    await call.setScreen(true);
    socket.lose();
    await join('m', { ...person('a'), screen: true });
    expect(active(call).media).toMatchObject({ screen: { status: 'off' }, screenTakenBy: 'a' });
    expect(socket.all('setMedia')).toEqual([{ screen: true }]);
  });
});

it('keeps only the problem of the device that was turned on last', async () => {
  const denied = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  const devices = { openMicrophone: denied, openCamera: denied, openScreen: denied };
  const { call, join } = setUpCall(devices);
  await join('m', person('a'));
  await call.setMuted(false);
  expect(active(call).microphone).toMatchObject({ status: 'problem' });
  await call.setCamera(true);
  expect(active(call)).toMatchObject({
    microphone: { status: 'off' },
    media: { camera: { status: 'problem', problem: 'notAllowedError' } },
  });
  await call.setScreen(true);
  expect(active(call).media.camera).toEqual({ status: 'off' });
});

it('shows a raised hand only after the server confirms it', async () => {
  const { call, join, meet, socket } = setUpCall();
  await join('m', person('a'));
  call.raiseHand(true);
  expect(socket.all('raiseHand')).toEqual([{ raised: true }]);
  expect(active(call).media.handRaisedAt).toBeNull();
  const handRaisedAt = '2026-11-22T09:00:00.000Z';
  meet({ ...person('m'), handRaisedAt }, person('a'));
  expect(active(call).media.handRaisedAt).toBe(handRaisedAt);
});

it('shows the muted hint for a while when the member speaks, and hides it after unmuting', async () => {
  const { call, join, clock, hear, socket } = setUpCall();
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

describe('a listener of an all-hands room', () => {
  const listener = (id: string) => ({ ...person(id, true), listener: true });

  it('sends neither audio nor video until an administrator allows it', async () => {
    const { call, join, meet, openMicrophone, openCamera } = setUpCall();
    await join('m', person('a'));
    meet(listener('m'), person('a'));
    expect(active(call)).toMatchObject({ isListener: true, listeners: 0 });
    await call.setMuted(false);
    await call.setCamera(true);
    expect(openMicrophone).not.toHaveBeenCalled();
    expect(openCamera).not.toHaveBeenCalled();
    meet(person('m', true), person('a'));
    await call.setMuted(false);
    expect(openMicrophone).toHaveBeenCalledOnce();
    expect(active(call)).toMatchObject({ isListener: false, muted: false });
  });

  it('is muted without a camera after speaking', async () => {
    const { call, join, meet } = setUpCall();
    await join('m', person('a'));
    await call.setMuted(false);
    await call.setCamera(true);
    meet(listener('m'), person('a'));
    await flushPromises();
    expect(active(call)).toMatchObject({ muted: true, media: { pictures: {} } });
  });

  it('is allowed to speak by their participant id', async () => {
    const { call, join, meet, socket } = setUpCall();
    await join('m', person('a'));
    meet(person('m'), { ...listener('b'), handRaisedAt: '2026-11-29T00:00:00.000Z' });
    void call.setSpeaker('user-b', true);
    expect(socket.all('setSpeaker')).toEqual([{ participantId: 'b', speaker: true }]);
    expect(await call.setSpeaker('user-x', true)).toMatchObject({ ok: false });
  });
});
