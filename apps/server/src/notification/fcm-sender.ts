import type { FcmConfig } from '../config/config.ts';
import { pauseOf } from '../lib/retry-after.ts';
import { GoogleToken } from './google-token.ts';
import {
  PushFailure,
  urgencyOf,
  type PushedNotice,
  type PushMessage,
  type PushOutcome,
  type PushSender,
} from './push-sender.ts';

const timeout = 10_000;

/** FCM error codes for tokens that are permanently invalid. */
const unregisteredCodes = ['UNREGISTERED', 'SENDER_ID_MISMATCH'];

export class FcmSender implements PushSender {
  readonly #address: string;
  readonly #accessToken: GoogleToken;
  readonly #now: () => Date;

  constructor({ endpoint, serviceAccount }: FcmConfig, now: () => Date) {
    const project = encodeURIComponent(serviceAccount.projectId);
    this.#address = `${endpoint}/v1/projects/${project}/messages:send`;
    this.#accessToken = new GoogleToken(serviceAccount, now);
    this.#now = now;
  }

  async send(message: PushMessage, signal: AbortSignal): Promise<PushOutcome> {
    let response = await this.#post(message, signal);
    if (response.status === 401) {
      await response.body?.cancel();
      this.#accessToken.invalidate();
      response = await this.#post(message, signal);
    }
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return 'sent';
    const code = errorCodeOf(answer);
    if (unregisteredCodes.includes(code)) return 'unregistered';
    throw new PushFailure(`FCM answered ${response.status} ${code}`, {
      temporary: response.status === 429 || response.status >= 500,
      retryAfter: pauseOf(response.headers, this.#now()),
    });
  }

  async #post(message: PushMessage, signal: AbortSignal): Promise<Response> {
    const accessToken = await this.#accessToken.get();
    return fetch(this.#address, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: toFcm(message) }),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    }).catch((error: unknown) => {
      throw new PushFailure(`FCM did not answer: ${String(error)}`, { temporary: true });
    });
  }
}

/** Sends a data-only message, so that the service worker of the app displays it. */
function toFcm({ token, keys: _, lifetime, ...data }: PushMessage) {
  return {
    token,
    data: data satisfies PushedNotice,
    webpush: { headers: { TTL: String(lifetime), Urgency: urgencyOf(data) } },
  };
}

interface FcmError {
  error?: { status?: unknown; details?: { errorCode?: unknown }[] };
}

function errorCodeOf(answer: unknown): string {
  const { error } = (answer ?? {}) as FcmError;
  const details = Array.isArray(error?.details) ? error.details : [];
  const code = details.find((detail) => typeof detail?.errorCode === 'string')?.errorCode;
  return String(code ?? error?.status ?? '');
}
