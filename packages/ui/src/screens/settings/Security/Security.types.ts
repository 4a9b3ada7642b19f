import type { TwoFactorAction } from '../TwoFactor/index.ts';
import type { DeviceType } from '@office/vocabulary';

export interface SignedInItem {
  id: string;
  current: boolean;
  device: DeviceType;
  /** For example Windows. Null if the browser does not report it. */
  system: string | null;
  /** For example Firefox. Null if the browser does not report it. */
  browser: string | null;
  /** The IP address of the last use. */
  address: string;
  lastUsedAt: string;
}

/** A network from which the member can sign in without a code. */
export interface TrustedNetworkItem {
  id: string;
  current: boolean;
  /** An IPv4 address or an IPv6 network. */
  network: string;
  lastUsedAt: string;
  /** Extended each time the network is used; ISO 8601. */
  expiresAt: string;
}

export interface SecurityPage<Item> {
  items: readonly Item[];
  page: number;
  pageSize: number;
  total: number;
}

export interface PasskeyItem {
  id: string;
  name: string;
  /** A password manager copies it to other devices. */
  synced: boolean;
  createdAt: string;
  lastUsedAt: string | null;
}

export interface TwoFactorStatus {
  /** When it was turned on, ISO 8601. Null if it is off. */
  enabledAt: string | null;
  recoveryCodesLeft: number;
  /** An organisation requires it of the member as an administrator. */
  required: boolean;
}

export type SecurityState =
  | { status: 'loading' }
  | { status: 'error'; text?: string }
  | {
      status: 'ready';
      twoFactor: TwoFactorStatus;
      /** Oldest first. */
      passkeys: readonly PasskeyItem[];
      sessions: SecurityPage<SignedInItem>;
      networks: SecurityPage<TrustedNetworkItem>;
    };

/** Ends a session, ends all other sessions, stops trusting a network, or removes a passkey. */
export type SecurityAction =
  | { kind: 'session'; sessionId: string }
  | { kind: 'others' }
  | { kind: 'network'; networkId: string }
  | { kind: 'passkey'; passkeyId: string };

/** The result of an action. Each response must be a new object. `text` is localised. */
export type SecurityResult =
  | { status: 'done'; kind: SecurityAction['kind'] | TwoFactorAction | 'passkeyAdded' }
  | { status: 'failed'; text?: string };
