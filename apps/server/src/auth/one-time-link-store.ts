import { and, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { oneTimeLinks } from '../database/schema/sign-in.ts';

export type OneTimeLink = typeof oneTimeLinks.$inferSelect;

export async function insertLinks(
  tx: Queryable,
  links: (typeof oneTimeLinks.$inferInsert)[],
): Promise<void> {
  await tx.insert(oneTimeLinks).values(links);
}

/** Makes the links of invitations useless, and says why to who opens them. */
export async function endInvitationLinks(
  tx: Queryable,
  invitationIds: readonly string[],
  ending: NonNullable<OneTimeLink['ending']>,
  now: Date,
): Promise<void> {
  await tx
    .update(oneTimeLinks)
    .set({ usedAt: now, ending })
    .where(
      and(inArray(oneTimeLinks.invitationId, [...invitationIds]), isNull(oneTimeLinks.usedAt)),
    );
}

/** A link in any state. */
export async function findLinkByHash(
  tx: Queryable,
  tokenHash: string,
): Promise<OneTimeLink | null> {
  const [row] = await tx.select().from(oneTimeLinks).where(eq(oneTimeLinks.tokenHash, tokenHash));
  return row ?? null;
}

/** Uses a link up. Of several that try at once one gets it; null when it is used or expired. */
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

/** Makes a person's other links of a kind useless. */
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

/**
 * Deletes links that expired before `before`. Until then an old invitation tells its receiver that they are
 * a member.
 */
export async function deleteLinks(tx: Queryable, before: Date): Promise<number> {
  const { rowCount } = await tx.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, before));
  return rowCount ?? 0;
}

/** When the links of the kind that a person was sent after `since` were made, newest first. */
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
