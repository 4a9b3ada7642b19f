import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Config } from '../config/config.ts';
import { iceServersFor } from './ice-servers.ts';

const now = () => new Date('2026-11-20T09:00:00.500Z');
const deps = (voice: Config['voice']) => ({ now, config: { voice } as Config });

it('has no servers where none are set up', () => {
  expect(iceServersFor(deps({ stunUrls: [], turn: null }), 'user')).toEqual({
    iceServers: [],
    iceExpiresAt: null,
  });
});

it('names servers that tell addresses, which need no credentials', () => {
  expect(iceServersFor(deps({ stunUrls: ['stun:a:1', 'stun:b:2'], turn: null }), 'user')).toEqual({
    iceServers: [{ urls: ['stun:a:1', 'stun:b:2'] }],
    iceExpiresAt: null,
  });
});

it('makes credentials for relays that end in an hour, as coturn checks them', () => {
  const turn = { urls: ['turn:a:1', 'turns:a:2'], secret: 'shared secret' };
  const username = '1795168800:user';
  expect(iceServersFor(deps({ stunUrls: ['stun:a:1'], turn }), 'user')).toEqual({
    iceServers: [
      { urls: ['stun:a:1'] },
      {
        urls: turn.urls,
        username,
        credential: createHmac('sha1', 'shared secret').update(username).digest('base64'),
      },
    ],
    iceExpiresAt: '2026-11-20T10:00:00.000Z',
  });
});
