import { createHmac } from 'node:crypto';
import type { Schemas } from '@office/api';
import type { Platform } from '../platform/platform.ts';

/**
 * How browsers reach each other beyond their networks. The credentials are those of coturn's REST API:
 * made of when they end and whose they are, so that the relay checks them with the shared secret alone.
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
  const relay = { urls: turn.urls.flatMap(waysOf), username, credential };
  return {
    iceServers: turn.isOnlyWay ? [relay] : [...stun, relay],
    iceExpiresAt: new Date(expires * 1000).toISOString(),
    iceTransportPolicy: turn.isOnlyWay ? 'relay' : 'all',
  };
}

/** A relay whose address names no way is offered by UDP and by TCP; `turns:` is TLS in any case. */
function waysOf(url: string): string[] {
  const isOpen = url.startsWith('turn:') && !url.includes('?');
  return isOpen ? [`${url}?transport=udp`, `${url}?transport=tcp`] : [url];
}
