import type { Schemas } from '@office/api';
import type { PushKeys } from '../database/schema/push-tokens.ts';

export interface PushAddress {
  /** FCM token, or the endpoint of a Web Push subscription. */
  token: string;
  /** Keys of the Web Push subscription. Null for FCM. */
  keys: PushKeys | null;
}

export interface PushMessage extends PushAddress {
  kind: Schemas['NotificationKind'];
  title: string;
  body: string;
  /** Path of the page to open: `/direct-message/…`. */
  path: string;
  /** A later notification with the same tag replaces this one. */
  tag: string;
  /** Id of the subject. A browser that has already shown a notification with this id ignores the message. */
  id: string;
  /** Time to live in seconds. */
  lifetime: number;
}

export type PushedNotice = Omit<PushMessage, keyof PushAddress | 'lifetime'>;

/** `unregistered`: permanently invalid. `unreachable`: the browser has to register again. */
export type PushOutcome = 'sent' | 'unregistered' | 'unreachable';

export interface PushSender {
  /** @throws {PushFailure} if the service does not accept the message */
  send(message: PushMessage, signal: AbortSignal): Promise<PushOutcome>;
}

/** Urgency header (RFC 8030, 5.3). Only organisation announcements may be delayed by the device. */
export function urgencyOf({ kind }: Pick<PushMessage, 'kind'>): 'high' | 'normal' {
  return kind === 'ORGANIZATION' ? 'normal' : 'high';
}

export class PushFailure extends Error {
  override name = 'PushFailure';
  readonly temporary: boolean;
  /** Requested delay in milliseconds, or null. */
  readonly retryAfter: number | null;

  constructor(
    message: string,
    { temporary = false, retryAfter = null }: { temporary?: boolean; retryAfter?: number | null },
  ) {
    super(message);
    this.temporary = temporary;
    this.retryAfter = retryAfter;
  }
}
