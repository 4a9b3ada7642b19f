import { describe, expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { fakeTrack, FakePeerConnection, settle } from './fakes.ts';
import {
  giveUpAfterMs,
  nextPeerState,
  nextTryAfterMs,
  PeerConnection,
  restartAfterMs,
  type PeerEvent,
  type PeerSignal,
  type PeerState,
} from './PeerConnection.ts';

function setUp(polite: boolean, track: MediaStreamTrack | null = null) {
  const deps = testDeps();
  const peer = new FakePeerConnection();
  const sent: PeerSignal[] = [];
  const onState = vi.fn();
  const connection = new PeerConnection({
    ...deps,
    polite,
    connection: peer as unknown as RTCPeerConnection,
    audio: track,
    send: (signal) => void sent.push(signal),
    onTrack: vi.fn(),
  });
  connection.subscribe(() => onState(connection.getSnapshot()));
  return { clock: deps.clock, peer, sent, onState, connection };
}

/** Brings what one end says to the other until there is silence. */
async function talk(a: ReturnType<typeof setUp>, b: ReturnType<typeof setUp>): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await settle();
    for (const signal of a.sent.splice(0)) void b.connection.receive(signal);
    for (const signal of b.sent.splice(0)) void a.connection.receive(signal);
  }
  await settle();
}

const types = (sent: PeerSignal[]) => sent.map(({ description }) => description?.type);

describe('negotiation', () => {
  it('is begun by one end alone, and both send their voice on one line', async () => {
    const [mine, theirs] = [fakeTrack('mine'), fakeTrack('theirs')];
    const firm = setUp(false, mine);
    const polite = setUp(true, theirs);
    await settle();
    expect(types(firm.sent)).toEqual(['offer']);
    expect(polite.sent).toEqual([]);
    await talk(firm, polite);
    expect([firm.peer.signalingState, polite.peer.signalingState]).toEqual(['stable', 'stable']);
    for (const [end, track] of [
      [firm, mine],
      [polite, theirs],
    ] as const) {
      expect(end.peer.transceivers).toHaveLength(1);
      expect(end.peer.transceivers[0]).toMatchObject({ direction: 'sendrecv', sender: { track } });
    }
  });

  it('comes to one result when both offer at once', async () => {
    const firm = setUp(false);
    const polite = setUp(true);
    await talk(firm, polite);
    firm.connection.restart();
    polite.connection.restart();
    await settle();
    expect(types(firm.sent)).toEqual(['offer']);
    expect(types(polite.sent)).toEqual(['offer']);
    await talk(firm, polite);
    expect([firm.peer.signalingState, polite.peer.signalingState]).toEqual(['stable', 'stable']);
    expect(firm.peer.localDescription?.type).toBe('offer');
    expect(polite.peer.localDescription?.sdp).toBe(`to ${firm.peer.localDescription?.sdp}`);
  });

  it('applies candidates after the description that they belong to', async () => {
    const polite = setUp(true);
    void polite.connection.receive({ description: { type: 'offer', sdp: 'offer 1' } });
    void polite.connection.receive({ candidate: { candidate: 'a' } });
    await settle();
    expect(polite.peer.candidates).toEqual([{ candidate: 'a' }]);
  });

  it('outlives an answer that comes too late', async () => {
    const polite = setUp(true);
    await polite.connection.receive({ description: { type: 'answer', sdp: 'late' } });
    await polite.connection.receive({ description: { type: 'offer', sdp: 'offer 1' } });
    expect(types(polite.sent)).toEqual(['answer']);
  });

  it('changes the voice without a word to the other end', async () => {
    const firm = setUp(false);
    const polite = setUp(true);
    await talk(firm, polite);
    const other = fakeTrack('other');
    firm.connection.setAudio(other);
    await settle();
    expect(firm.peer.transceivers[0]?.sender.track).toBe(other);
    expect(firm.sent).toEqual([]);
  });
});

describe('a connection that is lost', () => {
  async function connected() {
    const firm = setUp(false);
    await talk(firm, setUp(true));
    firm.peer.become('connected');
    return firm;
  }

  it('is looked for anew after two seconds, and again', async () => {
    const { clock, peer, onState, sent } = await connected();
    expect(onState).toHaveBeenLastCalledWith('connected');
    peer.become('disconnected');
    expect(onState).toHaveBeenLastCalledWith('connecting');
    clock.advance(restartAfterMs - 1);
    expect(peer.restarts).toBe(0);
    clock.advance(1);
    await settle();
    expect(peer.restarts).toBe(1);
    expect(types(sent)).toEqual(['offer']);
    clock.advance(nextTryAfterMs);
    await settle();
    // The first offer got no answer: it is made once more.
    expect(types(sent)).toEqual(['offer', 'offer']);
  });

  it('is given up after thirty seconds', async () => {
    const { clock, peer, onState } = await connected();
    peer.become('disconnected');
    peer.become('failed');
    clock.advance(giveUpAfterMs);
    expect(onState).toHaveBeenLastCalledWith('lost');
    expect(peer.closed).toBe(true);
    const { restarts } = peer;
    clock.advance(giveUpAfterMs);
    expect(peer.restarts).toBe(restarts);
  });

  it('that comes back is left alone', async () => {
    const { clock, peer, onState } = await connected();
    peer.become('disconnected');
    clock.advance(1000);
    peer.become('connected');
    clock.advance(giveUpAfterMs);
    expect(peer.restarts).toBe(0);
    expect(onState).toHaveBeenLastCalledWith('connected');
  });

  it('that never came about is given up as well', () => {
    const { clock, onState, peer } = setUp(true);
    clock.advance(giveUpAfterMs);
    expect(onState).toHaveBeenCalledExactlyOnceWith('lost');
    expect(peer.closed).toBe(true);
  });
});

it.each<[before: PeerState, after: Record<PeerEvent, PeerState>]>([
  [
    'connecting',
    { connected: 'connected', disconnected: 'connecting', gaveUp: 'lost', closed: 'closed' },
  ],
  [
    'connected',
    { connected: 'connected', disconnected: 'connecting', gaveUp: 'connected', closed: 'closed' },
  ],
  ['lost', { connected: 'lost', disconnected: 'lost', gaveUp: 'lost', closed: 'closed' }],
  ['closed', { connected: 'closed', disconnected: 'closed', gaveUp: 'closed', closed: 'closed' }],
])('each event to a connection that is %s', (before, after) => {
  for (const [event, state] of Object.entries(after))
    expect(nextPeerState(before, event as PeerEvent)).toBe(state);
});
