import type { LinkProblem } from '@office/vocabulary';
import { invitationLinkMs, resetLinkMs } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Platform } from '../platform/platform.ts';
import {
  invalidateInvitationLinks,
  findLinkByHash,
  findLinkTimes,
  insertLinks,
  revokeLinks,
  consumeLinkByHash,
} from './store/one-time-link-store.ts';
import type { OneTimeLink } from './store/one-time-link-store.ts';
import { hashSecretToken, newSecretToken } from './devices/secret-token.ts';

export type { OneTimeLink };
export { invalidateInvitationLinks, findLinkTimes, revokeLinks };

/** In milliseconds. `SET_PASSWORD` is the second step of a registration. */
export const linkLifetimes = {
  RESET: resetLinkMs,
  SET_PASSWORD: resetLinkMs,
  INVITE: invitationLinkMs,
};

export interface IssuedLink {
  /** The plain token. Only its hash is stored. */
  token: string;
  expiresAt: Date;
}

type NewLink = Pick<OneTimeLink, 'kind' | 'email'> &
  Partial<
    Pick<
      OneTimeLink,
      'userId' | 'organizationId' | 'role' | 'invitedBy' | 'invitationId' | 'parentHash'
    >
  >;

export async function issueLink(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  link: NewLink,
): Promise<IssuedLink> {
  const [issued] = await issueLinks(deps, tx, [{ ...link, token: newSecretToken() }]);
  return issued!;
}

export async function issueLinks(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  links: readonly (NewLink & { token: string })[],
): Promise<IssuedLink[]> {
  const now = deps.now();
  const rows = links.map(({ token, ...link }) => ({
    ...link,
    email: link.email.toLowerCase(),
    tokenHash: hashSecretToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + linkLifetimes[link.kind]),
  }));
  await insertLinks(tx, rows);
  return rows.map(({ expiresAt }, index) => ({ token: links[index]!.token, expiresAt }));
}

/** Finds a link in any state. `problem` is null while the link can be used. */
export async function findLink(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  kind: OneTimeLink['kind'],
  token: string,
): Promise<{ link: OneTimeLink; problem: LinkProblem | null } | null> {
  const link = await findLinkByHash(tx, hashSecretToken(token));
  if (link?.kind !== kind) return null;
  return { link, problem: problemOf(deps, link) };
}

function problemOf(deps: Pick<Platform, 'now'>, link: OneTimeLink): LinkProblem | null {
  if (link.usedAt) return link.invalidationReason ?? 'USED';
  return link.expiresAt > deps.now() ? null : 'EXPIRED';
}

export async function findParentProblem(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  { parentHash }: OneTimeLink,
): Promise<LinkProblem | null> {
  const parent = parentHash ? await findLinkByHash(tx, parentHash) : null;
  return parent && problemOf(deps, parent);
}

export function linkError(kind: OneTimeLink['kind'], problem?: LinkProblem | null): ApiError {
  const code = kind === 'RESET' ? 'resetLinkInvalid' : 'registrationLinkExpired';
  return new ApiError(code, { data: { reason: problem ?? 'UNKNOWN' } });
}

/** Call this in the transaction of the action. Returns null if the link cannot be used. */
export function consumeLink(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  kind: OneTimeLink['kind'],
  token: string,
): Promise<OneTimeLink | null> {
  return consumeLinkByHash(tx, kind, hashSecretToken(token), deps.now());
}

export function consumeFoundLink(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  { kind, tokenHash }: OneTimeLink,
): Promise<OneTimeLink | null> {
  return consumeLinkByHash(tx, kind, tokenHash, deps.now());
}

export function consumeParentLink(
  deps: Pick<Platform, 'now'>,
  tx: Queryable,
  link: OneTimeLink,
): Promise<OneTimeLink | null> {
  return link.parentHash
    ? consumeLinkByHash(tx, 'INVITE', link.parentHash, deps.now())
    : Promise.resolve(null);
}
