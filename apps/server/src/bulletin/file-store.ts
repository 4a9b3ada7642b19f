import { and, asc, eq, exists, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { FileLinks } from '../database/file-links.ts';
import { notBlocked } from '../database/membership.ts';
import { bulletinFiles, bulletinPosts } from '../database/schema/bulletins.ts';
import { files } from '../database/schema/files.ts';
import { memberships } from '../database/schema/organizations.ts';
import type { FileReader } from '../platform/private-files.ts';

export const bulletinFileLinks: FileLinks = (tx) => [
  exists(
    tx
      .select({ id: bulletinFiles.fileId })
      .from(bulletinFiles)
      .where(eq(bulletinFiles.fileId, files.id)),
  ),
];

/** Returns the files of a post: attachments first, then files in the text. */
export async function findPostFiles(tx: Queryable, postId: string) {
  return tx
    .select({
      fileKey: files.key,
      fileName: files.fileName,
      fileSize: files.size,
      mimeType: files.mimeType,
      width: files.width,
      height: files.height,
      attached: bulletinFiles.attached,
    })
    .from(bulletinFiles)
    .innerJoin(files, eq(files.id, bulletinFiles.fileId))
    .where(eq(bulletinFiles.postId, postId))
    .orderBy(asc(bulletinFiles.position));
}

export async function replacePostFiles(
  tx: Queryable,
  postId: string,
  given: readonly { fileId: string; attached: boolean }[],
): Promise<void> {
  await tx.delete(bulletinFiles).where(eq(bulletinFiles.postId, postId));
  if (given.length === 0) return;
  await tx
    .insert(bulletinFiles)
    .values(given.map((file, position) => ({ postId, position, ...file })));
}

export async function keysOfFiles(
  tx: Queryable,
  of: { postId: string } | { boardId: string },
): Promise<string[]> {
  const rows = await tx
    .select({ key: files.key })
    .from(bulletinFiles)
    .innerJoin(files, eq(files.id, bulletinFiles.fileId))
    .innerJoin(bulletinPosts, eq(bulletinPosts.id, bulletinFiles.postId))
    .where(
      'postId' in of ? eq(bulletinPosts.id, of.postId) : eq(bulletinPosts.boardId, of.boardId),
    );
  return rows.map(({ key }) => key);
}

/** Returns the given keys that belong to posts of the reader's organisation. Guests get none. */
export async function findReadableFiles(
  tx: Queryable,
  { userId, organizationId, administers }: FileReader,
  keys: readonly string[],
): Promise<string[]> {
  if (!organizationId) return [];
  const isMember = exists(
    tx
      .select({ one: sql`1` })
      .from(memberships)
      .where(
        and(
          eq(memberships.organizationId, organizationId),
          eq(memberships.userId, userId),
          ne(memberships.role, 'GUEST'),
          notBlocked(),
        ),
      ),
  );
  const rows = await tx
    .select({ key: files.key })
    .from(files)
    .innerJoin(bulletinFiles, eq(bulletinFiles.fileId, files.id))
    .innerJoin(bulletinPosts, eq(bulletinPosts.id, bulletinFiles.postId))
    .where(
      and(
        inArray(files.key, [...keys]),
        isNotNull(files.uploadedAt),
        eq(bulletinPosts.organizationId, organizationId),
        administers ? undefined : isMember,
      ),
    );
  return rows.map(({ key }) => key);
}
