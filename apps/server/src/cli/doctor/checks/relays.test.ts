import { once } from 'node:events';
import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../../../scripts/free-port.mjs';
import { hasTurnServer, startTurnServer } from '../../../../../../scripts/turn-server.mjs';
import type { Config } from '../../../config/config.ts';
import { parseAddress, relayCheck } from './relays.ts';

const secret = 'shared secret';

interface Voice {
  stunUrls?: string[];
  urls?: string[];
  signingSecret?: string;
}

function findingOf({ stunUrls = [], urls, signingSecret = secret }: Voice, limit = 5000) {
  const turn = urls && { urls, secret: signingSecret, credentialSeconds: 60, relayOnly: false };
  const config = { voice: { stunUrls, turn: turn ?? null } } as unknown as Config;
  return relayCheck(config, { now: () => new Date(), limit }).run();
}

describe('parseAddress', () => {
  it.each([
    ['turn:turn.test', { host: 'turn.test', port: 3478, transport: 'udp' }],
    ['turn:turn.test:1?transport=tcp', { host: 'turn.test', port: 1, transport: 'tcp' }],
    ['turns:turn.test?transport=tcp', { host: 'turn.test', port: 5349, transport: 'tls' }],
    ['stun:[::1]:2', { host: '::1', port: 2, transport: 'udp' }],
    ['turn:turn.test?transport=sctp', null],
  ])('parses %s', (url, address) => {
    expect(parseAddress(url)).toEqual(address);
  });
});

describe.skipIf(!hasTurnServer())('relays (coturn, if installed)', () => {
  let port: number;
  let relay: Awaited<ReturnType<typeof startTurnServer>>;
  beforeAll(async () => {
    port = await freePort();
    relay = await startTurnServer({ port, secret });
  });
  afterAll(() => relay.stop());

  it('asks STUN and TURN by UDP and TCP', async () => {
    const stunUrls = [`stun:127.0.0.1:${port}`];
    const finding = await findingOf({ stunUrls, urls: [`turn:127.0.0.1:${port}`] });
    expect(finding).toEqual({
      status: 'ok',
      message: `stun:127.0.0.1:${port}, turn:127.0.0.1:${port}?transport=udp, turn:127.0.0.1:${port}?transport=tcp: all answer.`,
    });
  });

  it('rejects another secret', async () => {
    const urls = [`turn:127.0.0.1:${port}`];
    const { status, message } = await findingOf({ urls, signingSecret: 'another secret' });
    expect(status).toBe('problem');
    expect(message).toContain('Set OFFICE_TURN_SECRET to its static-auth-secret');
  });
});

describe('relays', () => {
  it('names the address of a relay that is unreachable', async () => {
    const finding = await findingOf({ urls: ['turn:127.0.0.1:1?transport=tcp'] });
    expect(finding).toMatchObject({
      status: 'problem',
      message: expect.stringMatching(/^turn:127\.0\.0\.1:1\?transport=tcp fails/) as unknown,
    });
  });

  it('names the address of a STUN server that does not answer', async () => {
    const silent = createSocket('udp4').bind(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const finding = await findingOf({ stunUrls: [`stun:127.0.0.1:${port}`] }, 100);
    silent.close();
    expect(finding).toMatchObject({
      status: 'problem',
      message: `stun:127.0.0.1:${port} does not answer. Check the address and the firewall.`,
    });
  });

  it('accepts an installation without relays', async () => {
    expect(await findingOf({})).toMatchObject({ status: 'ok' });
  });
});
