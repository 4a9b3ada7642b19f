import { describe, expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { fakeTrack, FakePeerConnection, flushPromises, voiceOnly } from './fakes.ts';
import {
  connectTimeoutMs,
  nextPeerState,
  retryDelayMs,
  PeerConnection,
  renewalDelayMs,
  restartAfterMs,
  type PeerEvent,
  type PeerSignal,
  type PeerState,
} from './PeerConnection.ts';
import { noTracks, type LocalTracks } from './tracks.ts';

function setUp(polite: boolean, tracks: Partial<LocalTracks> = {}) {
  const deps = testDeps();
  const opened: FakePeerConnection[] = [];
  const sent: PeerSignal[] = [];
  const onState = vi.fn();
  const onTrack = vi.fn();
  const connection = new PeerConnection({
    ...deps,
    polite,
    createConnection: () => {
      const rtc = new FakePeerConnection();
      rtc.origin = `v=0\r\no=- session${opened.length} 2 IN IP4 127.0.0.1\r\n`;
      opened.push(rtc);
      return rtc as unknown as RTCPeerConnection;
    },
    tracks: { ...noTracks, ...tracks },
    send: (signal) => void sent.push(signal),
    onTrack,
  });
  connection.subscribe(() => onState(connection.getSnapshot()));
  return { clock: deps.clock, rtc: opened[0]!, opened, sent, onState, onTrack, connection };
}

async function exchangeSignals(
  a: ReturnType<typeof setUp>,
  b: ReturnType<typeof setUp>,
): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await flushPromises();
    for (const signal of a.sent.splice(0)) void b.connection.receive(signal);
    for (const signal of b.sent.splice(0)) void a.connection.receive(signal);
  }
  await flushPromises();
}

const sentBy = ({ rtc }: ReturnType<typeof setUp>) =>
  rtc.transceivers.map(({ sender }) => sender.track);

const types = (sent: PeerSignal[]) => sent.map(({ description }) => description?.type);

