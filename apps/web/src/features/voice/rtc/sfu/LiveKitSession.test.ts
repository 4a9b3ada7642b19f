import { EventEmitter } from 'node:events';
import { RoomEvent, Track, VideoQuality, type Room } from 'livekit-client';
import { expect, it, vi } from 'vitest';
import { fakeTrack, flushPromises } from '../fakes.ts';
import { LiveKitSession } from './LiveKitSession.ts';

class FakeRoom extends EventEmitter {
  state = 'disconnected';
  remoteParticipants = new Map<string, unknown>();
  connect = vi.fn(async () => void (this.state = 'connected'));
  disconnect = vi.fn(async () => void (this.state = 'disconnected'));
  localParticipant = {
    publishTrack: vi.fn(async (mediaStreamTrack: MediaStreamTrack, _options: object) => {
      const track = { mediaStreamTrack, replaceTrack: vi.fn() };
      return { track };
    }),
    unpublishTrack: vi.fn(async () => {}),
  };
}

const publication = (source: Track.Source) => ({
  source,
  setSubscribed: vi.fn(),
  setVideoQuality: vi.fn(),
});

async function setUp() {
  const room = new FakeRoom();
  const voice = publication(Track.Source.Microphone);
  const camera = publication(Track.Source.Camera);
  const screenSound = publication(Track.Source.ScreenShareAudio);
  const trackPublications = new Map(
    [voice, camera, screenSound].map((each) => [each.source, each] as const),
  );
  room.remoteParticipants.set('a', { identity: 'a', trackPublications });
  const events = { onTrack: vi.fn(), onConnected: vi.fn(), onFailed: vi.fn() };
  const session = new LiveKitSession({
    ...events,
    url: 'wss://livekit.example',
    token: 'token',
    canPublish: true,
    createRoom: () => room as unknown as Room,
  });
  session.start();
  await flushPromises();
  return { room, session, voice, camera, screenSound, ...events };
}

it('receives all voices, and only the selected pictures in their size', async () => {
  const { camera, onConnected, room, screenSound, session, voice } = await setUp();
  expect(room.connect).toHaveBeenCalledWith('wss://livekit.example', 'token', {
    autoSubscribe: false,
  });
  expect(onConnected).toHaveBeenCalledOnce();
  expect(voice.setSubscribed).toHaveBeenLastCalledWith(true);
  expect(camera.setSubscribed).toHaveBeenLastCalledWith(false);
  session.select([{ participantId: 'a', kind: 'camera', quality: 'MEDIUM' }]);
  expect(camera.setSubscribed).toHaveBeenLastCalledWith(true);
  expect(camera.setVideoQuality).toHaveBeenLastCalledWith(VideoQuality.MEDIUM);
  expect(screenSound.setSubscribed).toHaveBeenLastCalledWith(false);
  session.select([{ participantId: 'a', kind: 'screen', quality: 'HIGH' }]);
  expect(camera.setSubscribed).toHaveBeenLastCalledWith(false);
  expect(screenSound.setSubscribed).toHaveBeenLastCalledWith(true);
});

it('publishes tracks with their source, replaces them, and removes them', async () => {
  const { room, session } = await setUp();
  const { publishTrack, unpublishTrack } = room.localParticipant;
  const [one, other] = [fakeTrack('one'), fakeTrack('other')];
  session.setLocalTrack('voice', one);
  await flushPromises();
  expect(publishTrack).toHaveBeenCalledExactlyOnceWith(one, { source: Track.Source.Microphone });
  session.setLocalTrack('voice', other);
  await flushPromises();
  const { track } = (await publishTrack.mock.results[0]!.value) as {
    track: { replaceTrack: ReturnType<typeof vi.fn> };
  };
  expect(track.replaceTrack).toHaveBeenCalledExactlyOnceWith(other, true);
  session.setLocalTrack('voice', null);
  await flushPromises();
  expect(unpublishTrack).toHaveBeenCalledExactlyOnceWith(track, false);
});

it('reports received tracks, and the end of the connection once', async () => {
  const { onFailed, onTrack, room, session } = await setUp();
  const mediaStreamTrack = fakeTrack('camera of a', 'video');
  room.emit(
    RoomEvent.TrackSubscribed,
    { mediaStreamTrack },
    { source: Track.Source.Camera },
    { identity: 'a' },
  );
  expect(onTrack).toHaveBeenCalledExactlyOnceWith('a', 'camera', mediaStreamTrack);
  room.emit(RoomEvent.Disconnected);
  expect(onFailed).toHaveBeenCalledOnce();
  session.dispose();
  room.emit(RoomEvent.Disconnected);
  expect(onFailed).toHaveBeenCalledOnce();
});
