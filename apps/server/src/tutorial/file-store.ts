import { and, eq, exists, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { FileLinks } from '../database/file-links.ts';
import { isFileOf, readableFiles } from '../database/readable-files.ts';
import { files } from '../database/schema/files.ts';
import { tutorialAttachments, tutorials } from '../database/schema/tutorials.ts';
import type { PrivateFiles } from '../platform/private-files.ts';

export const tutorialFileLinks: FileLinks = (tx) => [
  exists(
    tx
      .select({ id: tutorialAttachments.fileId })
      .from(tutorialAttachments)
      .where(eq(tutorialAttachments.fileId, files.id)),
  ),
  exists(
    tx.select({ id: tutorials.id }).from(tutorials).where(eq(tutorials.coverFileId, files.id)),
  ),
];

const attachments = {
  names: tutorialAttachments,
  owner: tutorialAttachments.tutorialId,
  contents: tutorials,
};

/** Private files of tutorials. All members can read those of published tutorials, administrators all of them. */
export function createTutorialFiles(db: Database): PrivateFiles {
  return readableFiles(db, ({ organizationId, administers }) => {
    const isOpen = administers ? undefined : isNotNull(tutorials.publishedAt);
    const isCover = exists(
      db
        .select({ id: tutorials.id })
        .from(tutorials)
        .where(
          and(
            eq(tutorials.coverFileId, files.id),
            eq(tutorials.organizationId, organizationId),
            isOpen,
          ),
        ),
    );
    return or(isCover, isFileOf(db, attachments, organizationId, isOpen));
  });
}
