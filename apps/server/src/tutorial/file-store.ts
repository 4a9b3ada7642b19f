import { and, eq, exists, inArray, isNotNull, or } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { FileLinks } from '../database/file-links.ts';
import { files } from '../database/schema/files.ts';
import { tutorialAttachments, tutorials } from '../database/schema/tutorials.ts';
import type { FileReader } from '../platform/private-files.ts';

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

/**
 * Returns the keys that a reader can access. Members can read files of published tutorials, administrators
 * all files.
 */
export async function findReadableFiles(
  tx: Queryable,
  { organizationId, administers }: FileReader,
  keys: readonly string[],
): Promise<string[]> {
  if (!organizationId) return [];
  const rows = await tx
    .selectDistinct({ key: files.key })
    .from(files)
    .leftJoin(tutorialAttachments, eq(tutorialAttachments.fileId, files.id))
    .innerJoin(
      tutorials,
      or(eq(tutorials.id, tutorialAttachments.tutorialId), eq(tutorials.coverFileId, files.id)),
    )
    .where(
      and(
        inArray(files.key, [...keys]),
        isNotNull(files.uploadedAt),
        eq(tutorials.organizationId, organizationId),
        administers ? undefined : isNotNull(tutorials.publishedAt),
      ),
    );
  return rows.map(({ key }) => key);
}
