import { BlockList, isIPv6 } from 'node:net';
import type { Role } from '@office/vocabulary';
import { accessTokenMs } from '@office/vocabulary';
import type { Queryable } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Account } from '../store/account-store.ts';
import {
  findAllowedNetworks,
  findInviteDomains,
  findMinPasswordLengthIn,
  findSessionLimits,
  findSignInRules,
  type SessionLimits,
} from '../store/sign-in-rule-store.ts';
import { canSignInFromNetwork, normalizeIp, trustKeyOf } from './trusted-network.ts';

export { findInviteDomains, findMinPasswordLengthIn, findSessionLimits };

const minute = 60_000;

/**
 * Returns whether every organisation of the user allows a sign-in from an address without a code:
 * a company network, or a known network unless a code is always required. Requires the account
 * lock.
 */
export async function canSignInWithoutCode(
  deps: Pick<Platform, 'now' | 'config'>,
  tx: Queryable,
  account: Account,
  ip: string,
): Promise<boolean> {
  const rules = await findSignInRules(tx, account.id);
  const outside = rules.filter(({ companyNetworks }) => !isInNetworks(ip, companyNetworks ?? []));
  if (rules.length > 0 && outside.length === 0) return true;
  if (outside.some(({ loginCode }) => loginCode === 'ALWAYS')) return false;
  return canSignInFromNetwork(deps, tx, account, trustKeyOf(ip));
}

export function isInNetworks(ip: string, networks: readonly string[]): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  const plain = normalizeIp(ip);
  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** @throws {ApiError} 403 `organizationNetworkNotAllowed` */
export async function requireAllowedNetwork(
  tx: Queryable,
  organizationId: string,
  ip: string,
): Promise<void> {
  requireNetwork(await findAllowedNetworks(tx, organizationId), ip);
}

/** @throws {ApiError} 403 `organizationNetworkNotAllowed` */
export function requireNetwork(allowedNetworks: string[] | null, ip: string): void {
  if (!isAddressAllowed(allowedNetworks, ip)) throw new ApiError('organizationNetworkNotAllowed');
}

export async function isNetworkAllowed(
  tx: Queryable,
  organizationId: string,
  ip: string,
): Promise<boolean> {
  return isAddressAllowed(await findAllowedNetworks(tx, organizationId), ip);
}

export const isAddressAllowed = (allowedNetworks: string[] | null, ip: string) =>
  !allowedNetworks || isInNetworks(ip, allowedNetworks);

/** Converts limits to milliseconds. Pages renew their session before the access token expires. */
export function toLifetimes({ idleMinutes, sessionHours }: SessionLimits): {
  unused: number;
  total: number;
} {
  return {
    unused: idleMinutes ? idleMinutes * minute + accessTokenMs : Infinity,
    total: sessionHours ? sessionHours * 60 * minute : Infinity,
  };
}

/** Throws if the organisation restricts invitations to other domains. Guests are exempt. */
export async function requireInvitableDomain(
  tx: Queryable,
  invite: { organizationId: string; email: string; role: Role },
): Promise<void> {
  if (invite.role === 'GUEST') return;
  const domains = await findInviteDomains(tx, invite.organizationId);
  const domain = invite.email.slice(invite.email.lastIndexOf('@') + 1).toLowerCase();
  if (domains.length > 0 && !domains.includes(domain)) {
    throw new ApiError('emailDomainNotAllowed', { data: { domains: domains.join(', ') } });
  }
}
