import type { Language, TutorialState } from '@office/vocabulary';
import { and, asc, eq, inArray, isNotNull, not, sql, type SQL } from 'drizzle-orm';
import { contentRows, type ContentRef } from '../database/content-rows.ts';
import type { Queryable } from '../database/database.ts';
import { inLanguage } from '../database/localized.ts';
import { matchesFolded } from '../database/keyword-match.ts';
import type { MemberRef } from '../database/membership.ts';
import { findPage, type PageRequest } from '../database/page.ts';
import { files } from '../database/schema/files.ts';
import {
  tutorialAttachments,
  tutorialCategories,
  tutorialFilePositions,
  tutorialProgress,
  tutorials,
} from '../database/schema/tutorials.ts';

/** MIME types of files with an end, for which progress is recorded. */
const trackedTypes = ['video/mp4', 'video/webm', 'application/pdf'];

export interface TutorialFilter {
  categoryId?: string;
  keyword?: string;
  progress?: TutorialState;
}

/** Configures the shared operations in content/. */
export const tutorialTables = {
  categories: tutorialCategories,
  items: tutorials,
  isPublished: isNotNull(tutorials.publishedAt),
  time: tutorials.publishedAt,
  hasKeyword: (keyword: string, options?: { matchReading: boolean }) =>
    matchesFolded(keyword, [tutorials.searched], options),
};

const isTracked = inArray(files.mimeType, trackedTypes);

const orderInCategory = [asc(tutorials.position), asc(tutorials.createdAt), asc(tutorials.id)];
const orderOfCategories = [
  asc(tutorialCategories.position),
  asc(tutorialCategories.createdAt),
  asc(tutorialCategories.id),
];

const mimeTypesOf = sql<string[]>`coalesce((
  SELECT array_agg(f.mime_type ORDER BY a.position)
  FROM ${tutorialAttachments} AS a JOIN ${files} AS f ON f.id = a.file_id
  WHERE a.tutorial_id = ${tutorials.id} AND NOT a.in_text), '{}')`;

/** Average viewed fraction of the videos and PDFs, from 0 to 1. */
const seenBy = (userId: string) => sql<number>`coalesce((
  SELECT avg(least(coalesce(p.position / p.length, 0), 1))::float8
  FROM ${tutorialAttachments} AS a
  JOIN ${files} AS f ON f.id = a.file_id
  LEFT JOIN ${tutorialFilePositions} AS p ON p.file_id = a.file_id AND p.user_id = ${userId}
  WHERE a.tutorial_id = ${tutorials.id} AND NOT a.in_text
    AND f.mime_type = ANY (${sql.param(trackedTypes)}::text[])), 0)`;

function isAt(state: TutorialState | undefined): SQL | undefined {
  if (state === 'NEW') return sql`${tutorialProgress.openedAt} IS NULL`;
  if (state === 'DONE') return isNotNull(tutorialProgress.doneAt);
  if (!state) return undefined;
  return sql`${tutorialProgress.openedAt} IS NOT NULL AND ${tutorialProgress.doneAt} IS NULL`;
}

function selectPublished(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
  language: Language,
  where: SQL | undefined,
) {
  return tx
    .select({
      id: tutorials.id,
      title: inLanguage(tutorials.title, language).as('title_text'),
      content: inLanguage(tutorials.content, language).as('content_text'),
      minutes: tutorials.minutes,
      publishedAt: tutorials.publishedAt,
      categoryId: tutorials.categoryId,
      categoryName: inLanguage(tutorialCategories.name, language).as('category_name'),
      coverKey: sql<string | null>`${files.key}`.as('cover_key'),
      mimeTypes: mimeTypesOf.as('mime_types'),
      openedAt: tutorialProgress.openedAt,
      doneAt: tutorialProgress.doneAt,
      seen: seenBy(userId).as('seen'),
    })
    .from(tutorials)
    .innerJoin(tutorialCategories, eq(tutorialCategories.id, tutorials.categoryId))
    .leftJoin(files, eq(files.id, tutorials.coverFileId))
    .leftJoin(
      tutorialProgress,
      and(eq(tutorialProgress.tutorialId, tutorials.id), eq(tutorialProgress.userId, userId)),
    )
    .where(
      and(eq(tutorials.organizationId, organizationId), isNotNull(tutorials.publishedAt), where),
    )
    .$dynamic();
}

export type PublishedTutorial = Awaited<ReturnType<typeof selectPublished>>[number];

export function listPublished(
  tx: Queryable,
  viewer: MemberRef,
  language: Language,
  { categoryId, keyword = '', progress }: TutorialFilter,
  page: PageRequest,
) {
  const where = and(
    categoryId ? eq(tutorials.categoryId, categoryId) : undefined,
    matchesFolded(keyword, [tutorials.searched]),
    isAt(progress),
  );
  const query = selectPublished(tx, viewer, language, where);
  return findPage(tx, query, [...orderOfCategories, ...orderInCategory], page);
}

export async function findPublished(
  tx: Queryable,
  viewer: MemberRef,
  language: Language,
  tutorialId: string,
): Promise<PublishedTutorial | null> {
  const [row] = await selectPublished(tx, viewer, language, eq(tutorials.id, tutorialId));
  return row ?? null;
}

export function listNeighbors(tx: Queryable, categoryId: string, language: Language) {
  return tx
    .select({ id: tutorials.id, title: inLanguage(tutorials.title, language) })
    .from(tutorials)
    .where(and(eq(tutorials.categoryId, categoryId), isNotNull(tutorials.publishedAt)))
    .orderBy(...orderInCategory);
}

