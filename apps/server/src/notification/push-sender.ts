import type { Schemas } from '@office/api';
import type { PushKeys } from '../database/schema/push-tokens.ts';

/** A browser, as it is reached. */
export interface PushAddress {
  /** FCM's name for it, or the endpoint of its own subscription. */
  token: string;
  /** The keys of its own subscription; null where FCM reaches it. */
  keys: PushKeys | null;
}

/** One notice for one browser, in its reader's language. */
export interface PushMessage extends PushAddress {
  kind: Schemas['NotificationKind'];
  title: string;
  body: string;
  /** Page of the product that it leads to: `/direct-message/…`. */
  path: string;
  /** A later notice with the same tag takes its place. */
  tag: string;
  /** The id of its subject: a browser that was told of it already shows nothing. */
  id: string;
  /** How long it is worth showing, in seconds. */
  lifetime: number;
}

/** The part of a notice that a browser's worker gets. */
export type PushedNotice = Omit<PushMessage, keyof PushAddress | 'lifetime'>;

/**
 * The fate of a notice. `unregistered`: the browser is not to be reached by this address any more. `unreachable`:
 * not by this server as it is configured now; the browser registers anew.
 */
export type PushOutcome = 'sent' | 'unregistered' | 'unreachable';

/** A service that carries notices to browsers. */
export interface PushSender {
  /** @throws {PushFailure} when the service did not take it */
  send(message: PushMessage, signal: AbortSignal): Promise<PushOutcome>;
}

/** How soon a device wakes for it (RFC 8030, 5.3): people are waited for, or they are informed. */
export function urgencyOf({ kind }: Pick<PushMessage, 'kind'>): 'high' | 'normal' {
  return kind === 'ORGANIZATION' ? 'normal' : 'high';
}

/** The service did not take a notice. */
export class PushFailure extends Error {
  override name = 'PushFailure';
  /** Whether it may take the same one later. */
  readonly temporary: boolean;
  /** How long it wants to be left alone, in milliseconds; null when it did not say. */
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
