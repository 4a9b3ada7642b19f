import type { Schemas } from '@office/api';
import { postSigned } from '../../../lib/signed-webhook.ts';
import type { SendBatch } from './destination.ts';

/** Sends a batch as one request. */
export function webhookSender(
  { url, format }: Schemas['AuditStreamWebhook'],
  { key, ...deps }: { key: Buffer; trusted: readonly string[]; now(): Date },
): SendBatch {
  return async ({ id, events }, signal) => {
    const lines = events.map(({ json }) => json);
    const isArray = format === 'JSON_ARRAY';
    const body = isArray ? `[${lines.join(',')}]` : `${lines.join('\n')}\n`;
    const contentType = isArray ? 'application/json' : 'application/x-ndjson';
    await postSigned({ url, key, id, body, contentType, signal }, deps);
  };
}
