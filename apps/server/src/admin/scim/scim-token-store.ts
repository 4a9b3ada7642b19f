import { and, asc, count, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { notUsedSince } from '../../database/last-use.ts';
import { organizations } from '../../database/schema/organizations.ts';
import { scimTokens } from '../../database/schema/scim.ts';
import { users } from '../../database/schema/users.ts';

export type ScimToken = typeof scimTokens.$inferSelect;

export type NamedToken = ScimToken & { createdByName: string | null };

const selectTokens = (tx: Queryable) =>
  tx
    .select({ ...getTableColumns(scimTokens), createdByName: users.nameKanji })
    .from(scimTokens)
    .leftJoin(users, eq(users.id, scimTokens.createdBy));

export function findTokens(tx: Queryable, organizationId: string): Promise<NamedToken[]> {
  return selectTokens(tx)
    .where(eq(scimTokens.organizationId, organizationId))
    .orderBy(asc(scimTokens.createdAt), asc(scimTokens.id));
}

export async function countTokens(tx: Queryable, organizationId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(scimTokens)
    .where(eq(scimTokens.organizationId, organizationId));
  return row!.total;
}

export async function insertToken(
  tx: Queryable,
  token: typeof scimTokens.$inferInsert,
): Promise<NamedToken> {
  const [{ id }] = (await tx.insert(scimTokens).values(token).returning({ id: scimTokens.id })) as [
    { id: string },
  ];
  const [row] = await selectTokens(tx).where(eq(scimTokens.id, id));
  return row!;
}

export async function deleteToken(
  tx: Queryable,
  { organizationId, id }: Pick<ScimToken, 'organizationId' | 'id'>,
): Promise<ScimToken | null> {
  const [row] = await tx
    .delete(scimTokens)
    .where(and(eq(scimTokens.organizationId, organizationId), eq(scimTokens.id, id)))
    .returning();
  return row ?? null;
}

export async function findTokenByHash(tx: Queryable, tokenHashes: readonly string[]) {
  const [row] = await tx
    .select({
      id: scimTokens.id,
      name: scimTokens.name,
      tokenHash: scimTokens.tokenHash,
      organizationId: scimTokens.organizationId,
      expiresAt: scimTokens.expiresAt,
      organizationBlockedAt: organizations.blockedAt,
    })
    .from(scimTokens)
    .innerJoin(organizations, eq(organizations.id, scimTokens.organizationId))
    .where(inArray(scimTokens.tokenHash, [...tokenHashes]));
  return row ?? null;
}

export async function changeTokenHash(tx: Queryable, id: string, tokenHash: string): Promise<void> {
  await tx.update(scimTokens).set({ tokenHash }).where(eq(scimTokens.id, id));
}

export async function markTokenUsed(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx
    .update(scimTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(scimTokens.id, id), notUsedSince(scimTokens.lastUsedAt, now)));
}
