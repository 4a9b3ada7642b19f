import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { WebPushConfig } from '../config/config.ts';
import { guardedFetch } from '../lib/guarded-fetch.ts';
import { pauseOf } from '../lib/retry-after.ts';
import {
  PushFailure,
  urgencyOf,
  type PushedNotice,
  type PushMessage,
  type PushOutcome,
  type PushSender,
} from './push-sender.ts';

/** In bytes. Push services return short response bodies. */
const maxResponseBytes = 64 * 1024;

/** Web Push protocol: RFC 8030, encryption by RFC 8291, VAPID by RFC 8292. */
export class WebPushSender implements PushSender {
  readonly #config: WebPushConfig;
  readonly #now: () => Date;
  readonly #fetch: typeof fetch;

  constructor(config: WebPushConfig, now: () => Date) {
    this.#config = config;
    this.#now = now;
    this.#fetch = guardedFetch({ trusted: config.hosts, maxBytes: maxResponseBytes });
  }

  async send(message: PushMessage, signal: AbortSignal): Promise<PushOutcome> {
    const { keys: current, previousKeys, contact } = this.#config;
    // The service rejects messages signed with a key other than the key of the subscription.
    const keys = [current, ...previousKeys].find(
      ({ publicKey }) => publicKey === message.keys?.vapidKey,
    );
    if (!message.keys || !keys) return 'unreachable';
    const { token: endpoint, keys: its, lifetime, ...data } = message;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: its },
      JSON.stringify({ data: data satisfies PushedNotice }),
      {
        vapidDetails: { subject: contact, ...keys },
        TTL: lifetime,
        urgency: urgencyOf(message),
        topic: topicOf(message.tag),
      },
    );
    const response = await this.#post(endpoint, { headers, body, signal });
    if (response.ok) return 'sent';
    if (response.status === 404 || response.status === 410) return 'unregistered';
    throw new PushFailure(`${new URL(endpoint).host} answered ${response.status}`, {
      temporary: response.status === 429 || response.status >= 500,
      retryAfter: pauseOf(response.headers, this.#now()),
    });
  }

  async #post(
    endpoint: string,
    { headers, body, signal }: { headers: object; body: Buffer | null; signal: AbortSignal },
  ): Promise<Response> {
    return this.#fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
      body: body && new Uint8Array(body),
      signal,
    }).catch((error: unknown) => {
      throw new PushFailure(`${new URL(endpoint).host} did not answer: ${String(error)}`, {
        temporary: true,
      });
    });
  }
}

/** A later message replaces an undelivered one with the same topic. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}
