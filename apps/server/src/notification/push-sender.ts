import type { Schemas } from '@office/api';

/** One notice for one browser, in its reader's language. */
export interface PushMessage {
  /** The browser's. */
  token: string;
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

/** A service that carries notices to browsers. */
export interface PushSender {
  /**
   * @returns `unregistered` when the browser is not to be reached by this token any more
   * @throws {PushFailure} when the service did not take it
   */
  send(message: PushMessage, signal: AbortSignal): Promise<'sent' | 'unregistered'>;
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
