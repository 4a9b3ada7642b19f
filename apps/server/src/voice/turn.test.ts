import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../scripts/free-port.mjs';
import { hasTurnServer, startTurnServer } from '../../../../scripts/turn-server.mjs';
import { allocateRelay, type StunAddress } from '../cli/doctor/turn-client.ts';
import type { Config } from '../config/config.ts';
import { iceServersFor } from './ice-servers.ts';

// coturn is installed by `.ci/run` only.
describe.skipIf(!hasTurnServer())('TURN relay (coturn, if installed)', () => {
  const secret = 'shared secret';
  let port: number;
  let tlsPort: number;
  let relay: Awaited<ReturnType<typeof startTurnServer>>;
  beforeAll(async () => {
    port = await freePort();
    tlsPort = await freePort();
    relay = await startTurnServer({ port, secret, tlsPort });
  });
  afterAll(() => relay.stop());

  function loginOf(age: number, signingSecret = secret) {
    const turn = {
      urls: ['turn:x'],
      secret: signingSecret,
      credentialSeconds: 20,
      relayOnly: false,
    };
    const config = { voice: { stunUrls: [], turn } } as unknown as Config;
    const now = () => new Date(Date.now() - age * 1000);
    const [server] = iceServersFor(
      { config, now },
      'a1e5c0de-1111-4c59-9a51-1d1f3b8f0a01',
    ).iceServers;
    return { username: server!.username!, credential: server!.credential! };
  }

  it.each(['udp', 'tcp', 'tls'] as const)(
    'accepts only unexpired credentials with the right secret via %s',
    async (transport) => {
      const line: StunAddress =
        transport === 'tls'
          ? { port: tlsPort, transport, certificate: relay.certificate! }
          : { port, transport };
      expect(await allocateRelay(line, loginOf(0))).toBe(200);
      expect(await allocateRelay(line, loginOf(22))).toBe(401);
      expect(await allocateRelay(line, loginOf(0, 'another secret'))).toBe(401);
      const { credential } = loginOf(22);
      const longer = { ...loginOf(0), credential };
      expect(await allocateRelay(line, longer)).toBe(401);
    },
  );
});
