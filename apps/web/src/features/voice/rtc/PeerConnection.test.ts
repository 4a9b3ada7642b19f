import { describe, expect, it, vi } from 'vitest';
import { FakeClock, FakePeer, fakeTrack, settle } from './fakes.ts';
import {
  giveUpAfterMs,
  nextTryAfterMs,
  PeerConnection,
  restartAfterMs,
  type PeerSignal,
} from './PeerConnection.ts';

function setUp(polite: boolean, track: MediaStreamTrack | null = null) {
  const clock = new FakeClock();
  const peer = new FakePeer();
  const sent: PeerSignal[] = [];
  const onState = vi.fn();
  const link = new PeerConnection(
    {
      polite,
      connection: peer as unknown as RTCPeerConnection,
      schedule: clock.schedule,
      send: (signal) => void sent.push(signal),
      onTrack: vi.fn(),
      onState,
    },
    track,
  );
  return { clock, peer, sent, onState, link };
}

/** Brings what one end says to the other until there is silence. */
async function talk(a: ReturnType<typeof setUp>, b: ReturnType<typeof setUp>): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await settle();
    for (const signal of a.sent.splice(0)) void b.link.receive(signal);
    for (const signal of b.sent.splice(0)) void a.link.receive(signal);
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
      expect(end.peer.lines).toHaveLength(1);
      expect(end.peer.lines[0]).toMatchObject({ direction: 'sendrecv', sender: { track } });
    }
  });

  it('comes to one result when both offer at once', async () => {
    const firm = setUp(false);
    const polite = setUp(true);
    await talk(firm, polite);
    firm.link.restart();
    polite.link.restart();
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
    void polite.link.receive({ description: { type: 'offer', sdp: 'offer 1' } });
    void polite.link.receive({ candidate: { candidate: 'a' } });
    await settle();
    expect(polite.peer.candidates).toEqual([{ candidate: 'a' }]);
  });

  it('outlives an answer that comes too late', async () => {
    const polite = setUp(true);
    await polite.link.receive({ description: { type: 'answer', sdp: 'late' } });
    await polite.link.receive({ description: { type: 'offer', sdp: 'offer 1' } });
    expect(types(polite.sent)).toEqual(['answer']);
  });

  it('changes the voice without a word to the other end', async () => {
    const firm = setUp(false);
    const polite = setUp(true);
    await talk(firm, polite);
    const other = fakeTrack('other');
    firm.link.setTrack(other);
    await settle();
    expect(firm.peer.lines[0]?.sender.track).toBe(other);
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
    clock.pass(restartAfterMs - 1);
    expect(peer.restarts).toBe(0);
    clock.pass(1);
    await settle();
    expect(peer.restarts).toBe(1);
    expect(types(sent)).toEqual(['offer']);
    clock.pass(nextTryAfterMs);
    await settle();
    // The first offer got no answer: it is made once more.
    expect(types(sent)).toEqual(['offer', 'offer']);
  });

  it('is given up after thirty seconds', async () => {
    const { clock, peer, onState } = await connected();
    peer.become('disconnected');
    peer.become('failed');
    clock.pass(giveUpAfterMs);
    expect(onState).toHaveBeenLastCalledWith('lost');
    expect(peer.closed).toBe(true);
    const { restarts } = peer;
    clock.pass(giveUpAfterMs);
    expect(peer.restarts).toBe(restarts);
  });

  it('that comes back is left alone', async () => {
    const { clock, peer, onState } = await connected();
    peer.become('disconnected');
    clock.pass(1000);
    peer.become('connected');
    clock.pass(giveUpAfterMs);
    expect(peer.restarts).toBe(0);
    expect(onState).toHaveBeenLastCalledWith('connected');
  });

  it('that never came about is given up as well', () => {
    const { clock, onState, peer } = setUp(true);
    clock.pass(giveUpAfterMs);
    expect(onState).toHaveBeenCalledExactlyOnceWith('lost');
    expect(peer.closed).toBe(true);
  });
});
