import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { findPage, type PageRequest } from '../database/page.ts';
import { pictureOf } from '../database/picture-column.ts';
import {
  bulletinComments,
  bulletinReactions,
  bulletinReads,
} from '../database/schema/bulletins.ts';
import { memberships } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';

export type CommentRow = typeof bulletinComments.$inferSelect;

export function listComments(
  tx: Queryable,
  postId: string,
  page: PageRequest,
): Promise<{ rows: CommentRow[]; total: number }> {
  const found = tx
    .select()
    .from(bulletinComments)
    .where(eq(bulletinComments.postId, postId))
    .$dynamic();
  return findPage(tx, found, [asc(bulletinComments.createdAt), asc(bulletinComments.id)], page);
}

export async function findComment(
  tx: Queryable,
  { postId, commentId }: { postId: string; commentId: string },
): Promise<CommentRow | null> {
  const [row] = await tx
    .select()
    .from(bulletinComments)
    .where(and(eq(bulletinComments.postId, postId), eq(bulletinComments.id, commentId)))
    .for('no key update');
  return row ?? null;
}

/** Returns the existing comment if the client already sent it. */
export async function insertComment(
  tx: Queryable,
  comment: typeof bulletinComments.$inferInsert & { authorId: string },
): Promise<{ row: CommentRow; isNew: boolean } | null> {
  const target = [bulletinComments.authorId, bulletinComments.clientId];
  const [inserted] = await tx
    .insert(bulletinComments)
    .values(comment)
    .onConflictDoNothing({ target })
    .returning();
  if (inserted) return { row: inserted, isNew: true };
  const [row] = await tx
    .select()
    .from(bulletinComments)
    .where(
      and(
        eq(bulletinComments.authorId, comment.authorId),
        eq(bulletinComments.clientId, comment.clientId),
        eq(bulletinComments.postId, comment.postId),
      ),
    );
  return row ? { row, isNew: false } : null;
}

export async function updateComment(
  tx: Queryable,
  commentId: string,
  change: { content: string; editedAt: Date },
): Promise<CommentRow> {
  const [row] = await tx
    .update(bulletinComments)
    .set(change)
    .where(eq(bulletinComments.id, commentId))
    .returning();
  return row!;
}

export async function deleteComment(tx: Queryable, commentId: string): Promise<void> {
  await tx.delete(bulletinComments).where(eq(bulletinComments.id, commentId));
}

export async function findReactions(
  tx: Queryable,
  postIds: readonly string[],
): Promise<Map<string, { emoji: string; userIds: string[] }[]>> {
  const found = new Map<string, { emoji: string; userIds: string[] }[]>();
  if (postIds.length === 0) return found;
  const { postId, emoji, userId, createdAt } = bulletinReactions;
  const rows = await tx
    .select({
      postId,
      emoji,
      userIds: sql<string[]>`array_agg(${userId}::text ORDER BY ${createdAt}, ${userId})`,
    })
    .from(bulletinReactions)
    .where(sql`${postId} = ANY(${sql.param([...postIds])}::uuid[])`)
    .groupBy(postId, emoji)
    .orderBy(sql`min(${createdAt})`, emoji);
  for (const { postId: id, ...reaction } of rows) {
    found.set(id, [...(found.get(id) ?? []), reaction]);
  }
  return found;
}

export async function insertReaction(
  tx: Queryable,
  reaction: typeof bulletinReactions.$inferInsert,
): Promise<void> {
  await tx.insert(bulletinReactions).values(reaction).onConflictDoNothing();
}

/** Returns false if there was no such reaction. */
export async function deleteReaction(
  tx: Queryable,
  { postId, emoji, userId }: { postId: string; emoji: string; userId: string },
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(bulletinReactions)
    .where(
      and(
        eq(bulletinReactions.postId, postId),
        eq(bulletinReactions.emoji, emoji),
        eq(bulletinReactions.userId, userId),
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** Returns false if the post was already read. */
export async function insertRead(
  tx: Queryable,
  read: typeof bulletinReads.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(bulletinReads).values(read).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

export function listReaders(
  tx: Queryable,
  { organizationId, postId }: { organizationId: string; postId: string },
  page: PageRequest,
) {
  const found = tx
    .select({
      id: users.id,
      nameKanji: users.nameKanji,
      nameLatin: users.nameLatin,
      picture: pictureOf(users),
      readAt: bulletinReads.readAt,
    })
    .from(bulletinReads)
    .innerJoin(users, eq(users.id, bulletinReads.userId))
    .innerJoin(
      memberships,
      and(
        eq(memberships.userId, bulletinReads.userId),
        eq(memberships.organizationId, organizationId),
      ),
    )
    .where(eq(bulletinReads.postId, postId))
    .$dynamic();
  return findPage(tx, found, [desc(bulletinReads.readAt), asc(users.id)], page);
}
