import { describe, expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { fakeTrack, FakePeerConnection, settle, voiceOnly } from './fakes.ts';
import {
  connectTimeoutMs,
  nextPeerState,
  retryDelayMs,
  PeerConnection,
  restartAfterMs,
  type PeerEvent,
  type PeerSignal,
  type PeerState,
} from './PeerConnection.ts';
import { noTracks, type LocalTracks } from './tracks.ts';

function setUp(polite: boolean, tracks: Partial<LocalTracks> = {}) {
  const deps = testDeps();
  const peer = new FakePeerConnection();
  const sent: PeerSignal[] = [];
  const onState = vi.fn();
  const onTrack = vi.fn();
  const connection = new PeerConnection({
    ...deps,
    polite,
    connection: peer as unknown as RTCPeerConnection,
    tracks: { ...noTracks, ...tracks },
    send: (signal) => void sent.push(signal),
    onTrack,
  });
  connection.subscribe(() => onState(connection.getSnapshot()));
  return { clock: deps.clock, peer, sent, onState, onTrack, connection };
}

async function exchangeSignals(
  a: ReturnType<typeof setUp>,
  b: ReturnType<typeof setUp>,
): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await settle();
    for (const signal of a.sent.splice(0)) void b.connection.receive(signal);
    for (const signal of b.sent.splice(0)) void a.connection.receive(signal);
  }
  await settle();
}

const sentBy = ({ peer }: ReturnType<typeof setUp>) =>
  peer.transceivers.map(({ sender }) => sender.track);

const types = (sent: PeerSignal[]) => sent.map(({ description }) => description?.type);

describe('negotiation', () => {
  it('offers without waiting for negotiationneeded', async () => {
    const { peer, sent } = setUp(false);
    peer.onnegotiationneeded = null;
    await settle();
    expect(types(sent)).toEqual(['offer']);
  });

  it('starts with an offer from the impolite peer with one transceiver per track kind', async () => {
    const [ownTrack, otherTrack] = [fakeTrack('mine'), fakeTrack('theirs')];
    const impolite = setUp(false, { voice: ownTrack });
    const polite = setUp(true, { voice: otherTrack });
    await settle();
    expect(types(impolite.sent)).toEqual(['offer']);
    expect(polite.sent).toEqual([]);
    await exchangeSignals(impolite, polite);
    expect([impolite.peer.signalingState, polite.peer.signalingState]).toEqual([
      'stable',
      'stable',
    ]);
    for (const [end, track] of [
      [impolite, ownTrack],
      [polite, otherTrack],
    ] as const) {
      expect(end.peer.transceivers.map(({ direction }) => direction)).toEqual(
        Array.from({ length: 4 }, () => 'sendrecv'),
      );
      expect(sentBy(end)).toEqual([track, null, null, null]);
      expect(end.onTrack.mock.calls.map(([kind, { kind: media }]) => [kind, media])).toEqual([
        ['voice', 'audio'],
        ['camera', 'video'],
        ['screen', 'video'],
        ['screenSound', 'audio'],
      ]);
    }
  });

  it('resolves simultaneous offers', async () => {
    const impolite = setUp(false);
    const polite = setUp(true);
    await exchangeSignals(impolite, polite);
    impolite.connection.restart();
    polite.connection.restart();
    await settle();
    expect(types(impolite.sent)).toEqual(['offer']);
    expect(types(polite.sent)).toEqual(['offer']);
    await exchangeSignals(impolite, polite);
    expect([impolite.peer.signalingState, polite.peer.signalingState]).toEqual([
      'stable',
      'stable',
    ]);
    expect(impolite.peer.localDescription?.type).toBe('offer');
    expect(polite.peer.localDescription?.sdp).toBe(`to ${impolite.peer.localDescription?.sdp}`);
  });

  it('recovers from a lost offer of the impolite peer', async () => {
    const impolite = setUp(false);
    const polite = setUp(true);
    await exchangeSignals(impolite, polite);
    impolite.connection.restart();
    await settle();
    expect(types(impolite.sent.splice(0))).toEqual(['offer']);
    polite.connection.restart();
    await exchangeSignals(impolite, polite);
    expect([impolite.peer.signalingState, polite.peer.signalingState]).toEqual([
      'stable',
      'stable',
    ]);
    expect(polite.peer.localDescription?.sdp).toBe(`to ${impolite.peer.localDescription?.sdp}`);
  });

  it('applies candidates after their description', async () => {
    const polite = setUp(true);
    void polite.connection.receive({ description: { type: 'offer', sdp: 'offer 1' } });
    void polite.connection.receive({ candidate: { candidate: 'a' } });
    await settle();
    expect(polite.peer.candidates).toEqual([{ candidate: 'a' }]);
  });

  it('ignores a late answer', async () => {
    const polite = setUp(true);
    await polite.connection.receive({ description: { type: 'answer', sdp: 'late' } });
    await polite.connection.receive({ description: { type: 'offer', sdp: 'offer 1' } });
    expect(types(polite.sent)).toEqual(['answer']);
  });

  it('is not repeated when a track is replaced', async () => {
    const impolite = setUp(false);
    const polite = setUp(true);
    await exchangeSignals(impolite, polite);
    const voice = fakeTrack('other');
    const [camera, screen] = [fakeTrack('camera', 'video'), fakeTrack('screen', 'video')];
    for (const end of [impolite, polite]) {
      end.connection.setTrack('voice', voice);
      end.connection.setTrack('camera', camera);
      end.connection.setTrack('screen', screen);
      await settle();
      expect(sentBy(end)).toEqual([voice, camera, screen, null]);
      end.connection.setTrack('camera', null);
      await settle();
      expect(sentBy(end)).toEqual([voice, null, screen, null]);
      expect(end.sent).toEqual([]);
    }
  });
});

