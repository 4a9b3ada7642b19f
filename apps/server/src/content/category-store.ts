import type { Language } from '@office/vocabulary';
import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';

export interface CategoryTables {
  categories: PgTable & Record<'id' | 'organizationId' | 'name' | 'version' | 'position', PgColumn>;
  items: PgTable & Record<'id' | 'organizationId' | 'categoryId' | 'position', PgColumn>;
  /** Condition on `items`: members can see the item. */
  isPublished: SQL;
}

export interface CategoryRow {
  id: string;
  name: Record<Language, string>;
  version: number;
  itemCount: number;
  publishedCount: number;
}

export async function findCategories(
  tx: Queryable,
  { categories, items, isPublished }: CategoryTables,
  organizationId: string,
): Promise<CategoryRow[]> {
  const rows = await tx
    .select({
      id: categories.id,
      name: categories.name,
      version: categories.version,
      itemCount: sql<number>`count(${items.id})::int`,
      publishedCount: sql<number>`(count(${items.id}) FILTER (WHERE ${isPublished}))::int`,
    })
    .from(categories as PgTable)
    .leftJoin(items, eq(items.categoryId, categories.id))
    .where(eq(categories.organizationId, organizationId))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id));
  return rows as CategoryRow[];
}
