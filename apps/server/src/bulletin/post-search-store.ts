import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { bulletinBoards, bulletinPosts as posts } from '../database/schema/bulletins.ts';
import { searchGrams } from '../database/schema/normalized-for-search.ts';
import { hasTerms, gramsMatchTerms, maxComparedTexts, detoasted } from '../database/text-match.ts';
import type { SearchQuery } from '../platform/search-source.ts';

type PostSearch = Pick<SearchQuery, 'terms' | 'limit'> & { organizationId: string };

export async function findPostsByTerms(tx: Queryable, search: PostSearch) {
  const newest = await findAmongNewest(tx, search);
  const ids = newest.length < search.limit ? await findByIndex(tx, search) : newest;
  if (ids.length === 0) return [];
  return tx
    .select({
      id: posts.id,
      title: posts.title,
      createdAt: posts.createdAt,
      boardName: bulletinBoards.name,
    })
    .from(posts)
    .innerJoin(bulletinBoards, eq(bulletinBoards.id, posts.boardId))
    .where(inArray(posts.id, ids));
}

export async function findPostTexts(tx: Queryable, ids: readonly string[]) {
  return tx
    .select({ id: posts.id, content: posts.content })
    .from(posts)
    .where(inArray(posts.id, [...ids]));
}

async function findAmongNewest(
  tx: Queryable,
  { organizationId, terms, limit }: PostSearch,
): Promise<string[]> {
  const newest = tx
    .select({
      id: posts.id,
      searched: detoasted(posts.searched).as('searched'),
      createdAt: posts.createdAt,
    })
    .from(posts)
    .where(eq(posts.organizationId, organizationId))
    .orderBy(desc(posts.createdAt))
    .limit(maxComparedTexts)
    .as('newest');
  const found = await tx
    .select({ id: newest.id })
    .from(newest)
    .where(hasTerms(newest.searched, terms, { matchReading: true }))
    .orderBy(desc(newest.createdAt))
    .limit(limit);
  return found.map(({ id }) => id);
}

/** Searches rare terms. The materialised CTE makes PostgreSQL use the text index first. */
async function findByIndex(
  tx: Queryable,
  { organizationId, terms, limit }: PostSearch,
): Promise<string[]> {
  const points = gramsMatchTerms(searchGrams(posts.searched), terms, { matchReading: true });
  const has = hasTerms(posts.searched, terms, { matchReading: true });
  const { rows } = await tx.execute<{ id: string }>(sql`
    WITH found AS MATERIALIZED (
      SELECT id, organization_id, created_at FROM ${posts} WHERE ${points} AND ${has}
    )
    SELECT id FROM found WHERE organization_id = ${organizationId}
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}
