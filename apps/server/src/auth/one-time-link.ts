import type { Queryable } from '../database/database.ts';
import type { Platform } from '../http/operation.ts';
import {
  findLinkByHash,
  findLinkTimes,
  insertLink,
  revokeLinks,
  takeLinkByHash,
} from './one-time-link-store.ts';
import type { OneTimeLink } from './one-time-link-store.ts';
import { hashSecretToken, newSecretToken } from './secret-token.ts';

export type { OneTimeLink };
export { findLinkTimes, revokeLinks };

const hour = 60 * 60 * 1000;
/** Reset 1 hour, invitation 7 days (design §9); the second call of a registration 1 hour. */
export const linkLifetimes = { RESET: hour, SET_PASSWORD: hour, INVITE: 7 * 24 * hour };

export interface IssuedLink {
  /** Known to the receiver of the link alone. */
  token: string;
  expiresAt: Date;
}

export async function issueLink(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  link: Pick<OneTimeLink, 'kind' | 'email'> &
    Partial<Pick<OneTimeLink, 'userId' | 'organizationId' | 'role' | 'invitedBy' | 'parentHash'>>,
): Promise<IssuedLink> {
  const now = deps.now();
  const token = newSecretToken();
  const expiresAt = new Date(now.getTime() + linkLifetimes[link.kind]);
  await insertLink(tx, {
    ...link,
    email: link.email.toLowerCase(),
    tokenHash: hashSecretToken(token),
    createdAt: now,
    expiresAt,
  });
  return { token, expiresAt };
}

/** A link of the kind whatever its state, and whether it can still be used. */
export async function findLink(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  kind: OneTimeLink['kind'],
  token: string,
): Promise<{ link: OneTimeLink; usable: boolean } | null> {
  const link = await findLinkByHash(tx, hashSecretToken(token));
  if (link?.kind !== kind) return null;
  return { link, usable: !link.usedAt && link.expiresAt > deps.now() };
}

/** Uses a link up in the transaction that does what it is for; null when it cannot be used. */
export function takeLink(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  kind: OneTimeLink['kind'],
  token: string,
): Promise<OneTimeLink | null> {
  return takeLinkByHash(tx, kind, hashSecretToken(token), deps.now());
}

/** As {@link takeLink}, for the link that another one came from. */
export function takeParentLink(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  link: OneTimeLink,
): Promise<OneTimeLink | null> {
  return link.parentHash
    ? takeLinkByHash(tx, 'INVITE', link.parentHash, deps.now())
    : Promise.resolve(null);
}
