import type { AccountCalls } from './account-calls.ts';

/** A channel as a provider has it. */
interface OpenChannel {
  /** The provider's own name of it. */
  remoteId: string;
  expiresAt: Date;
}

/** How a provider tells of changes in the calendar of an account. Each throws `ProviderError`. */
export interface ProviderChannels {
  /** How long a channel may be asked for, in milliseconds. */
  life: number;
  /**
   * Has the provider call an address at each change, and with `&ended=true` where something is the matter with the
   * channel itself.
   */
  open(
    calls: AccountCalls,
    channel: { id: string; address: string; until: Date },
  ): Promise<OpenChannel>;
  /** Has a channel go on; null where there is none such any more. Without it another one is opened. */
  renew?(
    calls: AccountCalls,
    channel: { remoteId: string; until: Date },
  ): Promise<OpenChannel | null>;
  /** One that is over already is closed, too. */
  close(calls: AccountCalls, channel: { id: string; remoteId: string }): Promise<void>;
}
