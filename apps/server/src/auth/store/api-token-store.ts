import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { notUsedSince } from '../../database/last-use.ts';
import { membershipIs, type MemberRef } from '../../database/membership.ts';
import { hasOpenContract } from '../../database/open-contract.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import { apiTokens, organizationApiTokens } from '../../database/schema/api-tokens.ts';
import {
  memberships,
  organizationAreas,
  organizations,
  organizationSignInRules,
} from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';
import { allowedNetworks } from './sign-in-rule-store.ts';

export type ApiToken = typeof apiTokens.$inferSelect;
export type ApiTokenSetting = typeof organizationApiTokens.$inferSelect;

const ofMember = ({ organizationId, userId }: MemberRef) =>
  and(eq(apiTokens.organizationId, organizationId), eq(apiTokens.userId, userId));

export function findApiTokens(tx: Queryable, member: MemberRef): Promise<ApiToken[]> {
  return tx
    .select()
    .from(apiTokens)
    .where(ofMember(member))
    .orderBy(asc(apiTokens.createdAt), asc(apiTokens.id));
}

/** Returns a page of the tokens of people, without those of bots. */
export function findApiTokensOf(tx: Queryable, organizationId: string, page: PageRequest) {
  const query = tx
    .select({ token: apiTokens, userName: users.nameKanji })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(eq(apiTokens.organizationId, organizationId), eq(users.bot, false)))
    .$dynamic();
  return findPage(tx, query, [desc(apiTokens.createdAt), desc(apiTokens.id)], page);
}

/** Returns the tokens of all bots of the organisation, oldest first. */
export async function findBotApiTokens(tx: Queryable, organizationId: string): Promise<ApiToken[]> {
  return tx
    .select(getTableColumns(apiTokens))
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(eq(apiTokens.organizationId, organizationId), eq(users.bot, true)))
    .orderBy(asc(apiTokens.createdAt), asc(apiTokens.id));
}

/** Lock the membership first to enforce the limit. */
export function countValidApiTokens(tx: Queryable, member: MemberRef, now: Date): Promise<number> {
  return tx.$count(apiTokens, and(ofMember(member), gt(apiTokens.expiresAt, now)));
}

export async function insertApiToken(
  tx: Queryable,
  token: typeof apiTokens.$inferInsert,
): Promise<ApiToken> {
  const [row] = await tx.insert(apiTokens).values(token).returning();
  return row!;
}

export async function deleteApiToken(
  tx: Queryable,
  owner: { organizationId: string; userId?: string },
  id: string,
): Promise<ApiToken | null> {
  const { organizationId, userId } = owner;
  const isOwned = userId
    ? ofMember({ organizationId, userId })
    : eq(apiTokens.organizationId, organizationId);
  const [row] = await tx
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), isOwned))
    .returning();
  return row ?? null;
}

/** Deletes the tokens of a member, or of an account in all organisations. */
export async function deleteApiTokensOf(
  tx: Queryable,
  { organizationId, userId }: { organizationId?: string; userId: string },
): Promise<void> {
  await tx
    .delete(apiTokens)
    .where(organizationId ? ofMember({ organizationId, userId }) : eq(apiTokens.userId, userId));
}

export async function deleteExpiredApiTokens(tx: Queryable, before: Date): Promise<number> {
  const { rowCount } = await tx.delete(apiTokens).where(lt(apiTokens.expiresAt, before));
  return rowCount ?? 0;
}

/** Returns the token of an unblocked or blocked member, with the state that `authenticateApiToken` checks. */
export async function findApiTokenByHash(tx: Queryable, tokenHashes: readonly string[]) {
  const [row] = await tx
    .select({
      token: apiTokens,
      enabled: sql<boolean>`(${users.bot} OR coalesce(${organizationApiTokens.enabled}, true))`,
      role: memberships.role,
      membershipBlockedAt: memberships.blockedAt,
      userBlockedAt: users.blockedAt,
      organizationBlockedAt: organizations.blockedAt,
      closedAreas: organizationAreas.closed,
      allowedNetworks,
      hasOpenContract: hasOpenContract(apiTokens.organizationId),
    })
    .from(apiTokens)
    .innerJoin(memberships, membershipIs(apiTokens))
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .innerJoin(organizations, eq(organizations.id, apiTokens.organizationId))
    .leftJoin(
      organizationApiTokens,
      eq(organizationApiTokens.organizationId, apiTokens.organizationId),
    )
    .leftJoin(organizationAreas, eq(organizationAreas.organizationId, apiTokens.organizationId))
    .leftJoin(
      organizationSignInRules,
      eq(organizationSignInRules.organizationId, apiTokens.organizationId),
    )
    .where(inArray(apiTokens.tokenHash, [...tokenHashes]));
  return row ?? null;
}

export type ApiTokenState = NonNullable<Awaited<ReturnType<typeof findApiTokenByHash>>>;

export async function changeApiTokenHash(
  tx: Queryable,
  id: string,
  tokenHash: string,
): Promise<void> {
  await tx.update(apiTokens).set({ tokenHash }).where(eq(apiTokens.id, id));
}

export async function markApiTokenUsed(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(apiTokens.id, id), notUsedSince(apiTokens.lastUsedAt, now)));
}

export async function findApiTokenSetting(
  tx: Queryable,
  organizationId: string,
): Promise<ApiTokenSetting | null> {
  const [row] = await tx
    .select()
    .from(organizationApiTokens)
    .where(eq(organizationApiTokens.organizationId, organizationId));
  return row ?? null;
}

export async function saveApiTokenSetting(tx: Queryable, setting: ApiTokenSetting): Promise<void> {
  await tx
    .insert(organizationApiTokens)
    .values(setting)
    .onConflictDoUpdate({ target: organizationApiTokens.organizationId, set: setting });
}
