import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Config } from '../config/config.ts';
import { iceServersFor } from './ice-servers.ts';

const now = () => new Date('2026-11-20T09:00:00.500Z');
const deps = (voice: Omit<Config['voice'], 'sfu'>) => ({
  now,
  config: { voice: { ...voice, sfu: null } } as Config,
});

it('returns no ICE servers without configuration', () => {
  expect(iceServersFor(deps({ stunUrls: [], turn: null }), 'user')).toEqual({
    iceServers: [],
    iceExpiresAt: null,
    iceTransportPolicy: 'all',
  });
});

it('returns STUN servers without credentials', () => {
  expect(iceServersFor(deps({ stunUrls: ['stun:a:1', 'stun:b:2'], turn: null }), 'user')).toEqual({
    iceServers: [{ urls: ['stun:a:1', 'stun:b:2'] }],
    iceExpiresAt: null,
    iceTransportPolicy: 'all',
  });
});

it('creates expiring TURN credentials in the format of coturn', () => {
  const turn = {
    urls: ['turn:a:1', 'turn:b:1?transport=tcp', 'turns:a:2'],
    secret: 'shared secret',
    credentialSeconds: 3600,
    relayOnly: false,
  };
  // UDP, TCP, and TLS for networks that block all other traffic.
  const offered = [
    'turn:a:1?transport=udp',
    'turn:a:1?transport=tcp',
    'turn:b:1?transport=tcp',
    'turns:a:2',
  ];
  const username = '1795168800:user';
  expect(iceServersFor(deps({ stunUrls: ['stun:a:1'], turn }), 'user')).toEqual({
    iceServers: [
      { urls: ['stun:a:1'] },
      {
        urls: offered,
        username,
        credential: createHmac('sha1', 'shared secret').update(username).digest('base64'),
      },
    ],
    iceExpiresAt: '2026-11-20T10:00:00.000Z',
    iceTransportPolicy: 'all',
  });
  const only = {
    stunUrls: ['stun:a:1'],
    turn: { ...turn, credentialSeconds: 20, relayOnly: true },
  };
  expect(iceServersFor(deps(only), 'user')).toMatchObject({
    iceServers: [{ urls: offered, username: '1795165220:user' }],
    iceExpiresAt: '2026-11-20T09:00:20.000Z',
    iceTransportPolicy: 'relay',
  });
});
