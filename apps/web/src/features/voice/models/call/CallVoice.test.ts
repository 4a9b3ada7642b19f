import { expect, it, vi } from 'vitest';
import { TestClock } from '@office/client/lib/testDeps.ts';
import type { OpenDevice } from '../../media/CaptureDevice.ts';
import { fakeDevice, flushPromises } from '../../rtc/fakes.ts';
import { CallVoice, type CallVoiceDeps } from './CallVoice.ts';

function setUp(open: () => Promise<OpenDevice> = async () => fakeDevice('mic')) {
  const clock = new TestClock();
  let level: (level: number) => void = () => {};
  let gone: () => void = () => {};
  const room = { sendMuted: vi.fn(), sendSpeaking: vi.fn() };
  const onEvent = vi.fn<CallVoiceDeps['onEvent']>();
  const voice = new CallVoice({
    clock,
    ...room,
    onEvent,
    microphoneId: () => null,
    openMicrophone: (_id, on) => {
      ({ level, gone } = on);
      return open();
    },
    setTrack: vi.fn(),
  });
  return {
    voice,
    clock,
    ...room,
    onEvent,
    hear: (value: number) => level(value),
    pull: () => gone(),
  };
}

it('stays muted without a microphone', async () => {
  const refused = new DOMException('', 'NotAllowedError');
  const { voice, onEvent, sendMuted } = setUp(() => Promise.reject(refused));
  await voice.setMuted(false);
  const microphone = { status: 'problem', problem: 'notAllowedError' };
  expect(onEvent).toHaveBeenLastCalledWith({ kind: 'microphoneChanged', microphone });
  expect(voice.sentTrack).toBeNull();
  expect(sendMuted).not.toHaveBeenCalled();
});

it('stays muted if the member mutes again while the browser asks for permission', async () => {
  let allow: (device: OpenDevice) => void = () => {};
  const { voice, sendMuted } = setUp(() => new Promise((resolve) => (allow = resolve)));
  const unmuting = voice.setMuted(false);
  await voice.setMuted(true);
  allow(fakeDevice('mic'));
  await unmuting;
  expect(voice.track?.enabled).toBe(false);
  expect(voice.sentTrack).toBeNull();
  expect(sendMuted.mock.calls).toEqual([[true]]);
});

it('closes a microphone that opens after the end of the call', async () => {
  const device = { ...fakeDevice('mic'), close: vi.fn() };
  const { voice, sendMuted, onEvent } = setUp(async () => device);
  const unmuting = voice.setMuted(false);
  onEvent.mockClear();
  voice.dispose();
  await unmuting;
  await flushPromises();
  expect(device.close).toHaveBeenCalledOnce();
  expect(onEvent).not.toHaveBeenCalled();
  expect(sendMuted).not.toHaveBeenCalled();
});

it('repeats the speaking message while the member speaks', async () => {
  const { voice, sendSpeaking, onEvent, clock, hear } = setUp();
  await voice.setMuted(false);
  hear(0.1);
  hear(0.1);
  expect(sendSpeaking.mock.calls).toEqual([[true]]);
  clock.advance(1100);
  hear(0.1);
  expect(sendSpeaking).toHaveBeenCalledTimes(2);
  await voice.setMuted(true);
  expect(sendSpeaking).toHaveBeenLastCalledWith(false);
  expect(onEvent).toHaveBeenLastCalledWith({ kind: 'speakingChanged', speaking: false });
});

it('mutes the member if the microphone is unplugged without a replacement', async () => {
  let isThere = true;
  const missing = new DOMException('', 'NotFoundError');
  const { voice, sendMuted, onEvent, pull } = setUp(() =>
    isThere ? Promise.resolve(fakeDevice('mic')) : Promise.reject(missing),
  );
  await voice.setMuted(false);
  isThere = false;
  pull();
  await flushPromises();
  expect(sendMuted.mock.calls).toEqual([[false], [true]]);
  expect(onEvent).toHaveBeenLastCalledWith({ kind: 'muteChanged', muted: true });
  isThere = true;
  await voice.setMuted(false);
  expect(sendMuted).toHaveBeenLastCalledWith(false);
  expect(voice.sentTrack?.enabled).toBe(true);
});

it('opens an open microphone again for changed settings, and leaves a closed one closed', async () => {
  const open = vi.fn(async () => fakeDevice('mic'));
  const { voice } = setUp(open);
  await voice.reopenMicrophone();
  expect(open).not.toHaveBeenCalled();
  await voice.setMuted(false);
  const first = voice.track;
  await voice.reopenMicrophone();
  expect(open).toHaveBeenCalledTimes(2);
  expect(voice.track).not.toBe(first);
  expect(voice.sentTrack?.enabled).toBe(true);
});
