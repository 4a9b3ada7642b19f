import { and, eq, exists, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { FileLinks } from '../database/file-links.ts';
import { isReferencedIn, type FileReferences } from '../database/file-references.ts';
import { isFileOf, readableFiles } from '../database/readable-files.ts';
import { files } from '../database/schema/files.ts';
import { tutorialAttachments, tutorials } from '../database/schema/tutorials.ts';
import type { PrivateFiles } from '../platform/private-files.ts';

const filesOfTutorials: FileReferences = {
  table: tutorialAttachments,
  owner: tutorialAttachments.tutorialId,
  contents: tutorials,
};

export const tutorialFileLinks: FileLinks = (tx) => [
  isReferencedIn(filesOfTutorials),
  exists(
    tx.select({ id: tutorials.id }).from(tutorials).where(eq(tutorials.coverFileId, files.id)),
  ),
];

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
    return or(isCover, isFileOf(db, filesOfTutorials, organizationId, isOpen));
  });
}
