import type { Schemas } from '../types.ts';
import type { RefreshFailedError } from '../errors/OfficeError.ts';

export interface SessionTokens {
  token: string;
  refreshToken: string;
  /** Epoch milliseconds. Null if unknown, in which case the token counts as valid. */
  tokenExpires: number | null;
}

/** Token storage, implemented by the application. `reload` makes updates of other tabs visible. */
export interface SessionAccess {
  /** Tokens known to this tab, or null when signed out. Called before every request. */
  getTokens(): SessionTokens | null;
  /** Reads the shared storage again. Called with the lock held, before deciding on a refresh. */
  reload?(): void | Promise<void>;
  /** Stores new tokens. Called with the lock held, and never for an ended session. */
  update(session: Schemas['Session']): void | Promise<void>;
  /**
   * Called once per failed refresh, even if several requests waited for it. Inform the member and sign
   * out. `error.status` is null if the server was unreachable.
   */
  onRefreshFailed(error: RefreshFailedError): void;
}
