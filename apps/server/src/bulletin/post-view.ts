import type { Schemas } from '@office/api';
import { markdownExcerpt } from '@office/vocabulary';
import { withPictureUrl } from '../people/avatar-url.ts';
import { findPeople } from '../people/member-directory.ts';
import type { Platform } from '../platform/platform.ts';
import { findReactions, type CommentRow } from './comment-store.ts';
import { findPostFiles } from './bulletin-file-store.ts';
import type { FoundPost } from './post-store.ts';

type Deps = Pick<Platform, 'db' | 'files'>;

/** Returns a lookup for the authors of rows. Deleted accounts return null. */
export async function findAuthors(
  deps: Deps,
  rows: readonly { authorId: string | null }[],
): Promise<(row: { authorId: string | null }) => Schemas['PersonRef'] | null> {
  const ids = [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))];
  const people = await findPeople(deps.db, ids);
  const refs = new Map<string, Schemas['PersonRef']>();
  for (const [id, person] of people) refs.set(id, await withPictureUrl(deps, person));
  return ({ authorId }) => (authorId ? (refs.get(authorId) ?? null) : null);
}

const commonProperties = (row: FoundPost) => ({
  id: row.id,
  board: { id: row.boardId, name: row.boardName },
  title: row.title,
  pinned: row.pinnedAt !== null,
  closed: row.closedAt !== null || row.boardClosedAt !== null,
  read: row.read,
  commentCount: row.commentCount,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
});

export async function toSummaries(
  deps: Deps,
  rows: readonly FoundPost[],
): Promise<Schemas['BulletinPostSummary'][]> {
  const authorOf = await findAuthors(deps, rows);
  const reactions = await findReactions(
    deps.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...commonProperties(row),
    excerpt: markdownExcerpt(row.content),
    author: authorOf(row),
    fileCount: row.fileCount,
    reactions: reactions.get(row.id) ?? [],
  }));
}

export async function toPost(
  deps: Deps,
  row: FoundPost & { readerCount: number },
  userId: string,
): Promise<Schemas['BulletinPost']> {
  const authorOf = await findAuthors(deps, [row]);
  const files = await findPostFiles(deps.db, row.id);
  return {
    ...commonProperties(row),
    content: row.content,
    author: authorOf(row),
    files: files.filter(({ attached }) => attached).map(({ attached: _, ...file }) => file),
    readerCount: row.readerCount,
    reactions: (await findReactions(deps.db, [row.id])).get(row.id) ?? [],
    mayEdit: row.authorId === userId,
    version: row.version,
  };
}

export async function toComments(
  deps: Deps,
  rows: readonly CommentRow[],
): Promise<Schemas['BulletinComment'][]> {
  const authorOf = await findAuthors(deps, rows);
  return rows.map((row) => ({
    id: row.id,
    postId: row.postId,
    clientId: row.clientId,
    author: authorOf(row),
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
  }));
}
