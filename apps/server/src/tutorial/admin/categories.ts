import type { Schemas } from '@office/api';
import { defaultLanguage, maxTutorialCategories, textIn } from '@office/vocabulary';
import { localizedCategoriesOf } from '../../content/categories.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishOnCommit } from '../../realtime/hub.ts';
import { tutorialTables } from '../tutorial-store.ts';
import { moveTutorials } from './tutorial-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'audit'>;

export const categories = localizedCategoriesOf<Schemas['AdminTutorialCategory']>({
  tables: tutorialTables,
  max: maxTutorialCategories,
  errors: { limitReached: 'tutorialCategoryLimitReached', notFound: 'notFound' },
  audit: {
    kind: 'TUTORIAL_CATEGORY',
    ordered: 'TUTORIAL_CATEGORY_CHANGED',
    order: (_before, after) => ({
      after: { order: after.map(({ name }) => textIn(name, defaultLanguage)) },
    }),
    orderOfItems: (ids) => ({ after: { order: ids } }),
  },
  toCategory: ({ itemCount, ...category }) => ({ ...category, tutorialCount: itemCount }),
  publishChange: (tx, organizationId) =>
    publishOnCommit(tx, 'tutorialsChanged', { organizationId }, { tutorialId: null }),
});

/** Deletes a category and moves its tutorials to another category. */
export function deleteCategory(
  context: Deps & WithViewer,
  categoryId: string,
  moveTo: string | undefined,
): Promise<void> {
  return categories.remove(context, categoryId, async (tx, { organizationId }) => {
    const tutorials = await categories.items.findIds(tx, categoryId);
    if (tutorials.length > 0) {
      if (!moveTo) throw new ApiError('tutorialCategoryNotEmpty');
      if (moveTo === categoryId) throw new ApiError('tutorialCategoryNotFound');
      await categories.require(tx, { organizationId, id: moveTo }, 'tutorialCategoryNotFound');
      await moveTutorials(tx, { from: categoryId, to: moveTo });
    }
    return moveTo ? { after: { movedTo: moveTo } } : {};
  });
}
