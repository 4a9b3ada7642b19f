import type { Language } from '@office/vocabulary';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { inLanguage } from '../database/localized.ts';
import { matchesFolded } from '../database/keyword-match.ts';
import { tutorialCategories, tutorials } from '../database/schema/tutorials.ts';
import { orderInCategory, orderOfCategories } from './tutorial-store.ts';

interface SearchedTutorials {
  organizationId: string;
  /** Language of the category name. */
  language: Language;
  keyword: string;
}

export function findPublishedInAllLanguages(
  tx: Queryable,
  { organizationId, language, keyword }: SearchedTutorials,
  limit: number,
) {
  return tx
    .select({
      id: tutorials.id,
      title: tutorials.title,
      categoryName: inLanguage(tutorialCategories.name, language),
      publishedAt: tutorials.publishedAt,
    })
    .from(tutorials)
    .innerJoin(tutorialCategories, eq(tutorialCategories.id, tutorials.categoryId))
    .where(
      and(
        eq(tutorials.organizationId, organizationId),
        isNotNull(tutorials.publishedAt),
        matchesFolded(keyword, [tutorials.searched]),
      ),
    )
    .orderBy(...orderOfCategories, ...orderInCategory)
    .limit(limit);
}

export function findTutorialTexts(tx: Queryable, ids: readonly string[]) {
  return tx
    .select({ id: tutorials.id, content: tutorials.content })
    .from(tutorials)
    .where(inArray(tutorials.id, [...ids]));
}