export function listAttachments(tx: Queryable, tutorialId: string, userId: string) {
  return tx
    .select({
      id: files.id,
      key: files.key,
      fileName: files.fileName,
      mimeType: files.mimeType,
      size: files.size,
      position: tutorialFilePositions.position,
      length: tutorialFilePositions.length,
    })
    .from(tutorialAttachments)
    .innerJoin(files, eq(files.id, tutorialAttachments.fileId))
    .leftJoin(
      tutorialFilePositions,
      and(eq(tutorialFilePositions.fileId, files.id), eq(tutorialFilePositions.userId, userId)),
    )
    .where(and(eq(tutorialAttachments.tutorialId, tutorialId), not(tutorialAttachments.inText)))
    .orderBy(asc(tutorialAttachments.position));
}

export async function findAttachmentKey(
  tx: Queryable,
  where: { organizationId: string; tutorialId: string; fileId: string; published: boolean },
): Promise<string | null> {
  const [row] = await tx
    .select({ key: files.key })
    .from(tutorialAttachments)
    .innerJoin(tutorials, eq(tutorials.id, tutorialAttachments.tutorialId))
    .innerJoin(files, eq(files.id, tutorialAttachments.fileId))
    .where(
      and(
        eq(tutorials.organizationId, where.organizationId),
        eq(tutorials.id, where.tutorialId),
        eq(files.id, where.fileId),
        where.published ? isNotNull(tutorials.publishedAt) : undefined,
      ),
    );
  return row?.key ?? null;
}

export function listCategories(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
  language: Language,
  page: PageRequest,
) {
  const query = tx
    .select({
      id: tutorialCategories.id,
      name: inLanguage(tutorialCategories.name, language).as('category_name'),
      tutorialCount: sql<number>`count(*)::int`.as('tutorial_count'),
      doneCount: sql<number>`count(${tutorialProgress.doneAt})::int`.as('done_count'),
    })
    .from(tutorialCategories)
    .innerJoin(tutorials, eq(tutorials.categoryId, tutorialCategories.id))
    .leftJoin(
      tutorialProgress,
      and(eq(tutorialProgress.tutorialId, tutorials.id), eq(tutorialProgress.userId, userId)),
    )
    .where(
      and(eq(tutorialCategories.organizationId, organizationId), isNotNull(tutorials.publishedAt)),
    )
    .groupBy(tutorialCategories.id)
    .$dynamic();
  return findPage(tx, query, orderOfCategories, page);
}

/** Locks a published tutorial against deletion. Returns false if it does not exist. */
export const lockPublished = (tx: Queryable, ref: ContentRef): Promise<boolean> =>
  contentRows(tutorials).lockForKeyShare(tx, ref, isNotNull(tutorials.publishedAt));

/** Records that a user has opened a tutorial. Returns whether it was the first time. */
export async function markOpened(
  tx: Queryable,
  row: { tutorialId: string; userId: string; openedAt: Date },
): Promise<boolean> {
  const inserted = await tx
    .insert(tutorialProgress)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: tutorialProgress.userId });
  return inserted.length > 0;
}

/** Returns whether the position increased, or null if the tutorial does not have this file. */
export async function advance(
  tx: Queryable,
  to: { tutorialId: string; userId: string; fileId: string; position: number; length: number },
): Promise<boolean | null> {
  const { tutorialId, userId, fileId, position, length } = to;
  const [found] = await tx
    .select({ id: files.id })
    .from(tutorialAttachments)
    .innerJoin(files, eq(files.id, tutorialAttachments.fileId))
    .where(and(eq(tutorialAttachments.tutorialId, tutorialId), eq(files.id, fileId), isTracked));
  if (!found) return null;
  const moved = await tx
    .insert(tutorialFilePositions)
    .values({ userId, fileId, position, length })
    .onConflictDoUpdate({
      target: [tutorialFilePositions.fileId, tutorialFilePositions.userId],
      set: { position, length },
      setWhere: sql`${tutorialFilePositions.position} < excluded.position`,
    })
    .returning({ fileId: tutorialFilePositions.fileId });
  return moved.length > 0;
}

/** Returns the viewed fraction of the videos and PDFs, from 0 to 1. */
export async function findViewedFraction(
  tx: Queryable,
  { tutorialId, userId }: { tutorialId: string; userId: string },
): Promise<{ seen: number; openedAt: Date | null; doneAt: Date | null }> {
  const [row] = await tx
    .select({
      seen: seenBy(userId),
      openedAt: tutorialProgress.openedAt,
      doneAt: tutorialProgress.doneAt,
    })
    .from(tutorials)
    .leftJoin(
      tutorialProgress,
      and(eq(tutorialProgress.tutorialId, tutorials.id), eq(tutorialProgress.userId, userId)),
    )
    .where(eq(tutorials.id, tutorialId));
  return row ?? { seen: 0, openedAt: null, doneAt: null };
}

export async function setDone(
  tx: Queryable,
  { tutorialId, userId, doneAt }: { tutorialId: string; userId: string; doneAt: Date | null },
): Promise<void> {
  await tx
    .update(tutorialProgress)
    .set({ doneAt })
    .where(and(eq(tutorialProgress.tutorialId, tutorialId), eq(tutorialProgress.userId, userId)));
}
