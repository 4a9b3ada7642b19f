import { createHmac } from 'node:crypto';
import type { Schemas } from '@office/api';
import { guardedFetch } from '../../../lib/guarded-fetch.ts';
import type { SendBatch } from './destination.ts';
import { maxResponseBytes, requireSuccess } from './http-response.ts';

const secretPrefix = 'whsec_';

/** Returns null unless the secret has 24 to 64 bytes, as Standard Webhooks requires. */
export function parseSigningSecret(secret: string): Buffer | null {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  const isValid = secret.startsWith(secretPrefix) && key.length >= 24 && key.length <= 64;
  return isValid ? key : null;
}

/** Sends a batch as one request, signed by the Standard Webhooks scheme (https://www.standardwebhooks.com). */
export function webhookSender(
  { url, format }: Schemas['AuditStreamWebhook'],
  { key, trusted, now }: { key: Buffer; trusted: readonly string[]; now(): Date },
): SendBatch {
  const fetch = guardedFetch({ trusted, maxBytes: maxResponseBytes, truncate: true });
  return async ({ id, events }, signal) => {
    const lines = events.map(({ json }) => json);
    const isArray = format === 'JSON_ARRAY';
    const body = isArray ? `[${lines.join(',')}]` : `${lines.join('\n')}\n`;
    const timestamp = Math.floor(now().getTime() / 1000);
    const signature = createHmac('sha256', key)
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64');
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': isArray ? 'application/json' : 'application/x-ndjson',
        'content-length': String(Buffer.byteLength(body)),
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': `v1,${signature}`,
      },
      body,
      signal,
    });
    requireSuccess(response, now());
  };
}
