import type { Language } from '@office/vocabulary';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';
import { matchesTextsByReading } from '../platform/search-source.ts';
import { inLanguage } from '../database/localized.ts';
import type { CategoryTables } from './category-store.ts';

export interface SearchedTables extends CategoryTables {
  items: PgTable &
    Record<'id' | 'organizationId' | 'categoryId' | 'position' | 'title' | 'content', PgColumn>;
  /** Displayed in search results. */
  time: PgColumn;
  hasKeyword(keyword: string, options: { matchReading: boolean }): SQL | undefined;
  /** Sort columns before the order of categories and items. */
  orderFor?(keyword: string): SQL[];
}

interface Search {
  organizationId: string;
  language: Language;
  keyword: string;
}

/** Returns published items that contain the keyword in any language, in list order. */
export async function findPublishedItems(
  tx: Queryable,
  { categories, items, isPublished, time, hasKeyword, orderFor }: SearchedTables,
  { organizationId, language, keyword }: Search,
  limit: number,
) {
  const matchReading = matchesTextsByReading({ language });
  const rows = await tx
    .select({
      id: items.id,
      title: items.title,
      categoryName: inLanguage(categories.name, language),
      at: time,
    })
    .from(items as PgTable)
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .where(
      and(
        eq(items.organizationId, organizationId),
        isPublished,
        hasKeyword(keyword, { matchReading }),
      ),
    )
    .orderBy(
      ...(orderFor?.(keyword) ?? []),
      asc(categories.position),
      asc(items.position),
      asc(items.id),
    )
    .limit(limit);
  return rows as {
    id: string;
    title: Record<Language, string>;
    categoryName: string;
    at: Date | null;
  }[];
}

export async function findItemTexts(
  tx: Queryable,
  { items }: SearchedTables,
  ids: readonly string[],
) {
  const rows = await tx
    .select({ id: items.id, content: items.content })
    .from(items as PgTable)
    .where(inArray(items.id, [...ids]));
  return rows as { id: string; content: Record<Language, string> }[];
}
