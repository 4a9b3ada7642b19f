import type { AccountCalls } from './account-calls.ts';

/** How a provider tells of changes in the calendar of an account. Each throws `ProviderError`. */
export interface ProviderChannels {
  /**
   * Has the provider call an address at each change.
   *
   * @returns its own name of the channel, and how long it lasts
   */
  open(
    calls: AccountCalls,
    channel: { id: string; address: string; until: Date },
  ): Promise<{ remoteId: string; expiresAt: Date }>;
  /** One that is over already is closed, too. */
  close(calls: AccountCalls, channel: { id: string; remoteId: string }): Promise<void>;
}
