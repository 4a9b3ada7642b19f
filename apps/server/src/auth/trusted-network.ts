import { isIPv6 } from 'node:net';
import type { Schemas } from '@office/api';
import { trustedNetworkMs } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { WithClaims } from '../http/claims.ts';
import { networkOf } from '../http/client-address.ts';
import { toPage, type Page, type PageRequest } from '../http/page.ts';
import type { Platform } from '../platform/platform.ts';
import type { Account } from './account-store.ts';
import {
  deleteNetwork,
  endFirstNetworkTrust,
  findNetwork,
  findNetworksOf,
  saveNetwork,
  touchNetwork,
} from './trusted-network-store.ts';

type Deps = Pick<Platform, 'now' | 'config'>;

/** A network that is in use is noted once in this time. */
const touchedEvery = 24 * 60 * 60_000;

/** One spelling an address: an IPv4 address inside IPv6 is the same machine. */
export function normalizeIp(ip: string): string {
  const plain = ip.toLowerCase().replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, '');
  return isIPv6(plain) ? plain.replace(/%.*$/, '') : plain;
}

function isLoopback(ip: string): boolean {
  return ip === '::1' || /^127\./.test(ip);
}

/**
 * Under what an address is known or shut out: its network where it is IPv6, in which devices take another
 * address every day, and an attacker one a guess.
 */
export function trustKeyOf(ip: string): string {
  const plain = normalizeIp(ip);
  return isLoopback(plain) ? plain : networkOf(plain);
}

const usedSince = ({ now }: Pick<Deps, 'now'>) => new Date(now().getTime() - trustedNetworkMs);

/** Whether a person is known in a network: they were in the last 30 days, or it is the demo on this machine. */
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
 * Whether a person may sign in from a network without a code: they are known in it, or it is the first one
 * of someone who trusts it, which makes it known. The account's row must be locked, so that a person has
 * only one first sign-in.
 */
export async function admitsNetwork(
  deps: Deps,
  tx: Queryable,
  account: Account,
  network: string,
): Promise<boolean> {
  if (await isTrustedNetwork(deps, tx, account, network)) {
    await noteNetworkUse(deps, tx, account.id, network);
    return true;
  }
  if (account.trustsFirstNetwork) await trustNetwork(deps, tx, account.id, network);
  return account.trustsFirstNetwork;
}

/** Trusts a network that the person has proved, or that is their first. */
export async function trustNetwork(
  deps: Pick<Deps, 'now'>,
  tx: Queryable,
  userId: string,
  network: string,
): Promise<void> {
  await saveNetwork(tx, { userId, network }, deps.now());
  await endFirstNetworkTrust(tx, userId);
}

/** A network in which a session is used stays trusted, if it is. */
export async function noteNetworkUse(
  deps: Pick<Deps, 'now'>,
  tx: Queryable,
  userId: string,
  network: string,
): Promise<void> {
  const now = deps.now();
  const before = new Date(now.getTime() - touchedEvery);
  await touchNetwork(tx, { userId, network }, { now, before, usedSince: usedSince(deps) });
}

/** The networks from which the caller signs in without a code. */
export async function listTrustedNetworks(
  context: Pick<Platform, 'db' | 'now'> & WithClaims,
  caller: { ip: string },
  page: PageRequest,
): Promise<Page<Schemas['TrustedNetwork']>> {
  const { userId } = context.claims;
  const where = { userId, usedSince: usedSince(context) };
  const { rows, total } = await findNetworksOf(context.db, where, page);
  const here = trustKeyOf(caller.ip);
  const data = rows.map(({ id, network, createdAt, lastUsedAt }) => ({
    id,
    current: network === here,
    network: shownNetwork(network),
    trustedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: new Date(lastUsedAt.getTime() + trustedNetworkMs).toISOString(),
  }));
  return toPage(data, total, page);
}

/** As people write it: half of an IPv6 address is a network. */
export function shownNetwork(network: string): string {
  return network.includes(':') && !isLoopback(network) ? `${network}::/64` : network;
}

/** @throws {ApiError} 404 `notFound` for any but one's own */
export async function removeTrustedNetwork(
  { db, audit, claims: { userId } }: Pick<Platform, 'db' | 'audit'> & WithClaims,
  networkId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteNetwork(tx, { userId, networkId }))) throw new ApiError('notFound');
    await audit(tx, { action: 'NETWORK_FORGOTTEN', target: { kind: 'NETWORK', id: networkId } });
  });
}
