import type { Deps } from '../lib/deps.ts';
import type { LocalStore } from '../lib/openStorage.ts';
import { Store } from '../lib/Store.ts';
import {
  cookieLifetimeInDays,
  onOwnClock,
  parseSessionCookie,
  signedOut,
  toSessionState,
  type SessionState,
} from './sessionState.ts';

/** Cookies by name; `days` may be a fraction, none means a session cookie. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string, options: { days?: number }): void;
  remove(name: string): void;
}

/** A message between the tabs of one browser; `at` is when, in epoch milliseconds. */
export type SessionSignal =
  { kind: 'changed'; at: number; state: SessionState } | { kind: 'reset'; at: number };

export interface SessionChannel {
  post(signal: SessionSignal): void;
  onSignal(listener: (signal: SessionSignal) => void): void;
}

/** The names under which an application keeps its session. */
export interface SessionNames {
  cookie: string;
  /** Entry of local storage that says whether the cookie outlives the browser's run. */
  staySignedIn: string;
  /** The organisation type has a cookie and an entry of local storage of its own. */
  typeCookie: string;
  organizationType: string;
  /** Entry of local storage that says who is signed in, and where. */
  authData: string;
  /** Entries of local storage that go with the session. */
  cleared: readonly string[];
}

export interface SessionDeps extends Pick<Deps, 'clock'> {
  names: SessionNames;
  cookies: CookieJar;
  storage: LocalStore;
  /** Entries of this tab alone; they belong to the member as those of local storage do. */
  tabStorage: LocalStore;
  channel: SessionChannel;
}

/** For so many milliseconds, and usually a few, a tab may read a cookie as it was before another wrote it. */
const cookieDelay = 1000;

/**
 * The session of this browser. The cookie is the truth, this object its copy in memory; every
 * tab holds one and they follow each other (see README.md).
 */
export class Session extends Store<SessionState> {
  readonly #deps: SessionDeps;
  /** When a tab wrote what this one holds, as far as it was told. */
  #at = -Infinity;

  constructor(deps: SessionDeps) {
    super(readCookie(deps));
    this.#deps = deps;
    if (!this.getSnapshot().isAuthenticated) this.#forgetTab();
    deps.channel.onSignal((signal) => this.#follow(signal));
  }

  /** Takes over what another tab wrote, and answers it. */
  reload(): SessionState {
    const wasJustTold = Math.abs(this.#deps.clock.now() - this.#at) < cookieDelay;
    if (!wasJustTold) this.#adopt(readCookie(this.#deps));
    return this.getSnapshot();
  }

  /**
   * Starts a session from what signing in answered.
   * @param answer the login response; fields that a session does not hold are dropped
   * @throws where it is none
   */
  signIn(answer: unknown, { staySignedIn }: { staySignedIn: boolean }): void {
    const state = this.#answered(answer);
    this.#deps.storage.setItem(this.#deps.names.staySignedIn, String(staySignedIn));
    this.#write(state);
  }

  /**
   * Merges new tokens or a selected organisation into the session. Ignored once signed out: an
   * answer that arrives late must not bring a session back.
   * @throws where no session is left of it
   */
  update(patch: Partial<SessionState>): void {
    if (!this.getSnapshot().isAuthenticated) return;
    this.#write(this.#answered({ ...this.getSnapshot(), ...patch }));
  }

  /** Signs this browser out, in every tab: all fields, the cookies and local storage (spec §4). */
  reset(): void {
    const { names, cookies, storage, channel } = this.#deps;
    cookies.remove(names.cookie);
    cookies.remove(names.typeCookie);
    for (const key of names.cleared) storage.removeItem(key);
    if (!this.getSnapshot().isAuthenticated) return;
    this.#replace(signedOut);
    channel.post({ kind: 'reset', at: this.#stamp() });
  }

  /** The server's answer with its times by our clock. A page that signs out by itself would not say why. */
  #answered(answer: unknown): SessionState {
    const state = toSessionState(answer);
    if (!state.isAuthenticated) throw new TypeError('The answer holds no session');
    return state.token === this.getSnapshot().token
      ? state
      : onOwnClock(state, this.#deps.clock.now());
  }

  /** A signal may be there before the cookie can be read, so it says what was written. */
  #follow(signal: SessionSignal): void {
    const isNews = signal.at >= this.#at;
    this.#at = Math.max(this.#at, signal.at);
    if (signal.kind === 'reset') this.#replace(signedOut);
    else if (isNews) this.#adopt(toSessionState(signal.state));
    // Or the clock was set back: then the cookie says it.
    else this.reload();
  }

  #adopt(state: SessionState): void {
    if (JSON.stringify(state) !== JSON.stringify(this.getSnapshot())) this.#replace(state);
  }

  /** Later than all that this tab knows of. */
  #stamp(): number {
    this.#at = Math.max(this.#deps.clock.now(), this.#at + 1);
    return this.#at;
  }

  /** Each tab empties its own store: no other tab can. */
  #forgetTab(): void {
    for (const key of this.#deps.names.cleared) this.#deps.tabStorage.removeItem(key);
  }

  #write(state: SessionState): void {
    const { names, cookies, storage, channel, clock } = this.#deps;
    const staySignedIn = storage.getItem(names.staySignedIn) === 'true';
    const days = cookieLifetimeInDays(staySignedIn, state.refreshTokenExpires, clock.now());
    const lifetime = days === undefined ? {} : { days };
    const type = state.organizationType ?? 'MULTIPLE';
    cookies.set(names.cookie, JSON.stringify(state), lifetime);
    cookies.set(names.typeCookie, type, lifetime);
    storage.setItem(names.organizationType, type);
    // No token in local storage: unlike a session cookie it would outlive the browser.
    storage.setItem(
      names.authData,
      JSON.stringify({ userId: state.user?.id, organizationId: state.organizationId }),
    );
    this.#replace(state);
    channel.post({ kind: 'changed', at: this.#stamp(), state });
  }

  #replace(state: SessionState): void {
    if (!state.isAuthenticated) this.#forgetTab();
    this.set(state);
  }
}

function readCookie({ names, cookies, clock }: SessionDeps): SessionState {
  return parseSessionCookie(cookies.get(names.cookie), clock.now());
}
