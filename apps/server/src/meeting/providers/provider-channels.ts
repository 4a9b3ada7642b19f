import type { AccountClient } from './account-client.ts';

interface OpenChannel {
  remoteId: string;
  expiresAt: Date;
}

/** Change notifications of a provider for the calendar of an account. All methods throw `ProviderError`. */
export interface ProviderChannels {
  maxLifetimeMs: number;
  /** The provider requests the address on each change, with `&ended=true` for lifecycle events. */
  open(
    calls: AccountClient,
    channel: { id: string; address: string; until: Date },
  ): Promise<OpenChannel>;
  /** Extends a channel. Returns null if it no longer exists. Defaults to opening a new one. */
  renew?(
    calls: AccountClient,
    channel: { remoteId: string; until: Date },
  ): Promise<OpenChannel | null>;
  /** Succeeds if the channel no longer exists. */
  close(calls: AccountClient, channel: { id: string; remoteId: string }): Promise<void>;
}
