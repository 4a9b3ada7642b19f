import { OfficeError, RefreshFailedError, SessionEndedError } from '../errors/OfficeError.ts';
import type { Schemas } from '../types.ts';
import type { Lock } from './lock.ts';
import type { SessionAccess, SessionTokens } from './session.ts';

export interface TokenRefresherOptions {
  session: SessionAccess;
  lock: Lock;
  /** Epoch milliseconds. */
  now(): number;
  exchange(refreshToken: string): Promise<Schemas['Session']>;
}

/** In milliseconds. A token that expires sooner counts as expired. */
const leeway = 2000;
/** Time in milliseconds for which a newly issued token is used although it counts as expired. */
const gracePeriodMs = 30_000;

/** Provides valid access tokens with one refresh at a time in all tabs. See README.md, "Refreshing". */
export class TokenRefresher {
  readonly #options: TokenRefresherOptions;
  #pendingRefresh: Promise<string> | null = null;
  /** Refresh token refused by the server. Not sent again, to avoid a repeated failure report. */
  #rejectedToken: { refreshToken: string; error: RefreshFailedError } | null = null;
  /** Token expired by the local clock on arrival. Used anyway: each refresh would return the same. */
  #refreshed: { token: string; until: number } | null = null;

  constructor(options: TokenRefresherOptions) {
    this.#options = options;
  }

  async validToken(): Promise<string | null> {
    const tokens = this.#options.session.getTokens();
    if (!tokens) return null;
    return this.#hasExpired(tokens) ? await this.refresh() : tokens.token;
  }

  refresh(): Promise<string> {
    this.#pendingRefresh ??= this.#refresh().finally(() => {
      this.#pendingRefresh = null;
    });
    return this.#pendingRefresh;
  }

  async #refresh(): Promise<string> {
    const { session, lock } = this.#options;
    const old = session.getTokens();
    if (!old) throw new SessionEndedError();
    if (this.#rejectedToken?.refreshToken === old.refreshToken) throw this.#rejectedToken.error;
    return await lock(async () => {
      await session.reload?.();
      const stored = session.getTokens();
      if (!stored) throw new SessionEndedError();
      const refreshedElsewhere = stored.token !== old.token && !this.#hasExpired(stored);
      return refreshedElsewhere ? stored.token : await this.#exchange(stored);
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
        this.#rejectedToken = { refreshToken, error };
      session.onRefreshFailed(error);
      throw error;
    }
    if (!isSameSession()) throw new SessionEndedError();
    if (this.#hasExpired(answer)) {
      this.#refreshed = { token: answer.token, until: this.#options.now() + gracePeriodMs };
    }
    await session.update(answer);
    return answer.token;
  }

  #hasExpired({ token, tokenExpires }: SessionTokens): boolean {
    const now = this.#options.now();
    if (token === this.#refreshed?.token && now < this.#refreshed.until) return false;
    return tokenExpires !== null && tokenExpires - leeway <= now;
  }
}
