import { createHmac } from 'node:crypto';
import type { Schemas } from '@office/api';
import type { Platform } from '../platform/platform.ts';

/**
 * TURN credentials follow the REST API of coturn: they contain their expiry and the user id, so
 * that the relay can verify them with the shared secret alone.
 */
export function iceServersFor(
  { config, now }: Pick<Platform, 'config' | 'now'>,
  userId: string,
): Pick<Schemas['VoiceToken'], 'iceServers' | 'iceExpiresAt' | 'iceTransportPolicy'> {
  const { stunUrls, turn } = config.voice;
  const stun = stunUrls.length > 0 ? [{ urls: stunUrls }] : [];
  if (!turn) return { iceServers: stun, iceExpiresAt: null, iceTransportPolicy: 'all' };
  const expires = Math.floor(now().getTime() / 1000) + turn.credentialSeconds;
  const username = `${expires}:${userId}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  const relay = { urls: turn.urls.flatMap(transportUrls), username, credential };
  return {
    iceServers: turn.relayOnly ? [relay] : [...stun, relay],
    iceExpiresAt: new Date(expires * 1000).toISOString(),
    iceTransportPolicy: turn.relayOnly ? 'relay' : 'all',
  };
}

/** Returns URLs by transport: `turn:` without parameters uses UDP and TCP, `turns:` uses TLS. */
function transportUrls(url: string): string[] {
  const isOpen = url.startsWith('turn:') && !url.includes('?');
  return isOpen ? [`${url}?transport=udp`, `${url}?transport=tcp`] : [url];
}
