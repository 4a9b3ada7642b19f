import {
  cookieLifetimeInDays,
  parseSessionCookie,
  signedOut,
  toSessionState,
  type SessionState,
} from './sessionState.ts';
import { cookieNames, keysClearedOnReset, storageKeys } from './storageKeys.ts';

/** Cookies by name; `days` may be a fraction, none means a session cookie. */
export interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, value: string, options: { days?: number }): void;
  remove(name: string): void;
}

export type LocalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What tabs of one browser tell each other. */
export type SessionSignal = { kind: 'changed' } | { kind: 'reset' };

export interface SessionChannel {
  post(signal: SessionSignal): void;
  onSignal(listener: (signal: SessionSignal) => void): void;
}

export interface SessionOptions {
  cookies: CookieJar;
  storage: LocalStore;
  /** What belongs to this tab alone; holds the member's own as local storage does. */
  tabStorage: LocalStore;
  channel: SessionChannel;
  now(): number;
}

/**
 * Who is signed in on this browser. The cookie is the truth, this object its copy in memory; every
 * tab holds one and they follow each other (see README.md). Reads through `useSyncExternalStore`.
 */
export class Session {
  readonly #options: SessionOptions;
  readonly #listeners = new Set<() => void>();
  #state: SessionState;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#state = this.#readCookie();
    if (!this.#state.isAuthenticated) this.#forgetTab();
    options.channel.onSignal((signal) => {
      if (signal.kind === 'reset') this.#replace(signedOut);
      else this.reload();
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): SessionState => this.#state;

  /** Takes over what another tab wrote, and answers it. */
  reload(): SessionState {
    const stored = this.#readCookie();
    if (JSON.stringify(stored) !== JSON.stringify(this.#state)) this.#replace(stored);
    return this.#state;
  }

  /**
   * Starts a session from what signing in answered.
   * @param answer the login response; fields that a session does not hold are dropped
   */
  signIn(answer: unknown, { staySignedIn }: { staySignedIn: boolean }): void {
    this.#options.storage.setItem(storageKeys.staySignedIn, String(staySignedIn));
    this.#write(toSessionState(answer));
  }

  /**
   * Merges new tokens or a selected organisation into the session. Ignored once signed out: an
   * answer that arrives late must not bring a session back.
   */
  update(patch: Partial<SessionState>): void {
    if (!this.#state.isAuthenticated) return;
    this.#write(toSessionState({ ...this.#state, ...patch }));
  }

  /** Signs this browser out, in every tab: all fields, the cookies and local storage (spec §4). */
  reset(): void {
    const { cookies, storage, channel } = this.#options;
    cookies.remove(cookieNames.session);
    cookies.remove(cookieNames.organizationType);
    for (const key of keysClearedOnReset) storage.removeItem(key);
    if (!this.#state.isAuthenticated) return;
    this.#replace(signedOut);
    channel.post({ kind: 'reset' });
  }

  /** Each tab empties its own store: no other tab can. */
  #forgetTab(): void {
    for (const key of keysClearedOnReset) this.#options.tabStorage.removeItem(key);
  }

  #readCookie(): SessionState {
    const { cookies, now } = this.#options;
    return parseSessionCookie(cookies.get(cookieNames.session), now());
  }

  #write(state: SessionState): void {
    const { cookies, storage, channel, now } = this.#options;
    const staySignedIn = storage.getItem(storageKeys.staySignedIn) === 'true';
    const days = cookieLifetimeInDays(staySignedIn, state.refreshTokenExpires, now());
    const lifetime = days === undefined ? {} : { days };
    const type = state.organizationType ?? 'MULTIPLE';
    cookies.set(cookieNames.session, JSON.stringify(state), lifetime);
    cookies.set(cookieNames.organizationType, type, lifetime);
    storage.setItem(storageKeys.organizationType, type);
    // No token in local storage: unlike a session cookie it would outlive the browser.
    storage.setItem(
      storageKeys.authData,
      JSON.stringify({ userId: state.user?.id, organizationId: state.organizationId }),
    );
    this.#replace(state);
    channel.post({ kind: 'changed' });
  }

  #replace(state: SessionState): void {
    this.#state = state;
    if (!state.isAuthenticated) this.#forgetTab();
    for (const listener of this.#listeners) listener();
  }
}
