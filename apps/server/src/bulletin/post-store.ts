import { and, desc, eq, isNotNull, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { contentRows } from '../database/content-rows.ts';
import type { Queryable } from '../database/database.ts';
import { matchesFolded } from '../database/keyword-match.ts';
import type { MemberRef } from '../database/membership.ts';
import { findPage, type PageRequest } from '../database/page.ts';
import {
  bulletinBoards,
  bulletinComments,
  bulletinFiles,
  bulletinPosts,
  bulletinReads,
} from '../database/schema/bulletins.ts';
import { memberships } from '../database/schema/organizations.ts';

const posts = bulletinPosts;

export type PostRow = typeof bulletinPosts.$inferSelect;

export const postRows = contentRows(bulletinPosts);

export type FoundPost = Omit<PostRow, 'searched' | 'plain'> & {
  boardName: string;
  boardClosedAt: Date | null;
  commentCount: number;
  fileCount: number;
  read: boolean;
};

const commentCount = sql<number>`(SELECT count(*)::int FROM ${bulletinComments}
  WHERE ${bulletinComments.postId} = ${posts.id})`;
const attachedCount = sql<number>`(SELECT count(*)::int FROM ${bulletinFiles}
  WHERE ${bulletinFiles.postId} = ${posts.id} AND ${bulletinFiles.attached})`;
export const readerCount = sql<number>`(SELECT count(*)::int FROM ${bulletinReads}
  INNER JOIN ${memberships} ON ${memberships.userId} = ${bulletinReads.userId}
    AND ${memberships.organizationId} = ${posts.organizationId}
  WHERE ${bulletinReads.postId} = ${posts.id})`;

const wasReadBy = (userId: string) =>
  sql<boolean>`EXISTS (SELECT FROM ${bulletinReads}
    WHERE ${bulletinReads.postId} = ${posts.id} AND ${bulletinReads.userId} = ${userId})`;

/** Posts by others without a read mark of the member, including posts from before the member joined. */
export function isUnreadBy(member: MemberRef): SQL {
  return and(
    eq(posts.organizationId, member.organizationId),
    or(isNull(posts.authorId), ne(posts.authorId, member.userId)),
    not(wasReadBy(member.userId)),
  )!;
}

const columns = {
  id: posts.id,
  organizationId: posts.organizationId,
  boardId: posts.boardId,
  authorId: posts.authorId,
  clientId: posts.clientId,
  title: posts.title,
  content: posts.content,
  pinnedAt: posts.pinnedAt,
  notifiedAt: posts.notifiedAt,
  closedAt: posts.closedAt,
  version: posts.version,
  createdAt: posts.createdAt,
  editedAt: posts.editedAt,
  boardName: bulletinBoards.name,
  boardClosedAt: bulletinBoards.closedAt,
  commentCount,
  fileCount: attachedCount,
};

const columnsFor = (member: MemberRef) => ({
  ...columns,
  read: sql<boolean>`NOT (${isUnreadBy(member)})`,
});

export const hasKeyword = (keyword: string) => matchesFolded(keyword, [posts.searched]);

export function listPosts(
  tx: Queryable,
  member: MemberRef,
  { boardId, keyword }: { boardId?: string | undefined; keyword: string },
  page: PageRequest,
): Promise<{ rows: FoundPost[]; total: number }> {
  const found = tx
    .select(columnsFor(member))
    .from(posts)
    .innerJoin(bulletinBoards, eq(bulletinBoards.id, posts.boardId))
    .where(
      and(
        eq(posts.organizationId, member.organizationId),
        boardId ? eq(posts.boardId, boardId) : undefined,
        hasKeyword(keyword),
      ),
    )
    .$dynamic();
  const order = [desc(isNotNull(posts.pinnedAt)), desc(posts.createdAt), desc(posts.id)];
  return findPage(tx, found, order, page);
}

export async function findPost(
  tx: Queryable,
  member: MemberRef,
  postId: string,
): Promise<(FoundPost & { readerCount: number }) | null> {
  const [row] = await tx
    .select({ ...columnsFor(member), readerCount })
    .from(posts)
    .innerJoin(bulletinBoards, eq(bulletinBoards.id, posts.boardId))
    .where(and(eq(posts.organizationId, member.organizationId), eq(posts.id, postId)));
  return row ?? null;
}

/** Returns null if the client already sent this post. */
export async function insertPost(
  tx: Queryable,
  post: typeof posts.$inferInsert,
): Promise<string | null> {
  const [row] = await tx
    .insert(posts)
    .values(post)
    .onConflictDoNothing({ target: [posts.authorId, posts.clientId] })
    .returning({ id: posts.id });
  return row?.id ?? null;
}

export async function findSentPost(
  tx: Queryable,
  { userId, organizationId }: MemberRef,
  clientId: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.organizationId, organizationId),
        eq(posts.authorId, userId),
        eq(posts.clientId, clientId),
      ),
    );
  return row?.id ?? null;
}

export async function countUnread(
  tx: Queryable,
  member: MemberRef,
): Promise<{ count: number; pinned: number }> {
  const [row] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      pinned: sql<number>`(count(*) FILTER (WHERE ${posts.pinnedAt} IS NOT NULL))::int`,
    })
    .from(posts)
    .where(isUnreadBy(member));
  return row!;
}
