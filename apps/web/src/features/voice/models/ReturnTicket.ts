import type { Clock } from '@office/client/lib/deps.ts';
import type { ReturnOffer } from './AfterCall.ts';

/** The call that a page was in when it was closed or reloaded. */
export type Ticket = Omit<ReturnOffer, 'kind' | 'reason'>;

export interface ReturnTicketDeps {
  clock: Pick<Clock, 'now'>;
  /** The storage of this tab. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  myUserId: string;
}

const key = 'office.call';
/** A tab that is opened again after longer than this was closed, not reloaded. */
export const ticketMs = 120_000;

interface Kept {
  userId: string;
  at: number;
  ticket: Ticket;
}

/** Keeps in this tab which call the page was in, so that a reload can lead back to it, once. */
export class ReturnTicket {
  readonly #deps: ReturnTicketDeps;

  constructor(deps: ReturnTicketDeps) {
    this.#deps = deps;
  }

  keep(ticket: Ticket): void {
    const { clock, storage, myUserId } = this.#deps;
    const kept: Kept = { userId: myUserId, at: clock.now(), ticket };
    storage.setItem(key, JSON.stringify(kept));
  }

  take(): Ticket | null {
    const { clock, storage, myUserId } = this.#deps;
    const kept = read(storage.getItem(key));
    storage.removeItem(key);
    const isValid = kept?.userId === myUserId && clock.now() - kept.at < ticketMs;
    return isValid ? kept.ticket : null;
  }
}

function read(text: string | null): Kept | null {
  try {
    return text === null ? null : (JSON.parse(text) as Kept);
  } catch {
    return null;
  }
}
