import type { Language } from '@office/vocabulary';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { nextPosition, type OrderedRows } from '../../database/ordered-rows.ts';
import { tutorialCategories, tutorials } from '../../database/schema/tutorials.ts';
import { tutorialsInOrder } from './tutorial-store.ts';

export type CategoryRow = typeof tutorialCategories.$inferSelect;

export const categoriesInOrder: OrderedRows = {
  table: tutorialCategories,
  group: tutorialCategories.organizationId,
};

interface CategoryWhere {
  organizationId: string;
  categoryId: string;
}

const isCategory = ({ organizationId, categoryId }: CategoryWhere) =>
  and(eq(tutorialCategories.organizationId, organizationId), eq(tutorialCategories.id, categoryId));

export function listCategories(tx: Queryable, organizationId: string) {
  return tx
    .select({
      id: tutorialCategories.id,
      version: tutorialCategories.version,
      name: tutorialCategories.name,
      tutorialCount: sql<number>`count(${tutorials.id})::int`,
      publishedCount: sql<number>`count(${tutorials.publishedAt})::int`,
    })
    .from(tutorialCategories)
    .leftJoin(tutorials, eq(tutorials.categoryId, tutorialCategories.id))
    .where(eq(tutorialCategories.organizationId, organizationId))
    .groupBy(tutorialCategories.id)
    .orderBy(
      asc(tutorialCategories.position),
      asc(tutorialCategories.createdAt),
      asc(tutorialCategories.id),
    );
}

/** Locks the category against changes and new tutorials until the transaction ends. */
export async function lockCategory(
  tx: Queryable,
  where: CategoryWhere,
): Promise<CategoryRow | null> {
  const [row] = await tx.select().from(tutorialCategories).where(isCategory(where)).for('update');
  return row ?? null;
}

export async function insertCategory(
  tx: Queryable,
  { organizationId, name }: { organizationId: string; name: Record<Language, string> },
): Promise<CategoryRow> {
  const [row] = await tx
    .insert(tutorialCategories)
    .values({
      organizationId,
      name,
      position: nextPosition(categoriesInOrder, organizationId),
    })
    .returning();
  return row!;
}

export function countCategories(tx: Queryable, organizationId: string): Promise<number> {
  return tx.$count(tutorialCategories, eq(tutorialCategories.organizationId, organizationId));
}

export async function updateCategory(
  tx: Queryable,
  categoryId: string,
  change: { name: Record<Language, string>; version: number; updatedAt: Date },
): Promise<void> {
  await tx.update(tutorialCategories).set(change).where(eq(tutorialCategories.id, categoryId));
}

export async function deleteCategory(tx: Queryable, categoryId: string): Promise<void> {
  await tx.delete(tutorialCategories).where(eq(tutorialCategories.id, categoryId));
}

export async function moveTutorials(
  tx: Queryable,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.execute(sql`
    UPDATE tutorials SET category_id = ${to}, version = version + 1,
      position = position + ${nextPosition(tutorialsInOrder, to)}
    WHERE category_id = ${from}`);
}

export function countTutorialsIn(tx: Queryable, categoryId: string): Promise<number> {
  return tx.$count(tutorials, eq(tutorials.categoryId, categoryId));
}
