import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';
import { bulletinBoards, bulletinPosts } from '../database/schema/bulletins.ts';
import { isUnreadBy } from './post-store.ts';

export type BoardRow = typeof bulletinBoards.$inferSelect;

export interface BoardRef {
  organizationId: string;
  boardId: string;
}

const isBoard = ({ organizationId, boardId }: BoardRef) =>
  and(eq(bulletinBoards.organizationId, organizationId), eq(bulletinBoards.id, boardId));

export async function findBoard(tx: Queryable, board: BoardRef): Promise<BoardRow | null> {
  const [row] = await tx.select().from(bulletinBoards).where(isBoard(board));
  return row ?? null;
}

/** Locks the board against changes and deletion until the transaction ends. */
export async function lockBoard(tx: Queryable, board: BoardRef): Promise<BoardRow | null> {
  const [row] = await tx.select().from(bulletinBoards).where(isBoard(board)).for('no key update');
  return row ?? null;
}

/**
 * Takes a shared lock: the board cannot change until the transaction ends, but concurrent posts are allowed.
 */
export async function lockBoardShared(tx: Queryable, board: BoardRef): Promise<BoardRow | null> {
  const [row] = await tx.select().from(bulletinBoards).where(isBoard(board)).for('share');
  return row ?? null;
}

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