describe('voice-only client', () => {
  it('receives the voice on the last transceiver when it answers', async () => {
    const [voice, sound] = [fakeTrack('voice'), fakeTrack('sound')];
    const impolite = setUp(false, { voice });
    await settle();
    await impolite.connection.receive({
      description: { type: 'answer', sdp: `to offer 1, ${voiceOnly}` },
    });
    await settle();
    expect(sentBy(impolite)).toEqual([voice, null, null, voice]);
    const other = fakeTrack('other');
    impolite.connection.setTrack('screenSound', sound);
    impolite.connection.setTrack('voice', other);
    await settle();
    expect(sentBy(impolite)).toEqual([other, null, null, other]);
  });

  it('receives the voice on its only transceiver when it offers', async () => {
    const voice = fakeTrack('voice');
    const polite = setUp(true, { voice });
    await polite.connection.receive({
      description: { type: 'offer', sdp: `offer 1, ${voiceOnly}` },
    });
    polite.connection.setTrack('camera', fakeTrack('camera', 'video'));
    await settle();
    expect(sentBy(polite)).toEqual([voice]);
    expect(polite.onTrack.mock.calls.map(([kind]) => kind)).toEqual(['voice']);
    expect(types(polite.sent)).toEqual(['answer']);
  });
});

describe('lost peer connection', () => {
  async function connected() {
    const impolite = setUp(false);
    await exchangeSignals(impolite, setUp(true));
    impolite.peer.setConnectionState('connected');
    return impolite;
  }

  it('restarts ICE after two seconds and retries', async () => {
    const { clock, peer, onState, sent } = await connected();
    expect(onState).toHaveBeenLastCalledWith('connected');
    peer.setConnectionState('disconnected');
    expect(onState).toHaveBeenLastCalledWith('connecting');
    clock.advance(restartAfterMs - 1);
    expect(peer.restarts).toBe(0);
    clock.advance(1);
    await settle();
    expect(peer.restarts).toBe(1);
    expect(types(sent)).toEqual(['offer']);
    clock.advance(retryDelayMs);
    await settle();
    expect(types(sent)).toEqual(['offer', 'offer']);
  });

  it('is closed after thirty seconds', async () => {
    const { clock, peer, onState } = await connected();
    peer.setConnectionState('disconnected');
    peer.setConnectionState('failed');
    clock.advance(connectTimeoutMs);
    expect(onState).toHaveBeenLastCalledWith('lost');
    expect(peer.closed).toBe(true);
    const { restarts } = peer;
    clock.advance(connectTimeoutMs);
    expect(peer.restarts).toBe(restarts);
  });

  it('waits for the signalling connection before restarting or closing', async () => {
    const { clock, peer, connection, onState } = await connected();
    connection.signalingLost();
    peer.setConnectionState('disconnected');
    clock.advance(2 * connectTimeoutMs);
    expect(peer.restarts).toBe(0);
    expect(onState).toHaveBeenLastCalledWith('connecting');
    connection.signalingRestored();
    expect(peer.restarts).toBe(1);
    clock.advance(connectTimeoutMs);
    expect(onState).toHaveBeenLastCalledWith('lost');
  });

  it('does not restart if it recovers', async () => {
    const { clock, peer, onState } = await connected();
    peer.setConnectionState('disconnected');
    clock.advance(1000);
    peer.setConnectionState('connected');
    clock.advance(connectTimeoutMs);
    expect(peer.restarts).toBe(0);
    expect(onState).toHaveBeenLastCalledWith('connected');
  });

  it('is closed if it was never established', () => {
    const { clock, onState, peer } = setUp(true);
    clock.advance(connectTimeoutMs);
    expect(onState).toHaveBeenCalledExactlyOnceWith('lost');
    expect(peer.closed).toBe(true);
  });
});

it.each<[before: PeerState, after: Record<PeerEvent, PeerState>]>([
  [
    'connecting',
    { connected: 'connected', disconnected: 'connecting', timedOut: 'lost', closed: 'closed' },
  ],
  [
    'connected',
    { connected: 'connected', disconnected: 'connecting', timedOut: 'connected', closed: 'closed' },
  ],
  ['lost', { connected: 'lost', disconnected: 'lost', timedOut: 'lost', closed: 'closed' }],
  ['closed', { connected: 'closed', disconnected: 'closed', timedOut: 'closed', closed: 'closed' }],
])('handles every event in state %s', (before, after) => {
  for (const [event, state] of Object.entries(after))
    expect(nextPeerState(before, event as PeerEvent)).toBe(state);
});
