import { expect, it, vi } from 'vitest';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { FakePeerConnection, flushPromises } from '../fakes.ts';
import { RelayedSession } from './RelayedSession.ts';
import { SfuLinks } from './SfuLinks.ts';

const access = { ok: true as const, kind: 'RELAYED' as const, resumed: false, canPublish: false };

it('counts a listener as connected before another participant sends', async () => {
  const deps = testDeps();
  const peers: FakePeerConnection[] = [];
  const publish = vi.fn();
  const links = new SfuLinks({
    ...deps,
    onTrack: vi.fn(),
    onChange: vi.fn(),
    openMedia: async () => access,
    relayedSignaling: { publish, receive: vi.fn(), answer: vi.fn(), sendCandidate: vi.fn() },
    sfu: {
      relayed: async (events, { canPublish }, signaling) =>
        new RelayedSession({
          ...deps,
          ...events,
          canPublish,
          signaling,
          createConnection: () => {
            const peer = new FakePeerConnection();
            peers.push(peer);
            return peer as unknown as RTCPeerConnection;
          },
        }),
      liveKit: vi.fn(),
    },
  });
  links.joined('m');
  await flushPromises();
  expect(links.state).toBe('connected');
  expect(peers).toHaveLength(1);
  expect(publish).not.toHaveBeenCalled();
});
