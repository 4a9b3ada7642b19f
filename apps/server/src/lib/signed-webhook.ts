import { createHmac, randomBytes } from 'node:crypto';
import { DeliveryError, maxResponseBytes, requireSuccess } from './delivery-error.ts';
import { guardedFetch } from './guarded-fetch.ts';
import type { KeyRing } from './key-ring.ts';
import { decryptToken, type CipherPurpose } from './token-cipher.ts';

const secretPrefix = 'whsec_';

export const newSigningSecret = (): string => secretPrefix + randomBytes(32).toString('base64');

/** Returns null unless the secret has 24 to 64 bytes, as Standard Webhooks requires. */
export function parseSigningSecret(secret: string): Buffer | null {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  const isValid = secret.startsWith(secretPrefix) && key.length >= 24 && key.length <= 64;
  return isValid ? key : null;
}

export interface SignedRequest {
  url: string;
  key: Buffer;
  /** The same for each attempt. */
  id: string;
  body: string;
  contentType: string;
  signal: AbortSignal;
}

/**
 * Posts a request signed by the Standard Webhooks scheme (https://www.standardwebhooks.com).
 * Returns the response, whose body may be truncated.
 * @throws {Error} classified by `problemOf`, also if the status is not 2xx
 */
export async function postSigned(
  { url, key, id, body, contentType, signal }: SignedRequest,
  { trusted, now }: { trusted: readonly string[]; now(): Date },
): Promise<Response> {
  const timestamp = Math.floor(now().getTime() / 1000);
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const fetch = guardedFetch({ trusted, maxBytes: maxResponseBytes, truncate: true });
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': contentType,
      'content-length': String(Buffer.byteLength(body)),
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature}`,
    },
    body,
    signal,
  });
  requireSuccess(response, now());
  return response;
}

export interface EventReceiver {
  /** Row of the secret, with which it was encrypted. */
  id: string;
  url: string;
  secret: string;
}

interface SentEvent {
  /** The same for each attempt. */
  id: string;
  type: string;
  at: Date;
  data: Record<string, unknown>;
}

/**
 * Posts an event in JSON, signed with the stored secret of the receiver.
 * @throws {Error} classified by `problemOf`
 */
export async function postEvent(
  { config, now }: { config: KeyRing & { auditStreamHosts: readonly string[] }; now(): Date },
  { id: row, url, secret: sealed }: EventReceiver,
  purpose: CipherPurpose,
  { id, type, at, data }: SentEvent,
  signal: AbortSignal,
): Promise<Response> {
  const secret = decryptToken(config, sealed, row, purpose);
  const key = secret && parseSigningSecret(secret);
  if (!key) throw new DeliveryError({ kind: 'SECRET_UNREADABLE', detail: null });
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data });
  return postSigned(
    { url, key, id, body, contentType: 'application/json', signal },
    { trusted: config.auditStreamHosts, now },
  );
}
