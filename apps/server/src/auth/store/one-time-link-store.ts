import { and, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { oneTimeLinks } from '../../database/schema/sign-in.ts';

export type OneTimeLink = typeof oneTimeLinks.$inferSelect;

export async function insertLinks(
  tx: Queryable,
  links: (typeof oneTimeLinks.$inferInsert)[],
): Promise<void> {
  await tx.insert(oneTimeLinks).values(links);
}

export async function invalidateInvitationLinks(
  tx: Queryable,
  invitationIds: readonly string[],
  invalidationReason: NonNullable<OneTimeLink['invalidationReason']>,
  now: Date,
): Promise<void> {
  await tx
    .update(oneTimeLinks)
    .set({ usedAt: now, invalidationReason })
    .where(
      and(inArray(oneTimeLinks.invitationId, [...invitationIds]), isNull(oneTimeLinks.usedAt)),
    );
}

/** Also finds used and expired links. */
export async function findLinkByHash(
  tx: Queryable,
  tokenHash: string,
): Promise<OneTimeLink | null> {
  const [row] = await tx.select().from(oneTimeLinks).where(eq(oneTimeLinks.tokenHash, tokenHash));
  return row ?? null;
}

/** Marks a link as used. Returns null for all but one concurrent call, and if it is used or expired. */
export async function consumeLinkByHash(
  tx: Queryable,
  kind: OneTimeLink['kind'],
  tokenHash: string,
  now: Date,
): Promise<OneTimeLink | null> {
  const [row] = await tx
    .update(oneTimeLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeLinks.tokenHash, tokenHash),
        eq(oneTimeLinks.kind, kind),
        isNull(oneTimeLinks.usedAt),
        gt(oneTimeLinks.expiresAt, now),
      ),
    )
    .returning();
  return row ?? null;
}

export async function revokeLinks(
  tx: Queryable,
  where: { userId: string; kind: OneTimeLink['kind'] },
  now: Date,
): Promise<void> {
  await tx
    .update(oneTimeLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeLinks.userId, where.userId),
        eq(oneTimeLinks.kind, where.kind),
        isNull(oneTimeLinks.usedAt),
      ),
    );
}

/** Deletes links that expired before `before`. Until then, invitees learn that they are members. */
export async function deleteLinks(tx: Queryable, before: Date): Promise<number> {
  const { rowCount } = await tx.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, before));
  return rowCount ?? 0;
}

export async function findLinkTimes(
  tx: Queryable,
  where: { userId: string; kind: OneTimeLink['kind']; since: Date },
): Promise<Date[]> {
  const rows = await tx
    .select({ createdAt: oneTimeLinks.createdAt })
    .from(oneTimeLinks)
    .where(
      and(
        eq(oneTimeLinks.userId, where.userId),
        eq(oneTimeLinks.kind, where.kind),
        gt(oneTimeLinks.createdAt, where.since),
      ),
    )
    .orderBy(desc(oneTimeLinks.createdAt));
  return rows.map(({ createdAt }) => createdAt);
}
