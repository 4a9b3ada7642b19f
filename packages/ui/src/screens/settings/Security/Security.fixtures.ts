import type {
  PasskeyItem,
  SecurityState,
  SignedInItem,
  TrustedNetworkItem,
  TwoFactorStatus,
} from './Security.types.ts';

const thisDevice: SignedInItem = {
  id: 'session-1',
  current: true,
  device: 'COMPUTER',
  system: 'macOS',
  browser: 'Safari',
  address: '203.0.113.7',
  lastUsedAt: '2026-11-20T09:00:00.000Z',
};

const phone: SignedInItem = {
  id: 'session-2',
  current: false,
  device: 'PHONE',
  system: 'Android',
  browser: 'Chrome',
  address: '198.51.100.24',
  lastUsedAt: '2026-11-19T22:41:00.000Z',
};

const program: SignedInItem = {
  id: 'session-3',
  current: false,
  device: 'OTHER',
  system: null,
  browser: null,
  address: '2001:db8:1:2:9a01:b2c3:d4e5:f607',
  lastUsedAt: '2026-11-02T03:12:00.000Z',
};

const office: TrustedNetworkItem = {
  id: 'network-1',
  current: true,
  network: '203.0.113.7',
  lastUsedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-12-20T09:00:00.000Z',
};

const home: TrustedNetworkItem = {
  id: 'network-2',
  current: false,
  network: '2001:db8:1:2::/64',
  lastUsedAt: '2026-11-02T03:12:00.000Z',
  expiresAt: '2026-12-02T03:12:00.000Z',
};

const off: TwoFactorStatus = { enabledAt: null, recoveryCodesLeft: 0, required: false };

const on: TwoFactorStatus = {
  enabledAt: '2026-11-02T03:12:00.000Z',
  recoveryCodesLeft: 9,
  required: false,
};

const passkey: PasskeyItem = {
  id: 'passkey-1',
  name: 'MacBook',
  synced: true,
  createdAt: '2026-11-02T03:12:00.000Z',
  lastUsedAt: '2026-11-20T09:00:00.000Z',
};

const securityKey: PasskeyItem = {
  id: 'passkey-2',
  name: 'YubiKey',
  synced: false,
  createdAt: '2026-11-19T22:41:00.000Z',
  lastUsedAt: null,
};

const pageOf = <Item>(items: readonly Item[], total = items.length) => ({
  items,
  page: 1,
  pageSize: 10,
  total,
});

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    twoFactor: off,
    passkeys: [],
    sessions: pageOf([thisDevice, phone, program]),
    networks: pageOf([office, home]),
  },
} satisfies { [S in SecurityState['status']]: Extract<SecurityState, { status: S }> };

export const singleSession: SecurityState = {
  status: 'ready',
  twoFactor: off,
  passkeys: [],
  sessions: pageOf([thisDevice]),
  networks: pageOf([]),
};

export const manyPages: SecurityState = {
  status: 'ready',
  twoFactor: off,
  passkeys: [],
  sessions: pageOf([thisDevice, phone, program], 34),
  networks: pageOf([office, home], 21),
};

export const long: SecurityState = {
  status: 'ready',
  twoFactor: off,
  passkeys: [],
  sessions: pageOf([
    thisDevice,
    { ...program, device: 'TABLET', system: 'iPadOS', browser: 'Samsung Internet '.repeat(5) },
  ]),
  networks: pageOf([{ ...home, network: '2001:db8:ffff:eeee:dddd:cccc:bbbb:aaaa::/64' }]),
};

export const twoFactorOn = { ...states.ready, twoFactor: on };

export const twoFactorRequired = { ...states.ready, twoFactor: { ...off, required: true } };

export const twoFactorRequiredOn = { ...states.ready, twoFactor: { ...on, required: true } };

export const fewRecoveryCodes = { ...states.ready, twoFactor: { ...on, recoveryCodesLeft: 1 } };

export const withPasskeys = { ...states.ready, passkeys: [passkey, securityKey] };

export const manyPasskeys = {
  ...states.ready,
  passkeys: Array.from({ length: 10 }, (_, index) => ({ ...passkey, id: `passkey-${index}` })),
};
