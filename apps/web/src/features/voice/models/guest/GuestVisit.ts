import { OfficeError, type Schemas } from '@office/api';
import type { Clock } from '@office/client/lib/deps.ts';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { Store } from '@office/client/lib/Store.ts';
import { guestPollMs } from '@office/vocabulary';
import type { GuestApi } from './guestApi.ts';

type Meeting = Schemas['GuestMeeting'];
type Visit = Schemas['GuestVisit'];

export type GuestVisitState =
  | { status: 'loading' }
  | { status: 'unreachable' }
  /** The server refuses more requests for a while. */
  | { status: 'busy' }
  | { status: 'invalid'; reason: Schemas['LinkProblem'] }
  | { status: 'outside'; meeting: Meeting }
  /** `reconnecting`: the last request for the state has failed. */
  | { status: 'inside'; token: string; visit: Visit; reconnecting: boolean };

export interface GuestVisitDeps {
  clock: Pick<Clock, 'repeat'>;
  api: GuestApi;
  /** The token of the guest, kept for a reload of the page. */
  storage: {
    getItem(key: string): string | null;
    setItem(key: string, value: string): void;
    removeItem(key: string): void;
  };
}

const key = 'office.guest';
/** Interval at which the page checks whether the lobby has opened, as a multiple of `guestPollMs`. */
const outsidePolls = 10;

/** Visit of a guest to a meeting, from the link to its end. Requests the state every few seconds. */
export class GuestVisit extends Store<GuestVisitState> {
  readonly #deps: GuestVisitDeps;
  readonly #secret: string;
  #defaultName = '';
  #stopPolling: (() => void) | null = null;
  #polls = 0;
  #isPolling = false;

  constructor(secret: string, deps: GuestVisitDeps) {
    super({ status: 'loading' });
    this.#deps = deps;
    this.#secret = secret;
  }

  /** Name of the last visit. */
  get defaultName(): string {
    return this.#defaultName;
  }

  start(): void {
    this.#stopPolling ??= this.#deps.clock.repeat(() => void this.#poll(), guestPollMs);
    void this.load();
  }

  /** Returns to the visit before a reload, or opens the link. */
  async load(): Promise<void> {
    const token = this.#storedToken();
    try {
      if (token) {
        const visit = await this.#deps.api.visit(token);
        this.#defaultName = visit.name;
        if (visit.state !== 'LEFT')
          return this.set({ status: 'inside', token, visit, reconnecting: false });
        this.#forget();
      }
    } catch (error) {
      if (errorCode(error) !== 'guestVisitInvalid') return this.set(failure(error));
    }
    await this.#open();
  }

  /** Rejects with the refusal of the server. */
  async enter(name: string): Promise<void> {
    this.#defaultName = name;
    const { token, visit } = await this.#deps.api.enter({ secret: this.#secret, name });
    this.#deps.storage.setItem(key, `${token} ${this.#secret}`);
    this.set({ status: 'inside', token, visit, reconnecting: false });
  }

  async leave(): Promise<void> {
    const state = this.getSnapshot();
    if (state.status !== 'inside') return;
    this.#forget();
    this.#setVisit(state.token, { ...state.visit, state: 'LEFT' });
    await this.#deps.api.leave(state.token);
  }

  /**
   * Leaves the call when the page closes. Guests in the lobby keep their place if the page reloads;
   * otherwise the server removes them from the list after a while.
   */
  leaveOnClose(): void {
    const state = this.getSnapshot();
    if (state.status === 'inside' && state.visit.state === 'ADMITTED')
      this.#deps.api.leave(state.token).catch(() => undefined);
  }

  /** Requests the state now, for example after the call has ended. */
  refresh(): Promise<void> {
    return this.#refresh();
  }

  /** Returns a denied or removed guest to the lobby. Rejects with the refusal of the server. */
  async askAgain(): Promise<void> {
    const state = this.getSnapshot();
    if (state.status !== 'inside') return;
    const { token } = state;
    try {
      this.#setVisit(token, await this.#deps.api.askAgain(token));
    } catch (error) {
      if (errorCode(error) !== 'guestVisitInvalid') throw error;
      await this.reopen();
    }
  }

  /** Returns to the form. */
  async reopen(): Promise<void> {
    this.#forget();
    this.set({ status: 'loading' });
    await this.#open();
  }

  override dispose(): void {
    this.#stopPolling?.();
    this.#stopPolling = null;
  }

  async #open(): Promise<void> {
    try {
      this.set({ status: 'outside', meeting: await this.#deps.api.open(this.#secret) });
    } catch (error) {
      // An address that was cut or extended is refused with 400.
      const isInvalid =
        errorCode(error) === 'guestLinkInvalid' ||
        (error instanceof OfficeError && error.status === 400);
      this.set(isInvalid ? { status: 'invalid', reason: reasonOf(error) } : failure(error));
    }
  }

  async #poll(): Promise<void> {
    const state = this.getSnapshot();
    this.#polls += 1;
    if (this.#isPolling) return;
    this.#isPolling = true;
    const isLongWait = this.#polls % outsidePolls === 0;
    if (state.status === 'inside') {
      if (['WAITING', 'ADMITTED'].includes(state.visit.state)) await this.#refresh();
    } else if (isLongWait && state.status === 'outside' && state.meeting.phase === 'EARLY') {
      await this.#open();
    }
    this.#isPolling = false;
  }

  async #refresh(): Promise<void> {
    const state = this.getSnapshot();
    if (state.status !== 'inside') return;
    const { token } = state;
    try {
      this.#setVisit(token, await this.#deps.api.visit(token));
    } catch (error) {
      if (errorCode(error) === 'guestVisitInvalid') return this.reopen();
      if (isRateLimited(error)) return;
      const current = this.getSnapshot();
      if (current.status === 'inside' && !current.reconnecting)
        this.set({ ...current, reconnecting: true });
    }
  }

  /** Ignores answers that arrive after the guest has left. */
  #setVisit(token: string, visit: Visit): void {
    const before = this.getSnapshot();
    if (before.status !== 'inside' || before.token !== token) return;
    if (before.visit.state === 'LEFT') return;
    const isSame =
      before.visit.state === visit.state &&
      before.visit.meeting.phase === visit.meeting.phase &&
      before.visit.meeting.endTime === visit.meeting.endTime;
    if (isSame && !before.reconnecting) return;
    this.set({ status: 'inside', token, visit, reconnecting: false });
  }

  #storedToken(): string | null {
    const [token, secret] = this.#deps.storage.getItem(key)?.split(' ') ?? [];
    return token && secret === this.#secret ? token : null;
  }

  #forget(): void {
    this.#deps.storage.removeItem(key);
  }
}

function failure(error: unknown): { status: 'busy' | 'unreachable' } {
  return { status: isRateLimited(error) ? 'busy' : 'unreachable' };
}

function isRateLimited(error: unknown): boolean {
  return error instanceof OfficeError && error.status === 429;
}

function reasonOf(error: unknown): Schemas['LinkProblem'] {
  return (error instanceof OfficeError && error.body?.data?.reason) || 'UNKNOWN';
}
