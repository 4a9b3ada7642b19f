import { expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { FakePeerConnection, fakeTrack, flushPromises } from './fakes.ts';
import { CallConnections, meshOverlapMs, type CallConnectionsDeps } from './CallConnections.ts';
import { firstReopenMs } from './sfu/SfuLinks.ts';
import type { SfuSession, SfuSessionEvents } from './sfu/SfuSession.ts';
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

const relayedAccess = {
  ok: true as const,
  kind: 'RELAYED' as const,
  resumed: false,
  canPublish: true,
};

const fakeSession = () => ({
  start: vi.fn(),
  setLocalTrack: vi.fn<SfuSession['setLocalTrack']>(),
  select: vi.fn<SfuSession['select']>(),
  offered: vi.fn(),
  dispose: vi.fn(),
});

const meshOf = (...ids: string[]) => ({ participants: ids.map(person), route: 'MESH' as const });

async function setUp(...others: string[]) {
  const deps = testDeps();
  const peers: FakePeerConnection[] = [];
  const videos = new RemoteVideos((track) => ({ id: track.id }) as MediaStream);
  const voices = { assign: vi.fn(), play: vi.fn(), setVolume: vi.fn(), stop: vi.fn() };
  const sessions: (ReturnType<typeof fakeSession> & { events: SfuSessionEvents })[] = [];
  const openMedia = vi.fn<CallConnectionsDeps['openMedia']>(async () => relayedAccess);
  const connections = new CallConnections({
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
    openMedia,
    relayedSignaling: {
      publish: vi.fn(),
      receive: vi.fn(),
      answer: vi.fn(),
      sendCandidate: vi.fn(),
    },
    sfu: {
      relayed: async (events) => {
        const session = { ...fakeSession(), events };
        sessions.push(session);
        return session;
      },
      liveKit: vi.fn(),
    },
  });
  connections.joined('m', meshOf('m', ...others));
  await flushPromises();
  for (const id of others)
    connections.receive(id, {
      description: { type: id < 'm' ? 'answer' : 'offer', sdp: 'theirs' },
    });
  await flushPromises();
  for (const peer of peers) peer.setConnectionState('connected');
  const encodings = (line: number) =>
    peers.map(({ transceivers }) => transceivers[line]?.sender.getParameters().encodings[0]);
  return { ...deps, connections, peers, videos, voices, encodings, sessions, openMedia };
}

it('sends the camera to all participants, including later ones', async () => {
  const { connections, peers } = await setUp('a');
  const camera = fakeTrack('camera', 'video');
  connections.setLocalTrack('camera', camera);
  connections.update(meshOf('m', 'a', 'b'));
  await flushPromises();
  expect(peers.map(({ transceivers }) => transceivers[1]?.sender.track)).toEqual([camera, camera]);
});

it('shows the videos of each participant and plays voice and screen sound together', async () => {
  const { connections, videos, voices } = await setUp('a', 'z');
  expect([...videos.getSnapshot().keys()]).toEqual(['a', 'z']);
  expect(Object.keys(videos.getSnapshot().get('z') ?? {})).toEqual(['camera', 'screen']);
  expect(voices.play.mock.calls.map(([id, kind]) => `${id} ${kind}`)).toEqual([
    'a voice',
    'a screenSound',
    'z voice',
    'z screenSound',
  ]);
  connections.update(meshOf('m', 'z'));
  expect([...videos.getSnapshot().keys()]).toEqual(['z']);
});

it('adapts the quality for each participant only while video is sent', async () => {
  const { clock, connections, peers, encodings } = await setUp('a', 'b');
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
  connections.setLocalTrack('camera', fakeTrack('camera', 'video'));
  await flushPromises();
  expect(encodings(1)).toMatchObject([{ maxBitrate: 1_500_000 }, { maxBitrate: 1_500_000 }]);
  for (let time = 0; time < 6; time++) await measure(2000, 0.2);
  expect(encodings(1)).toMatchObject([
    { active: true, maxBitrate: 100_000, scaleResolutionDownBy: 4 },
    { active: true, maxBitrate: 1_500_000, scaleResolutionDownBy: 1 },
  ]);
  expect(encodings(0)).toMatchObject([{ priority: 'high' }, { priority: 'high' }]);
  // `videoPaused` is set if the bandwidth is too low for the smallest video.
  const pausedStates = () => connections.getSnapshot().map(({ videoPaused }) => videoPaused);
  expect(pausedStates()).toEqual([false, false]);
  peers[0]?.stats.set('way', {
    type: 'candidate-pair',
    nominated: true,
    availableOutgoingBitrate: 60_000,
  });
  for (let time = 0; time < 2; time++) await measure(2000, 0.2);
  expect(pausedStates()).toEqual([true, false]);
  expect(encodings(1)).toMatchObject([{ active: false }, { active: true }]);
  connections.setLocalTrack('camera', null);
  await flushPromises();
  const encode = vi.spyOn(peers[0]!.transceivers[1]!.sender, 'setParameters');
  await measure(10_000, 0);
  expect(encode).not.toHaveBeenCalled();
});

it('reports a weak connection to each participant, also without video, until it recovers', async () => {
  const { clock, connections, peers } = await setUp('a', 'b');
  const received = { type: 'inbound-rtp', packetsReceived: 0, packetsLost: 0 };
  peers[0]?.stats.set('in', received);
  const listen = async (packetsLost: number) => {
    received.packetsReceived += 200 - packetsLost;
    received.packetsLost += packetsLost;
    clock.advance(4000);
    await flushPromises();
  };
  const problems = () => connections.getSnapshot().map(({ network }) => network?.reason ?? null);
  for (let time = 0; time < 3; time++) await listen(20);
  expect(problems()).toEqual(['loss', null]);
  connections.update(meshOf('m', 'a', 'b'));
  expect(problems()).toEqual(['loss', null]);
  for (let time = 0; time < 2; time++) await listen(0);
  expect(problems()).toEqual([null, null]);
  connections.dispose();
  const stats = vi.spyOn(peers[0]!, 'getStats');
  clock.advance(10_000);
  expect(stats).not.toHaveBeenCalled();
});

const sfuOf = (...ids: string[]) => ({ participants: ids.map(person), route: 'SFU' as const });

async function moveToSfu(...others: string[]) {
  const call = await setUp(...others);
  call.connections.update(sfuOf('m', ...others, 'x'));
  await flushPromises();
  return { ...call, session: call.sessions[0]! };
}

it('keeps the mesh until all participants had time to connect to the media server', async () => {
  const { clock, connections, peers, session, voices } = await moveToSfu('a');
  const states = () => connections.getSnapshot().map(({ connection }) => connection);
  expect(states()).toEqual(['connected', 'connecting']);
  session.events.onConnected();
  expect(states()).toEqual(['connected', 'connected']);
  const voice = fakeTrack('voice of a');
  session.events.onTrack('a', 'voice', voice);
  expect(voices.play).toHaveBeenLastCalledWith('a', 'voice', voice);
  expect(peers.map(({ closed }) => closed)).toEqual([false]);
  clock.advance(meshOverlapMs);
  expect(peers.map(({ closed }) => closed)).toEqual([true]);
  expect(voices.stop).not.toHaveBeenCalled();
});

it('sends the current tracks to the media server, and the selected pictures only', async () => {
  const call = await setUp('a');
  const camera = fakeTrack('camera', 'video');
  call.connections.setLocalTrack('camera', camera);
  const withCameras = ['m', 'a', 'x'].map((id) => ({ ...person(id), camera: true }));
  call.connections.update({ participants: withCameras, route: 'SFU' });
  await flushPromises();
  const [session] = call.sessions;
  expect(session?.setLocalTrack).toHaveBeenCalledWith('camera', camera);
  expect(session?.select).toHaveBeenLastCalledWith([
    { participantId: 'a', kind: 'camera', quality: 'LOW' },
    { participantId: 'x', kind: 'camera', quality: 'LOW' },
  ]);
  call.connections.setShownCameras(new Map([['user-x', 'HIGH']]));
  expect(session?.select).toHaveBeenLastCalledWith([
    { participantId: 'x', kind: 'camera', quality: 'HIGH' },
  ]);
});

it('connects again when the media server stops, and stops the voices of participants who left', async () => {
  const { clock, connections, openMedia, session, sessions, voices } = await moveToSfu('a');
  session.events.onConnected();
  openMedia.mockResolvedValueOnce({ ok: false, error: 'serviceUnavailable' });
  connections.sfu?.closed();
  expect(connections.getSnapshot()[0]?.connection).toBe('reconnecting');
  expect(session.dispose).toHaveBeenCalled();
  for (let time = 0; time < 2; time++) {
    clock.advance(firstReopenMs * 4);
    await flushPromises();
  }
  expect(sessions).toHaveLength(2);
  sessions[1]?.events.onConnected();
  expect(connections.getSnapshot()[0]?.connection).toBe('connected');
  connections.update(sfuOf('m', 'x'));
  expect(voices.stop).toHaveBeenCalledExactlyOnceWith('a');
});

it('keeps the connection to the media server during a loss of the signalling', async () => {
  const { connections, openMedia, session, sessions } = await moveToSfu('a');
  session.events.onConnected();
  connections.lost();
  openMedia.mockResolvedValueOnce({ ...relayedAccess, resumed: true });
  connections.joined('m', sfuOf('m', 'a', 'x'));
  await flushPromises();
  expect(openMedia).toHaveBeenLastCalledWith({ resume: true });
  expect(sessions).toHaveLength(1);
  expect(session.dispose).not.toHaveBeenCalled();
  connections.lost();
  connections.joined('m', sfuOf('m', 'a', 'x'));
  await flushPromises();
  expect(session.dispose).toHaveBeenCalled();
  expect(sessions).toHaveLength(2);
});

it('returns to a mesh if all participants had left', async () => {
  const { connections, peers, session } = await moveToSfu('a');
  session.events.onConnected();
  connections.joined('n', meshOf('n', 'b'));
  await flushPromises();
  expect(session.dispose).toHaveBeenCalled();
  expect(peers.at(-1)?.closed).toBe(false);
  expect(connections.getSnapshot().map(({ participantId }) => participantId)).toEqual(['b']);
});
