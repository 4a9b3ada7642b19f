import { and, asc, eq, sql } from 'drizzle-orm';
import { orderedContentRows } from '../database/content-rows.ts';
import type { Queryable } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';
import { bulletinBoards, bulletinPosts } from '../database/schema/bulletins.ts';
import { isUnreadBy } from './post-store.ts';

export type BoardRow = typeof bulletinBoards.$inferSelect;

export const boardRows = orderedContentRows(bulletinBoards, 'organizationId');

export async function lockBoardOfPostShared(
  tx: Queryable,
  { organizationId, postId }: { organizationId: string; postId: string },
): Promise<BoardRow | null> {
  const [row] = await tx
    .select({ board: bulletinBoards })
    .from(bulletinPosts)
    .innerJoin(bulletinBoards, eq(bulletinBoards.id, bulletinPosts.boardId))
    .where(and(eq(bulletinPosts.organizationId, organizationId), eq(bulletinPosts.id, postId)))
    .for('share', { of: bulletinBoards });
  return row?.board ?? null;
}

export async function listBoards(
  tx: Queryable,
  member: MemberRef,
): Promise<(BoardRow & { unreadCount: number })[]> {
  const unread = tx
    .select({ boardId: bulletinPosts.boardId, count: sql<number>`count(*)::int`.as('count') })
    .from(bulletinPosts)
    .where(isUnreadBy(member))
    .groupBy(bulletinPosts.boardId)
    .as('unread');
  const rows = await tx
    .select({ board: bulletinBoards, unreadCount: sql<number>`coalesce(${unread.count}, 0)` })
    .from(bulletinBoards)
    .leftJoin(unread, eq(unread.boardId, bulletinBoards.id))
    .where(eq(bulletinBoards.organizationId, member.organizationId))
    .orderBy(asc(bulletinBoards.position), asc(bulletinBoards.id));
  return rows.map(({ board, unreadCount }) => ({ ...board, unreadCount }));
}
