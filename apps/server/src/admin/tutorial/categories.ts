import type { Schemas } from '@office/api';
import { maxTutorialCategories } from '@office/vocabulary';
import { reorderRows } from '../../database/ordered-rows.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import { ApiError } from '../../http/api-error.ts';
import { requireViewer, type WithClaims } from '../../http/claims.ts';
import { toSinglePage, type Page } from '../../http/page.ts';
import type { Platform } from '../../platform/platform.ts';
import { notifyMembers } from '../../tutorial/news.ts';
import { nextVersion } from '../organization/version.ts';
import * as store from './category-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'realtime' | 'audit'>;
type Category = Schemas['AdminTutorialCategory'];

export async function listCategories(
  context: Pick<Deps, 'db'> & WithClaims,
): Promise<Page<Category>> {
  const { organizationId } = requireViewer(context.claims);
  return toSinglePage(await store.listCategories(context.db, organizationId));
}

/** @throws {ApiError} 422 `tutorialCategoryLimitReached` */
export async function createCategory(
  context: Deps & WithClaims,
  { name }: Schemas['CreateTutorialCategoryRequest'],
): Promise<Category> {
  const { organizationId } = requireViewer(context.claims);
  return context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if ((await store.countCategories(tx, organizationId)) >= maxTutorialCategories) {
      throw new ApiError('tutorialCategoryLimitReached');
    }
    const { id, version } = await store.insertCategory(tx, { organizationId, name });
    await context.audit(tx, {
      action: 'TUTORIAL_CATEGORY_CREATED',
      target: { kind: 'TUTORIAL_CATEGORY', id, name: name.ja },
      after: { name },
    });
    return { id, version, name, tutorialCount: 0, publishedCount: 0 };
  });
}

/** @throws {ApiError} 404 `notFound`; 409 `changedMeanwhile` */
export async function updateCategory(
  context: Deps & WithClaims,
  categoryId: string,
  { version, name }: Schemas['UpdateTutorialCategoryRequest'],
): Promise<Category> {
  const { organizationId } = requireViewer(context.claims);
  await context.db.transaction(async (tx) => {
    const before = await store.lockCategory(tx, { organizationId, categoryId });
    if (!before) throw new ApiError('notFound');
    const change = { name, version: nextVersion(before, version), updatedAt: context.now() };
    await store.updateCategory(tx, categoryId, change);
    await context.audit(tx, {
      action: 'TUTORIAL_CATEGORY_CHANGED',
      target: { kind: 'TUTORIAL_CATEGORY', id: categoryId, name: name.ja },
      before: { name: before.name },
      after: { name },
    });
  });
  await notifyMembers(context, organizationId);
  const all = await store.listCategories(context.db, organizationId);
  const changed = all.find(({ id }) => id === categoryId);
  if (!changed) throw new ApiError('notFound');
  return changed;
}

export async function orderCategories(
  context: Deps & WithClaims,
  { categoryIds }: Schemas['OrderTutorialCategoriesRequest'],
): Promise<void> {
  const { organizationId } = requireViewer(context.claims);
  await context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    await reorderRows(tx, store.categoriesInOrder, organizationId, categoryIds);
    const all = await store.listCategories(tx, organizationId);
    await context.audit(tx, {
      action: 'TUTORIAL_CATEGORY_CHANGED',
      after: { order: all.map(({ name }) => name.ja) },
    });
  });
  await notifyMembers(context, organizationId);
}

/**
 * Deletes a category and moves its tutorials to another category.
 *
 * @throws {ApiError} 404 `notFound`, `tutorialCategoryNotFound` for the target; 409
 * `tutorialCategoryNotEmpty`
 */
export async function deleteCategory(
  context: Deps & WithClaims,
  categoryId: string,
  moveTo: string | undefined,
): Promise<void> {
  const { organizationId } = requireViewer(context.claims);
  await context.db.transaction(async (tx) => {
    // Serialises two deletions that move tutorials into each other's category.
    await lockOrganization(tx, organizationId);
    const category = await store.lockCategory(tx, { organizationId, categoryId });
    if (!category) throw new ApiError('notFound');
    if ((await store.countTutorialsIn(tx, categoryId)) > 0) {
      if (!moveTo) throw new ApiError('tutorialCategoryNotEmpty');
      const other = await store.lockCategory(tx, { organizationId, categoryId: moveTo });
      if (!other || moveTo === categoryId) throw new ApiError('tutorialCategoryNotFound');
      await store.moveTutorials(tx, { from: categoryId, to: moveTo });
    }
    await store.deleteCategory(tx, categoryId);
    await context.audit(tx, {
      action: 'TUTORIAL_CATEGORY_DELETED',
      target: { kind: 'TUTORIAL_CATEGORY', id: categoryId, name: category.name.ja },
      before: { name: category.name },
      after: moveTo ? { movedTo: moveTo } : null,
    });
  });
  await notifyMembers(context, organizationId);
}
