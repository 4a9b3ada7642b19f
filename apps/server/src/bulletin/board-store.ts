import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';
import { bulletinBoards, bulletinPosts } from '../database/schema/bulletins.ts';
import { isUnreadBy } from './post-store.ts';

export type BoardRow = typeof bulletinBoards.$inferSelect;

/** A board by its id, of one organisation alone. */
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

/** The same; nobody else changes or removes it until the transaction is done. */
export async function lockBoard(tx: Queryable, board: BoardRef): Promise<BoardRow | null> {
  const [row] = await tx.select().from(bulletinBoards).where(isBoard(board)).for('no key update');
  return row ?? null;
}

/** The same; it may be changed meanwhile by nobody, and written to by others. */
export async function holdBoard(tx: Queryable, board: BoardRef): Promise<BoardRow | null> {
  const [row] = await tx.select().from(bulletinBoards).where(isBoard(board)).for('share');
  return row ?? null;
}

/** The same for the board of a post. */
export async function holdBoardOf(
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

/** All boards with what a member has not read on each. */
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
