import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { AdminBulletinPostSort, AdminBulletinPostState } from '@office/vocabulary';
import type { Queryable } from '../../database/database.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import {
  bulletinBoards,
  bulletinComments,
  bulletinPosts,
} from '../../database/schema/bulletins.ts';
import { organizations } from '../../database/schema/organizations.ts';
import type { BoardRow } from '../board-store.ts';
import { hasKeyword, readerCount } from '../post-store.ts';

const boards = bulletinBoards;
const posts = bulletinPosts;

const postCount = sql<number>`(SELECT count(*)::int FROM ${posts}
  WHERE ${posts.boardId} = ${boards.id})`;
const boardCommentCount = sql<number>`(SELECT count(*)::int FROM ${bulletinComments}
  INNER JOIN ${posts} ON ${posts.id} = ${bulletinComments.postId}
  WHERE ${posts.boardId} = ${boards.id})`;
const commentCount = sql<number>`(SELECT count(*)::int FROM ${bulletinComments}
  WHERE ${bulletinComments.postId} = ${posts.id})`;

export type CountedBoard = BoardRow & { postCount: number; commentCount: number };

export async function listCountedBoards(
  tx: Queryable,
  organizationId: string,
): Promise<CountedBoard[]> {
  const rows = await tx
    .select({ board: boards, postCount, commentCount: boardCommentCount })
    .from(boards)
    // The join makes the query builder qualify column names, which the count subqueries need.
    .innerJoin(organizations, eq(organizations.id, boards.organizationId))
    .where(eq(boards.organizationId, organizationId))
    .orderBy(asc(boards.position), asc(boards.id));
  return rows.map(({ board, ...counts }) => ({ ...board, ...counts }));
}

export interface PostSearch {
  boardId?: string | undefined;
  keyword: string;
  state?: AdminBulletinPostState | undefined;
  sort: AdminBulletinPostSort;
  order: 'asc' | 'desc';
}

const columns = {
  id: posts.id,
  boardId: posts.boardId,
  boardName: boards.name,
  authorId: posts.authorId,
  title: posts.title,
  content: posts.content,
  pinnedAt: posts.pinnedAt,
  closedAt: posts.closedAt,
  version: posts.version,
  createdAt: posts.createdAt,
  editedAt: posts.editedAt,
  commentCount,
  readerCount,
};

const sortedBy = {
  createdAt: posts.createdAt,
  title: posts.title,
  readerCount,
  commentCount,
};

export function findAdminPosts(
  tx: Queryable,
  organizationId: string,
  { boardId, keyword, state, sort, order, postId }: PostSearch & { postId?: string },
  page: PageRequest,
) {
  const found = tx
    .select(columns)
    .from(posts)
    .innerJoin(boards, eq(boards.id, posts.boardId))
    .where(
      and(
        eq(posts.organizationId, organizationId),
        postId ? eq(posts.id, postId) : undefined,
        boardId ? eq(posts.boardId, boardId) : undefined,
        state === 'PINNED' ? isNotNull(posts.pinnedAt) : undefined,
        state === 'CLOSED' ? isNotNull(posts.closedAt) : undefined,
        hasKeyword(keyword),
      ),
    )
    .$dynamic();
  const direction = order === 'asc' ? asc : desc;
  return findPage(tx, found, [direction(sortedBy[sort]), desc(posts.createdAt), posts.id], page);
}
