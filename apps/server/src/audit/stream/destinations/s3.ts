import { createHash } from 'node:crypto';
import type { Schemas } from '@office/api';
import { AwsClient } from 'aws4fetch';
import { guardedFetch } from '../../../lib/guarded-fetch.ts';
import type { SendBatch } from './destination.ts';
import { maxResponseBytes, requireSuccess } from '../../../lib/delivery-error.ts';

/** Stores a batch as one object, below the date of its first entry. A retry overwrites the object. */
export function s3Sender(
  { endpoint, region, bucket, prefix, accessKeyId }: Schemas['AuditStreamS3'],
  {
    secretAccessKey,
    trusted,
    now,
  }: { secretAccessKey: string; trusted: readonly string[]; now(): Date },
): SendBatch {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const fetch = guardedFetch({ trusted, maxBytes: maxResponseBytes, truncate: true });
  return async ({ id, events }, signal) => {
    const date = (events[0]?.at ?? now()).toISOString().slice(0, 10).replaceAll('-', '/');
    const path = [bucket, prefix, date, `${id}.jsonl`].filter(Boolean).join('/');
    const body = events.map(({ json }) => `${json}\n`).join('');
    const { url, headers } = await client.sign(`${endpoint.replace(/\/+$/, '')}/${path}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/x-ndjson',
        // Buckets with object lock require a checksum.
        'x-amz-checksum-sha256': createHash('sha256').update(body).digest('base64'),
      },
      body,
    });
    const signed = new Headers(headers);
    signed.set('content-length', String(Buffer.byteLength(body)));
    const response = await fetch(url, { method: 'PUT', headers: signed, body, signal });
    requireSuccess(response, now());
  };
}
