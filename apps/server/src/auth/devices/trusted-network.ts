import { isIPv6 } from 'node:net';
import type { Schemas } from '@office/api';
import { trustedNetworkMs } from '@office/vocabulary';
import type { Queryable } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithClaims } from '../../http/claims.ts';
import { networkOf } from '../../http/client-address.ts';
import { toPage, type Page, type PageRequest } from '../../http/page.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Account } from '../store/account-store.ts';
import {
  deleteNetwork,
  disableFirstNetworkTrust,
  findNetwork,
  findNetworksOf,
  saveNetwork,
  updateLastUse,
} from '../store/trusted-network-store.ts';

type Deps = Pick<Platform, 'now' | 'config'>;

const touchIntervalMs = 24 * 60 * 60_000;

/** Converts an IPv4-mapped IPv6 address to IPv4 and removes the IPv6 zone. */
export function normalizeIp(ip: string): string {
  const plain = ip.toLowerCase().replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '');
  return isIPv6(plain) ? plain.replace(/%.*$/, '') : plain;
}

function isLoopback(ip: string): boolean {
  return ip === '::1' || /^127\./.test(ip);
}

/** Key of an address. For IPv6 the /64 network, in which devices and attackers change addresses. */
export function trustKeyOf(ip: string): string {
  const plain = normalizeIp(ip);
  return isLoopback(plain) ? plain : networkOf(plain);
}

const usedSince = ({ now }: Pick<Deps, 'now'>) => new Date(now().getTime() - trustedNetworkMs);

/** Returns whether a network was used in the last 30 days, or is the local machine of a demo account. */
export async function isTrustedNetwork(
  deps: Deps,
  tx: Queryable,
  account: Account,
  network: string,
): Promise<boolean> {
  if (deps.config.demo && account.demo && isLoopback(network)) return true;
  return (await findNetwork(tx, { userId: account.id, network }, usedSince(deps))) !== null;
}

/**
 * Returns whether a user may sign in from a network without a code: the network is trusted, or the
 * account trusts its first network and has none yet; that network is then stored. The caller must
 * hold the lock on the account row, so that only one network is the first.
 */
export async function canSignInFromNetwork(
  deps: Deps,
  tx: Queryable,
  account: Account,
  network: string,
): Promise<boolean> {
  if (await isTrustedNetwork(deps, tx, account, network)) {
    await touchTrustedNetwork(deps, tx, account.id, network);
    return true;
  }
  if (account.trustsFirstNetwork) await trustNetwork(deps, tx, account.id, network);
  return account.trustsFirstNetwork;
}

export async function trustNetwork(
  deps: Pick<Deps, 'now'>,
  tx: Queryable,
  userId: string,
  network: string,
): Promise<void> {
  await saveNetwork(tx, { userId, network }, deps.now());
  await disableFirstNetworkTrust(tx, userId);
}

export async function touchTrustedNetwork(
  deps: Pick<Deps, 'now'>,
  tx: Queryable,
  userId: string,
  network: string,
): Promise<void> {
  const now = deps.now();
  const before = new Date(now.getTime() - touchIntervalMs);
  await updateLastUse(tx, { userId, network }, { now, before, usedSince: usedSince(deps) });
}

export async function listTrustedNetworks(
  context: Pick<Platform, 'db' | 'now'> & WithClaims,
  caller: { ip: string },
  page: PageRequest,
): Promise<Page<Schemas['TrustedNetwork']>> {
  const { userId } = context.claims;
  const where = { userId, usedSince: usedSince(context) };
  const { rows, total } = await findNetworksOf(context.db, where, page);
  const networkKey = trustKeyOf(caller.ip);
  const data = rows.map(({ id, network, createdAt, lastUsedAt }) => ({
    id,
    current: network === networkKey,
    network: formatNetwork(network),
    trustedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: new Date(lastUsedAt.getTime() + trustedNetworkMs).toISOString(),
  }));
  return toPage(data, total, page);
}

export function formatNetwork(network: string): string {
  return network.includes(':') && !isLoopback(network) ? `${network}::/64` : network;
}

export async function removeTrustedNetwork(
  { db, audit, claims: { userId } }: Pick<Platform, 'db' | 'audit'> & WithClaims,
  networkId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteNetwork(tx, { userId, networkId }))) throw new ApiError('notFound');
    await audit(tx, { action: 'NETWORK_FORGOTTEN', target: { kind: 'NETWORK', id: networkId } });
  });
}
