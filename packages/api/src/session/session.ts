import type { Schemas } from '../types.ts';
import type { RefreshFailedError } from '../errors/OfficeError.ts';

/** The tokens that a session holds. */
export interface SessionTokens {
  token: string;
  refreshToken: string;
  /** Epoch milliseconds; null when unknown, which counts as not yet expired. */
  tokenExpires: number | null;
}

/**
 * The storage of the tokens. It belongs to the user of the client; with
 * several tabs (or processes) it is shared, and `reload` is how one sees what another stored.
 */
export interface SessionAccess {
  /** The tokens as this tab knows them, null when signed out. Asked before every request. */
  getTokens(): SessionTokens | null;
  /** Reads the shared storage again. Called with the lock held, before a refresh is decided on. */
  reload?(): void | Promise<void>;
  /**
   * Stores what a refresh or the selection of an organisation answered. Called with the lock held; never for
   * a session that ended.
   */
  update(session: Schemas['Session']): void | Promise<void>;
  /**
   * No fresh tokens came: tell the member and sign out. Called once a failed refresh,
   * however many requests waited for it. `error.status` tells a refusal from an unreachable server (null).
   */
  onRefreshFailed(error: RefreshFailedError): void;
}
