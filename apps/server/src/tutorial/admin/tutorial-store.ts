import type { Language, TutorialPublication, TutorialSort } from '@office/vocabulary';
import { and, asc, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { contentRows, orderedContentRows, type ContentRef } from '../../database/content-rows.ts';
import type { Queryable } from '../../database/database.ts';
import { inLanguage } from '../../database/localized.ts';
import { matchesFolded } from '../../database/keyword-match.ts';
import { nextPosition } from '../../database/ordered-rows.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import { files } from '../../database/schema/files.ts';
import { memberships } from '../../database/schema/organizations.ts';
import {
  tutorialAttachments,
  tutorialCategories,
  tutorialProgress,
  tutorials,
} from '../../database/schema/tutorials.ts';

export type TutorialRow = typeof tutorials.$inferSelect;

export const rows = orderedContentRows(tutorials, 'categoryId');
export const categories = contentRows(tutorialCategories);

export interface AdminTutorialFilter {
  organizationId: string;
  keyword?: string;
  categoryId?: string;
  state?: TutorialPublication;
}

/** The order that members see within a category. */
const orderInCategory = [asc(tutorials.position), asc(tutorials.createdAt), asc(tutorials.id)];

const mimeTypesOf = sql<string[]>`coalesce((
  SELECT array_agg(f.mime_type ORDER BY a.position)
  FROM ${tutorialAttachments} AS a JOIN ${files} AS f ON f.id = a.file_id
  WHERE a.tutorial_id = ${tutorials.id} AND NOT a.in_text), '{}')`;

/** Counts progress rows of current members only. */
const countOf = (when: SQL) => sql<number>`(SELECT count(*)::int
  FROM ${tutorialProgress} AS p
  JOIN ${memberships} AS m ON m.user_id = p.user_id AND m.organization_id = ${tutorials.organizationId}
  WHERE p.tutorial_id = ${tutorials.id} AND ${when})`;

const openedCount = countOf(sql`true`);
const doneCount = countOf(sql`p.done_at IS NOT NULL`);

function selectTutorials(tx: Queryable, where: SQL | undefined) {
  return tx
    .select({
      id: tutorials.id,
      version: tutorials.version,
      title: tutorials.title,
      content: tutorials.content,
      categoryId: tutorials.categoryId,
      position: tutorials.position,
      minutes: tutorials.minutes,
      publishedAt: tutorials.publishedAt,
      notifiedAt: tutorials.notifiedAt,
      updatedAt: tutorials.updatedAt,
      coverKey: sql<string | null>`${files.key}`.as('cover_key'),
      coverName: sql<string | null>`${files.fileName}`.as('cover_name'),
      mimeTypes: mimeTypesOf.as('mime_types'),
      openedCount: openedCount.as('opened_count'),
      doneCount: doneCount.as('done_count'),
    })
    .from(tutorials)
    .innerJoin(tutorialCategories, eq(tutorialCategories.id, tutorials.categoryId))
    .leftJoin(files, eq(files.id, tutorials.coverFileId))
    .where(where)
    .$dynamic();
}

export type AdminTutorialRow = Awaited<ReturnType<typeof selectTutorials>>[number];

export function listTutorials(
  tx: Queryable,
  { organizationId, keyword = '', categoryId, state }: AdminTutorialFilter,
  { sort, descending, language }: { sort: TutorialSort; descending: boolean; language: Language },
  page: PageRequest,
) {
  const columns: Record<TutorialSort, SQL> = {
    POSITION: sql`${tutorialCategories.position}`,
    TITLE: inLanguage(tutorials.title, language),
    STATE: sql`${tutorials.publishedAt} IS NULL`,
    OPENED: openedCount,
    DONE: doneCount,
    UPDATED_AT: sql`${tutorials.updatedAt}`,
  };
  const by = (column: SQL) => (descending ? sql`${column} DESC` : sql`${column} ASC`);
  const where = and(
    eq(tutorials.organizationId, organizationId),
    categoryId ? eq(tutorials.categoryId, categoryId) : undefined,
    state === 'PUBLISHED' ? isNotNull(tutorials.publishedAt) : undefined,
    state === 'DRAFT' ? isNull(tutorials.publishedAt) : undefined,
    matchesFolded(keyword, [tutorials.searched]),
  );
  const inOrder = sort === 'POSITION' ? [by(sql`${tutorials.position}`)] : [];
  return findPage(
    tx,
    selectTutorials(tx, where),
    [by(columns[sort]), ...inOrder, ...orderInCategory],
    page,
  );
}

export async function findTutorial(
  tx: Queryable,
  { organizationId, id }: ContentRef,
): Promise<AdminTutorialRow | null> {
  const [row] = await selectTutorials(
    tx,
    and(eq(tutorials.organizationId, organizationId), eq(tutorials.id, id)),
  );
  return row ?? null;
}

export async function moveTutorials(
  tx: Queryable,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.execute(sql`
    UPDATE tutorials SET category_id = ${to}, version = version + 1,
      position = position + ${nextPosition(rows.order, to)}
    WHERE category_id = ${from}`);
}

export function listFiles(tx: Queryable, tutorialId: string) {
  return tx
    .select({
      id: files.id,
      key: files.key,
      fileName: files.fileName,
      mimeType: files.mimeType,
      size: files.size,
      inText: tutorialAttachments.inText,
    })
    .from(tutorialAttachments)
    .innerJoin(files, eq(files.id, tutorialAttachments.fileId))
    .where(eq(tutorialAttachments.tutorialId, tutorialId))
    .orderBy(asc(tutorialAttachments.inText), asc(tutorialAttachments.position));
}

export async function findFileKey(tx: Queryable, fileId: string): Promise<string | null> {
  const [row] = await tx.select({ key: files.key }).from(files).where(eq(files.id, fileId));
  return row?.key ?? null;
}

export async function belongToOtherTutorial(
  tx: Queryable,
  fileIds: readonly string[],
  tutorialId: string,
): Promise<boolean> {
  if (fileIds.length === 0) return false;
  const rows = await tx
    .select({ fileId: tutorialAttachments.fileId })
    .from(tutorialAttachments)
    .where(
      and(
        inArray(tutorialAttachments.fileId, [...fileIds]),
        ne(tutorialAttachments.tutorialId, tutorialId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function replaceFiles(
  tx: Queryable,
  tutorialId: string,
  rows: readonly { fileId: string; inText: boolean }[],
): Promise<void> {
  await tx.delete(tutorialAttachments).where(eq(tutorialAttachments.tutorialId, tutorialId));
  if (rows.length === 0) return;
  await tx
    .insert(tutorialAttachments)
    .values(rows.map((row, index) => ({ ...row, tutorialId, position: index + 1 })));
}
