import type { VoiceRoomParticipant } from '@office/api/realtime';
import { vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { FakeSocket } from '../../../../platform/realtime/FakeSocket.ts';
import { fakeBackground } from '../../media/background/testBackground.ts';
import { fakeDevice, fakeTrack, FakePeerConnection, flushPromises } from '../../rtc/fakes.ts';
import type { ActiveCallState } from './callState.ts';
import { VoiceCall } from './VoiceCall.ts';
import type { VoiceCallDeps } from './VoiceCallDeps.ts';

export const person = (id: string, muted = false): VoiceRoomParticipant => ({
  participantId: id,
  userId: `user-${id}`,
  nameKanji: id,
  avatarUrl: null,
  muted,
  camera: false,
  screen: false,
  handRaisedAt: null,
  captionsWanted: false,
  captionSource: 'NONE',
});

export const room = { id: 'r1', kind: 'OWN', name: '雑談' } as const;

export function setUpCall(options: Partial<VoiceCallDeps> = {}) {
  const deps = testDeps();
  const { clock } = deps;
  const socket = new FakeSocket();
  const peers: FakePeerConnection[] = [];
  const onEnd = vi.fn();
  const approach = vi.fn();
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
    cameraBackground: fakeBackground(clock).deps,
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
    sfuLoaders: () => ({ relayed: vi.fn(), liveKit: vi.fn() }),
    approach,
    captions: {
      createRecognizer: null,
      language: () => 'ja',
      agreement: { isGiven: () => false, set: vi.fn() },
    },
    recording: {
      openFile: vi.fn(),
      createRecorder: vi.fn(),
      saveTranscript: vi.fn(),
      onNotice: vi.fn(),
    },
    transcript: { start: vi.fn(), consent: vi.fn(), stop: vi.fn(), addLines: vi.fn() },
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
    approach,
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
      await flushPromises();
      const { muted } = socket.all('join').at(-1) as { muted: boolean };
      const participants = [person(me, muted), ...others];
      socket.answer({
        ok: true,
        roomId: room.id,
        participantId: me,
        participants,
        listeners: 0,
        recording: null,
        transcript: null,
        route: 'MESH',
      });
      await flushPromises();
    },
    meet: (...list: VoiceRoomParticipant[]) =>
      socket.receive('participants', {
        roomId: room.id,
        participants: list,
        listeners: list.filter(({ listener }) => listener).length,
        recording: null,
        transcript: null,
        route: 'MESH',
      }),
  };
}

export function active(call: VoiceCall): ActiveCallState {
  const state = call.getSnapshot();
  if (state.phase === 'ended') throw new Error('The call has ended');
  return state;
}
