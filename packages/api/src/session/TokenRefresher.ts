import { OfficeError, RefreshFailedError, SessionEndedError } from '../errors/OfficeError.ts';
import type { Schemas } from '../types.ts';
import type { Lock } from './lock.ts';
import type { SessionAccess, SessionTokens } from './session.ts';

export interface TokenRefresherOptions {
  session: SessionAccess;
  lock: Lock;
  /** Epoch milliseconds. */
  now(): number;
  /** Exchanges a refresh token; rejects with an {@link OfficeError}. */
  exchange(refreshToken: string): Promise<Schemas['Session']>;
}

/** A token this close to its end, in milliseconds, would expire on the way. */
const leeway = 2000;
/** How long a token that has just come is used although it counts as expired, in milliseconds. */
const grace = 30_000;

/**
 * Fresh access tokens, with one refresh at a time: in this tab by sharing the promise, across tabs
 * by a lock under which the shared storage is read again. See README.md, "Refreshing".
 */
export class TokenRefresher {
  readonly #options: TokenRefresherOptions;
  #flight: Promise<string> | null = null;
  /** The token that the server refused. A second try would only be refused, and told, again. */
  #refused: { refreshToken: string; error: RefreshFailedError } | null = null;
  /** A token that arrived expired by our clock: another refresh before each call would bring the same. */
  #fresh: { token: string; until: number } | null = null;

  constructor(options: TokenRefresherOptions) {
    this.#options = options;
  }

  /** A token that has not expired; null when signed out. */
  async validToken(): Promise<string | null> {
    const tokens = this.#options.session.getTokens();
    if (!tokens) return null;
    return this.#hasExpired(tokens) ? await this.refresh() : tokens.token;
  }

  /** A newer token than the session's present one, whether that has expired or not. */
  refresh(): Promise<string> {
    this.#flight ??= this.#refresh().finally(() => {
      this.#flight = null;
    });
    return this.#flight;
  }

  async #refresh(): Promise<string> {
    const { session, lock } = this.#options;
    const old = session.getTokens();
    if (!old) throw new SessionEndedError();
    if (this.#refused?.refreshToken === old.refreshToken) throw this.#refused.error;
    return await lock(async () => {
      await session.reload?.();
      const stored = session.getTokens();
      if (!stored) throw new SessionEndedError();
      const othersWereFaster = stored.token !== old.token && !this.#hasExpired(stored);
      return othersWereFaster ? stored.token : await this.#exchange(stored);
    });
  }

  async #exchange({ refreshToken }: SessionTokens): Promise<string> {
    const { session, exchange } = this.#options;
    const isSameSession = () => session.getTokens()?.refreshToken === refreshToken;
    let answer: Schemas['Session'];
    try {
      answer = await exchange(refreshToken);
    } catch (cause) {
      if (!isSameSession()) throw new SessionEndedError();
      const { status, body } =
        cause instanceof OfficeError ? cause : { status: null, body: undefined };
      const error = new RefreshFailedError(status, body, { cause });
      if (status !== null && status < 500 && status !== 429)
        this.#refused = { refreshToken, error };
      session.onRefreshFailed(error);
      throw error;
    }
    if (!isSameSession()) throw new SessionEndedError();
    if (this.#hasExpired(answer)) {
      this.#fresh = { token: answer.token, until: this.#options.now() + grace };
    }
    await session.update(answer);
    return answer.token;
  }

  #hasExpired({ token, tokenExpires }: SessionTokens): boolean {
    const now = this.#options.now();
    if (token === this.#fresh?.token && now < this.#fresh.until) return false;
    return tokenExpires !== null && tokenExpires - leeway <= now;
  }
}