describe('negotiation', () => {
  it('offers without waiting for negotiationneeded', async () => {
    const { rtc, sent } = setUp(false);
    rtc.onnegotiationneeded = null;
    await flushPromises();
    expect(types(sent)).toEqual(['offer']);
  });

  it('starts with an offer from the impolite peer with one transceiver per track kind', async () => {
    const [ownTrack, otherTrack] = [fakeTrack('mine'), fakeTrack('theirs')];
    const impolite = setUp(false, { voice: ownTrack });
    const polite = setUp(true, { voice: otherTrack });
    await flushPromises();
    expect(types(impolite.sent)).toEqual(['offer']);
    expect(polite.sent).toEqual([]);
    await exchangeSignals(impolite, polite);
    expect([impolite.rtc.signalingState, polite.rtc.signalingState]).toEqual(['stable', 'stable']);
    for (const [peer, track] of [
      [impolite, ownTrack],
      [polite, otherTrack],
    ] as const) {
      expect(peer.rtc.transceivers.map(({ direction }) => direction)).toEqual(
        Array.from({ length: 4 }, () => 'sendrecv'),
      );
      expect(sentBy(peer)).toEqual([track, null, null, null]);
      expect(peer.onTrack.mock.calls.map(([kind, { kind: media }]) => [kind, media])).toEqual([
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
    await flushPromises();
    expect(types(impolite.sent)).toEqual(['offer']);
    expect(types(polite.sent)).toEqual(['offer']);
    await exchangeSignals(impolite, polite);
    expect([impolite.rtc.signalingState, polite.rtc.signalingState]).toEqual(['stable', 'stable']);
    expect(impolite.rtc.localDescription?.type).toBe('offer');
    expect(polite.rtc.localDescription?.sdp).toBe(`to ${impolite.rtc.localDescription?.sdp}`);
  });

  it('recovers from a lost offer of the impolite peer', async () => {
    const impolite = setUp(false);
    const polite = setUp(true);
    await exchangeSignals(impolite, polite);
    impolite.connection.restart();
    await flushPromises();
    expect(types(impolite.sent.splice(0))).toEqual(['offer']);
    polite.connection.restart();
    await exchangeSignals(impolite, polite);
    expect([impolite.rtc.signalingState, polite.rtc.signalingState]).toEqual(['stable', 'stable']);
    expect(polite.rtc.localDescription?.sdp).toBe(`to ${impolite.rtc.localDescription?.sdp}`);
  });

  it('applies candidates after their description', async () => {
    const polite = setUp(true);
    void polite.connection.receive({ description: { type: 'offer', sdp: 'offer 1' } });
    void polite.connection.receive({ candidate: { candidate: 'a' } });
    await flushPromises();
    expect(polite.rtc.candidates).toEqual([{ candidate: 'a' }]);
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
    for (const peer of [impolite, polite]) {
      peer.connection.setTrack('voice', voice);
      peer.connection.setTrack('camera', camera);
      peer.connection.setTrack('screen', screen);
      await flushPromises();
      expect(sentBy(peer)).toEqual([voice, camera, screen, null]);
      peer.connection.setTrack('camera', null);
      await flushPromises();
      expect(sentBy(peer)).toEqual([voice, null, screen, null]);
      expect(peer.sent).toEqual([]);
    }
  });
});

describe('voice-only client', () => {
  it('receives the voice on the last transceiver when it answers', async () => {
    const [voice, sound] = [fakeTrack('voice'), fakeTrack('sound')];
    const impolite = setUp(false, { voice });
    await flushPromises();
    await impolite.connection.receive({
      description: { type: 'answer', sdp: `to offer 1, ${voiceOnly}` },
    });
    await flushPromises();
    expect(sentBy(impolite)).toEqual([voice, null, null, voice]);
    const other = fakeTrack('other');
    impolite.connection.setTrack('screenSound', sound);
    impolite.connection.setTrack('voice', other);
    await flushPromises();
    expect(sentBy(impolite)).toEqual([other, null, null, other]);
  });

  it('receives the voice on its only transceiver when it offers', async () => {
    const voice = fakeTrack('voice');
    const polite = setUp(true, { voice });
    await polite.connection.receive({
      description: { type: 'offer', sdp: `offer 1, ${voiceOnly}` },
    });
    polite.connection.setTrack('camera', fakeTrack('camera', 'video'));
    await flushPromises();
    expect(sentBy(polite)).toEqual([voice]);
    expect(polite.onTrack.mock.calls.map(([kind]) => kind)).toEqual(['voice']);
    expect(types(polite.sent)).toEqual(['answer']);
  });
});

describe('lost peer connection', () => {
  async function connected() {
    const impolite = setUp(false);
    await exchangeSignals(impolite, setUp(true));
    impolite.rtc.setConnectionState('connected');
    return impolite;
  }

  it('restarts ICE after two seconds and retries', async () => {
    const { clock, rtc, onState, sent } = await connected();
    expect(onState).toHaveBeenLastCalledWith('connected');
    rtc.setConnectionState('disconnected');
    expect(onState).toHaveBeenLastCalledWith('reconnecting');
    clock.advance(restartAfterMs - 1);
    expect(rtc.restarts).toBe(0);
    clock.advance(1);
    await flushPromises();
    expect(rtc.restarts).toBe(1);
    expect(types(sent)).toEqual(['offer']);
    clock.advance(retryDelayMs);
    await flushPromises();
    expect(types(sent)).toEqual(['offer', 'offer']);
    // The same offer, so that a late answer to the first still matches.
    expect(sent[1]).toEqual(sent[0]);
  });

  it('is closed after thirty seconds and renewed by the impolite peer until connected', async () => {
    const { clock, rtc, opened, onState, sent } = await connected();
    rtc.setConnectionState('disconnected');
    rtc.setConnectionState('failed');
    clock.advance(connectTimeoutMs);
    expect(onState).toHaveBeenLastCalledWith('lost');
    expect(rtc.closed).toBe(true);
    expect(opened).toHaveLength(1);
    sent.length = 0;
    clock.advance(renewalDelayMs.first);
    await flushPromises();
    expect(types(sent)).toEqual(['offer']);
    expect(sent[0]?.description?.sdp).toContain('session1');
    clock.advance(connectTimeoutMs);
    expect(opened[1]?.closed).toBe(true);
    clock.advance(2 * renewalDelayMs.first);
    expect(opened).toHaveLength(3);
    expect(onState).toHaveBeenLastCalledWith('lost');
    opened[2]?.setConnectionState('connected');
    expect(onState).toHaveBeenLastCalledWith('connected');
    clock.advance(2 * renewalDelayMs.max);
    expect(opened).toHaveLength(3);
  });

  it('is reconnecting after a new session replaces a connected one', async () => {
    const polite = setUp(true);
    await polite.connection.receive({ description: { type: 'offer', sdp: 'o=- first 2 IN' } });
    polite.rtc.setConnectionState('connected');
    void polite.connection.receive({ description: { type: 'offer', sdp: 'o=- second 2 IN' } });
    expect(polite.onState).toHaveBeenLastCalledWith('reconnecting');
    polite.clock.advance(connectTimeoutMs);
    expect(polite.onState).toHaveBeenLastCalledWith('lost');
  });

  it.each(['lost', 'reconnecting'] as const)(
    'accepts a new session when the polite peer is %s',
    async (state) => {
      const [voice, camera] = [fakeTrack('voice'), fakeTrack('camera', 'video')];
      const impolite = setUp(false);
      const polite = setUp(true, { voice });
      await exchangeSignals(impolite, polite);
      for (const peer of [impolite, polite]) {
        peer.rtc.setConnectionState('connected');
        peer.rtc.setConnectionState('failed');
      }
      polite.connection.setTrack('camera', camera);
      if (state === 'lost') {
        polite.clock.advance(connectTimeoutMs + 2 * renewalDelayMs.max);
        expect(polite.rtc.closed).toBe(true);
        // A restart of the closed session.
        impolite.connection.restart();
        await exchangeSignals(impolite, polite);
      }
      expect(polite.opened).toHaveLength(1);
      expect(polite.connection.getSnapshot()).toBe(state);
      impolite.sent.length = 0;
      impolite.clock.advance(connectTimeoutMs);
      impolite.sent.length = 0;
      impolite.clock.advance(renewalDelayMs.first);
      await exchangeSignals(impolite, polite);
      expect(polite.rtc.closed).toBe(true);
      const [, renewed] = polite.opened;
      expect(renewed?.localDescription?.sdp).toBe(
        `to ${impolite.opened[1]?.localDescription?.sdp}`,
      );
      expect(renewed?.transceivers.map(({ sender }) => sender.track)).toEqual([
        voice,
        camera,
        null,
        null,
      ]);
      renewed?.setConnectionState('connected');
      expect(polite.onState).toHaveBeenLastCalledWith('connected');
    },
  );

  it('opens no connection after it was disposed', async () => {
    const { clock, rtc, connection, opened } = await connected();
    rtc.setConnectionState('failed');
    clock.advance(connectTimeoutMs);
    connection.dispose();
    clock.advance(2 * renewalDelayMs.max);
    connection.signalingRestored();
    void connection.receive({ description: { type: 'offer', sdp: 'o=- other 2 IN' } });
    expect(opened).toHaveLength(1);
  });

  it('waits for the signalling connection before restarting or closing', async () => {
    const { clock, rtc, opened, connection, onState } = await connected();
    connection.signalingLost();
    rtc.setConnectionState('disconnected');
    clock.advance(2 * connectTimeoutMs);
    expect(rtc.restarts).toBe(0);
    expect(onState).toHaveBeenLastCalledWith('reconnecting');
    connection.signalingRestored();
    expect(rtc.restarts).toBe(1);
    clock.advance(connectTimeoutMs);
    expect(onState).toHaveBeenLastCalledWith('lost');
    connection.signalingLost();
    clock.advance(2 * renewalDelayMs.max);
    expect(opened).toHaveLength(1);
    connection.signalingRestored();
    expect(opened).toHaveLength(2);
  });

  it('does not restart if it recovers', async () => {
    const { clock, rtc, onState } = await connected();
    rtc.setConnectionState('disconnected');
    clock.advance(1000);
    rtc.setConnectionState('connected');
    clock.advance(connectTimeoutMs);
    expect(rtc.restarts).toBe(0);
    expect(onState).toHaveBeenLastCalledWith('connected');
  });

  it('is closed if it was never established', () => {
    const { clock, onState, rtc } = setUp(true);
    clock.advance(connectTimeoutMs);
    expect(onState).toHaveBeenCalledExactlyOnceWith('lost');
    expect(rtc.closed).toBe(true);
  });
});

it.each<[before: PeerState, after: Record<PeerEvent, PeerState>]>([
  [
    'connecting',
    { connected: 'connected', disconnected: 'connecting', timedOut: 'lost', closed: 'closed' },
  ],
  [
    'connected',
    {
      connected: 'connected',
      disconnected: 'reconnecting',
      timedOut: 'connected',
      closed: 'closed',
    },
  ],
  [
    'reconnecting',
    { connected: 'connected', disconnected: 'reconnecting', timedOut: 'lost', closed: 'closed' },
  ],
  ['lost', { connected: 'connected', disconnected: 'lost', timedOut: 'lost', closed: 'closed' }],
  ['closed', { connected: 'closed', disconnected: 'closed', timedOut: 'closed', closed: 'closed' }],
])('handles every event in state %s', (before, after) => {
  for (const [event, state] of Object.entries(after))
    expect(nextPeerState(before, event as PeerEvent)).toBe(state);
});
