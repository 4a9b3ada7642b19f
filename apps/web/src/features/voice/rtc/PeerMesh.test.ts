import { expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { FakePeerConnection, fakeTrack, flushPromises } from './fakes.ts';
import { PeerMesh } from './PeerMesh.ts';
import { RemoteVideos } from './RemoteVideos.ts';

const person = (participantId: string) => ({
  participantId,
  userId: `user-${participantId}`,
  nameKanji: participantId,
  avatarUrl: null,
  muted: false,
  camera: false,
  screen: false,
  handRaisedAt: null,
  captionsWanted: false,
  captionSource: 'NONE' as const,
});

async function setUp(...others: string[]) {
  const deps = testDeps();
  const peers: FakePeerConnection[] = [];
  const videos = new RemoteVideos((track) => ({ id: track.id }) as MediaStream);
  const voices = { assign: vi.fn(), play: vi.fn(), setVolume: vi.fn(), stop: vi.fn() };
  const mesh = new PeerMesh({
    ...deps,
    voices,
    videos,
    createConnection: () => {
      const peer = new FakePeerConnection();
      peers.push(peer);
      return peer as unknown as RTCPeerConnection;
    },
    sendSignal: vi.fn(),
    surroundings: () => ({ visible: true, lowBattery: false }),
  });
  mesh.joined('m', ['m', ...others].map(person));
  await flushPromises();
  for (const id of others)
    mesh.receive(id, { description: { type: id < 'm' ? 'answer' : 'offer', sdp: 'theirs' } });
  await flushPromises();
  for (const peer of peers) peer.setConnectionState('connected');
  const encodings = (line: number) =>
    peers.map(({ transceivers }) => transceivers[line]?.sender.getParameters().encodings[0]);
  return { ...deps, mesh, peers, videos, voices, encodings };
}

it('sends the camera to all participants, including later ones', async () => {
  const { mesh, peers } = await setUp('a');
  const camera = fakeTrack('camera', 'video');
  mesh.setLocalTrack('camera', camera);
  mesh.update(['m', 'a', 'b'].map(person));
  await flushPromises();
  expect(peers.map(({ transceivers }) => transceivers[1]?.sender.track)).toEqual([camera, camera]);
});

it('shows the videos of each participant and plays voice and screen sound together', async () => {
  const { mesh, videos, voices } = await setUp('a', 'z');
  expect([...videos.getSnapshot().keys()]).toEqual(['a', 'z']);
  expect(Object.keys(videos.getSnapshot().get('z') ?? {})).toEqual(['camera', 'screen']);
  expect(voices.play.mock.calls.map(([id, kind]) => `${id} ${kind}`)).toEqual([
    'a voice',
    'a screenSound',
    'z voice',
    'z screenSound',
  ]);
  mesh.update(['m', 'z'].map(person));
  expect([...videos.getSnapshot().keys()]).toEqual(['z']);
});

it('adapts the quality for each participant only while video is sent', async () => {
  const { clock, mesh, peers, encodings } = await setUp('a', 'b');
  const measure = async (milliseconds: number, lost: number) => {
    for (const [index, peer] of peers.entries()) {
      const seconds = clock.now() / 1000;
      peer.stats.set('out', { type: 'outbound-rtp', packetsSent: seconds * 100 });
      if (index === 0)
        peer.stats.set('in', { type: 'remote-inbound-rtp', packetsLost: seconds * 100 * lost });
    }
    clock.advance(milliseconds);
    await flushPromises();
  };
  await measure(10_000, 0.2);
  expect(encodings(1)[0]).not.toHaveProperty('maxBitrate');
  mesh.setLocalTrack('camera', fakeTrack('camera', 'video'));
  await flushPromises();
  expect(encodings(1)).toMatchObject([{ maxBitrate: 1_500_000 }, { maxBitrate: 1_500_000 }]);
  for (let time = 0; time < 6; time++) await measure(2000, 0.2);
  expect(encodings(1)).toMatchObject([
    { active: true, maxBitrate: 100_000, scaleResolutionDownBy: 4 },
    { active: true, maxBitrate: 1_500_000, scaleResolutionDownBy: 1 },
  ]);
  expect(encodings(0)).toMatchObject([{ priority: 'high' }, { priority: 'high' }]);
  // `videoPaused` is set if the bandwidth is too low for the smallest video.
  const pausedStates = () => mesh.getSnapshot().map(({ videoPaused }) => videoPaused);
  expect(pausedStates()).toEqual([false, false]);
  peers[0]?.stats.set('way', {
    type: 'candidate-pair',
    nominated: true,
    availableOutgoingBitrate: 60_000,
  });
  for (let time = 0; time < 2; time++) await measure(2000, 0.2);
  expect(pausedStates()).toEqual([true, false]);
  expect(encodings(1)).toMatchObject([{ active: false }, { active: true }]);
  mesh.setLocalTrack('camera', null);
  await flushPromises();
  const encode = vi.spyOn(peers[0]!.transceivers[1]!.sender, 'setParameters');
  await measure(10_000, 0);
  expect(encode).not.toHaveBeenCalled();
});

it('reports a weak connection to each participant, also without video, until it recovers', async () => {
  const { clock, mesh, peers } = await setUp('a', 'b');
  const received = { type: 'inbound-rtp', packetsReceived: 0, packetsLost: 0 };
  peers[0]?.stats.set('in', received);
  const listen = async (packetsLost: number) => {
    received.packetsReceived += 200 - packetsLost;
    received.packetsLost += packetsLost;
    clock.advance(4000);
    await flushPromises();
  };
  const problems = () => mesh.getSnapshot().map(({ network }) => network?.reason ?? null);
  for (let time = 0; time < 3; time++) await listen(20);
  expect(problems()).toEqual(['loss', null]);
  mesh.update(['m', 'a', 'b'].map(person));
  expect(problems()).toEqual(['loss', null]);
  for (let time = 0; time < 2; time++) await listen(0);
  expect(problems()).toEqual([null, null]);
  mesh.dispose();
  const stats = vi.spyOn(peers[0]!, 'getStats');
  clock.advance(10_000);
  expect(stats).not.toHaveBeenCalled();
});
