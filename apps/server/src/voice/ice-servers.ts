import { createHmac } from 'node:crypto';
import type { Schemas } from '@office/api';
import type { Platform } from '../platform/platform.ts';

/** How long a relay's credentials count; a page renews them before that. */
const credentialSeconds = 60 * 60;

/**
 * How browsers reach each other beyond their networks. The credentials are those of coturn's REST API:
 * made of when they end and whose they are, so that the relay checks them with the shared secret alone.
 */
export function iceServersFor(
  { config, now }: Pick<Platform, 'config' | 'now'>,
  userId: string,
): Pick<Schemas['VoiceToken'], 'iceServers' | 'iceExpiresAt'> {
  const { stunUrls, turn } = config.voice;
  const stun = stunUrls.length > 0 ? [{ urls: stunUrls }] : [];
  if (!turn) return { iceServers: stun, iceExpiresAt: null };
  const expires = Math.floor(now().getTime() / 1000) + credentialSeconds;
  const username = `${expires}:${userId}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return {
    iceServers: [...stun, { urls: turn.urls, username, credential }],
    iceExpiresAt: new Date(expires * 1000).toISOString(),
  };
}
