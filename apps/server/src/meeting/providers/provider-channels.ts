import type { AccountClient } from './account-client.ts';

interface OpenChannel {
  remoteId: string;
  expiresAt: Date;
}

export interface ProviderChannels {
  maxLifetimeMs: number;
  open(
    calls: AccountClient,
    channel: { id: string; address: string; until: Date },
  ): Promise<OpenChannel>;
  /** Extends a channel. Returns null if it no longer exists. Defaults to opening a new one. */
  renew?(
    calls: AccountClient,
    channel: { remoteId: string; until: Date },
  ): Promise<OpenChannel | null>;
  close(calls: AccountClient, channel: { id: string; remoteId: string }): Promise<void>;
}
