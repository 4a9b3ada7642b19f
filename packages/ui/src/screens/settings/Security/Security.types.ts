import type { DeviceType } from '@office/vocabulary';

/** One sign-in that goes on. */
export interface SignedInItem {
  id: string;
  /** The one that is looked from. */
  current: boolean;
  device: DeviceType;
  /** Such as Windows; null where the browser does not say. */
  system: string | null;
  /** Such as Firefox; null where it does not say. */
  browser: string | null;
  /** The address that it was last used from. */
  address: string;
  /** ISO 8601. */
  lastUsedAt: string;
}

/** A network from which the member signs in without a code. */
export interface TrustedNetworkItem {
  id: string;
  /** The one that is looked from. */
  current: boolean;
  /** An address, or the network of an IPv6 one. */
  network: string;
  /** ISO 8601. */
  lastUsedAt: string;
  /** When it is forgotten unless it is used; ISO 8601. */
  expiresAt: string;
}

/** A page of a list. */
export interface SecurityPage<Item> {
  items: readonly Item[];
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
}

export type SecurityState =
  | { status: 'loading' }
  /** `text`: what went wrong, in the member's language. */
  | { status: 'error'; text?: string }
  | {
      status: 'ready';
      sessions: SecurityPage<SignedInItem>;
      networks: SecurityPage<TrustedNetworkItem>;
    };

/** The wish of the member: to end a session, all others, or to trust a network no more. */
export type SecurityAction =
  | { kind: 'session'; sessionId: string }
  | { kind: 'others' }
  | { kind: 'network'; networkId: string };

/** The outcome of an action; a new object for each answer. `text` is in the member's language. */
export type SecurityResult =
  { status: 'done'; kind: SecurityAction['kind'] } | { status: 'failed'; text?: string };
