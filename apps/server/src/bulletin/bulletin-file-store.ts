import { and, asc, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../database/database.ts';
import type { FileLinks } from '../database/file-links.ts';
import { isReferencedIn, type FileReferences } from '../database/file-references.ts';
import { isActiveMember, isFileOf, readableFiles } from '../database/readable-files.ts';
import { bulletinFiles, bulletinPosts } from '../database/schema/bulletins.ts';
import { files } from '../database/schema/files.ts';
import type { PrivateFiles } from '../platform/private-files.ts';

const filesOfPosts: FileReferences = {
  table: bulletinFiles,
  owner: bulletinFiles.postId,
  contents: bulletinPosts,
};

export const bulletinFileLinks: FileLinks = () => [isReferencedIn(filesOfPosts)];

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
  references: readonly { fileId: string; attached: boolean }[],
): Promise<void> {
  await tx.delete(bulletinFiles).where(eq(bulletinFiles.postId, postId));
  if (references.length === 0) return;
  await tx
    .insert(bulletinFiles)
    .values(references.map((file, position) => ({ postId, position, ...file })));
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

/** Access to files of posts: members of the organisation except guests, and administrators. */
export function createBulletinFiles(db: Database): PrivateFiles {
  return readableFiles(db, ({ userId, organizationId, administers }) =>
    and(
      isFileOf(db, filesOfPosts, organizationId),
      administers ? undefined : isActiveMember(db, { organizationId, userId }, ['GUEST']),
    ),
  );
}
