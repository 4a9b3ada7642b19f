import type { Deps } from '../lib/deps.ts';
import type { LocalStore } from '../lib/openStorage.ts';
import { Store } from '../lib/Store.ts';
import {
  cookieLifetimeInDays,
  toLocalClock,
  parseSessionCookie,
  signedOut,
  toSessionState,
  withAccessTokenOf,
  withoutAccessToken,
  type SessionState,
} from './sessionState.ts';

/** Cookie access by name. `days` can be a fraction; without it, a session cookie is set. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string, options: { days?: number }): void;
  remove(name: string): void;
}

/** Message between the tabs of a browser. `at` is the time of the write in epoch milliseconds. */
export type SessionSignal =
  { kind: 'changed'; at: number; state: SessionState } | { kind: 'reset'; at: number };

export interface SessionChannel {
  post(signal: SessionSignal): void;
  onSignal(listener: (signal: SessionSignal) => void): void;
}

export interface SessionNames {
  cookie: string;
  /** Local storage key: whether the cookie outlives the browser session. */
  staySignedIn: string;
  typeCookie: string;
  organizationType: string;
  authData: string;
  cleared: readonly string[];
}

export interface SessionDeps extends Pick<Deps, 'clock'> {
  names: SessionNames;
  cookies: CookieJar;
  storage: LocalStore;
  tabStorage: LocalStore;
  channel: SessionChannel;
  /**
   * Keeps the access token in memory. The refresh token must be in a cookie of the server, and each
   * page load exchanges it for its own access token.
   */
  keepsTokenInMemory?: boolean;
}

/** Milliseconds for which a tab may still read an old cookie. Usually a few. */
const cookieDelay = 1000;

/** The cookie is the source of truth; each tab has a copy in memory (see README.md). */
export class Session extends Store<SessionState> {
  readonly #deps: SessionDeps;
  #lastWriteAt = -Infinity;

  constructor(deps: SessionDeps) {
    super(readCookie(deps));
    this.#deps = deps;
    if (!this.getSnapshot().isAuthenticated) this.#clearTabStorage();
    deps.channel.onSignal((signal) => this.#handleSignal(signal));
  }

  reload(): SessionState {
    const isRecentlyUpdated = Math.abs(this.#deps.clock.now() - this.#lastWriteAt) < cookieDelay;
    if (!isRecentlyUpdated) this.#adopt(readCookie(this.#deps));
    return this.getSnapshot();
  }

  /** Throws if the response contains no session. Drops unknown fields. */
  signIn(answer: unknown, { staySignedIn }: { staySignedIn: boolean }): void {
    const state = this.#parseResponse(answer);
    this.#deps.storage.setItem(this.#deps.names.staySignedIn, String(staySignedIn));
    this.#write(state);
  }

  /** Ignored after sign-out, so that a late response does not restore the session. */
  update(patch: Partial<SessionState>): void {
    if (!this.getSnapshot().isAuthenticated) return;
    this.#write(this.#parseResponse({ ...this.getSnapshot(), ...patch }));
  }

  reset(): void {
    const { names, cookies, storage, channel } = this.#deps;
    cookies.remove(names.cookie);
    cookies.remove(names.typeCookie);
    for (const key of names.cleared) storage.removeItem(key);
    if (!this.getSnapshot().isAuthenticated) return;
    this.#replace(signedOut);
    channel.post({ kind: 'reset', at: this.#nextTimestamp() });
  }

  /** Converts expiries to the local clock. Throws on invalid data, so that the caller shows the reason. */
  #parseResponse(answer: unknown): SessionState {
    const state = toSessionState(answer);
    if (!state.isAuthenticated) throw new TypeError('The response contains no session');
    return state.token === this.getSnapshot().token
      ? state
      : toLocalClock(state, this.#deps.clock.now());
  }

  /** The signal contains the new state, because it can arrive before the cookie is readable. */
  #handleSignal(signal: SessionSignal): void {
    const isNewer = signal.at >= this.#lastWriteAt;
    this.#lastWriteAt = Math.max(this.#lastWriteAt, signal.at);
    if (signal.kind === 'reset') this.#replace(signedOut);
    else if (isNewer) this.#adopt(toSessionState(signal.state));
    // Either an older signal or a clock that was set back; the cookie decides.
    else this.reload();
  }

  #adopt(stored: SessionState): void {
    const state = withAccessTokenOf(this.getSnapshot(), stored);
    if (JSON.stringify(state) !== JSON.stringify(this.getSnapshot())) this.#replace(state);
  }

  #nextTimestamp(): number {
    this.#lastWriteAt = Math.max(this.#deps.clock.now(), this.#lastWriteAt + 1);
    return this.#lastWriteAt;
  }

  /** Session storage is accessible only from its tab, so each tab clears it. */
  #clearTabStorage(): void {
    for (const key of this.#deps.names.cleared) this.#deps.tabStorage.removeItem(key);
  }

  #write(state: SessionState): void {
    const { names, cookies, storage, channel, clock } = this.#deps;
    const staySignedIn = storage.getItem(names.staySignedIn) === 'true';
    const days = cookieLifetimeInDays(staySignedIn, state.refreshTokenExpires, clock.now());
    const lifetime = days === undefined ? {} : { days };
    const type = state.organizationType ?? 'MULTIPLE';
    const shared = this.#deps.keepsTokenInMemory ? withoutAccessToken(state) : state;
    cookies.set(names.cookie, JSON.stringify(shared), lifetime);
    cookies.set(names.typeCookie, type, lifetime);
    storage.setItem(names.organizationType, type);
    // Tokens are not stored in local storage, because it outlives a session cookie.
    storage.setItem(
      names.authData,
      JSON.stringify({ userId: state.user?.id, organizationId: state.organizationId }),
    );
    this.#replace(state);
    channel.post({ kind: 'changed', at: this.#nextTimestamp(), state: shared });
  }

  #replace(state: SessionState): void {
    if (!state.isAuthenticated) this.#clearTabStorage();
    this.set(state);
  }
}

function readCookie({ names, cookies, clock }: SessionDeps): SessionState {
  return parseSessionCookie(cookies.get(names.cookie), clock.now());
}
