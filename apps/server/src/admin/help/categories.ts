import type { Schemas } from '@office/api';
import { reorderRows } from '../../database/ordered-rows.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import { ApiError } from '../../http/api-error.ts';
import { requireViewer, type WithClaims } from '../../http/claims.ts';
import { toSinglePage, type Page } from '../../http/page.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishOnCommit } from '../../realtime/hub.ts';
import { nextVersion } from '../organization/version.ts';
import { requireSameIds } from '../require-same-ids.ts';
import * as store from './help-admin-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'audit'>;
type Category = Schemas['AdminHelpCategory'];

const maxCategories = 50;

export async function listCategories({
  db,
  claims,
}: Pick<Deps, 'db'> & WithClaims): Promise<Page<Category>> {
  const { organizationId } = requireViewer(claims);
  return toSinglePage(await store.findCategories(db, organizationId));
}

/** @throws {ApiError} 422 `helpLimitReached` */
export async function createCategory(
  context: Deps & WithClaims,
  { name }: Schemas['HelpCategoryRequest'],
): Promise<Category> {
  const { organizationId } = requireViewer(context.claims);
  return context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if ((await store.countCategories(tx, organizationId)) >= maxCategories) {
      throw new ApiError('helpLimitReached');
    }
    const id = await store.insertCategory(tx, { organizationId, name });
    await context.audit(tx, {
      action: 'HELP_CATEGORY_CREATED',
      target: { kind: 'HELP_CATEGORY', id, name: name.ja },
      after: { name },
    });
    return { id, name, articleCount: 0, publishedCount: 0, version: 1 };
  });
}

/** @throws {ApiError} 404 `helpCategoryNotFound`, 409 `changedMeanwhile` */
export async function updateCategory(
  context: Deps & WithClaims,
  id: string,
  { version, name }: Schemas['HelpCategoryChange'],
): Promise<Category> {
  const { organizationId } = requireViewer(context.claims);
  return context.db.transaction(async (tx) => {
    const before = await store.lockCategory(tx, { organizationId, id });
    if (!before) throw new ApiError('helpCategoryNotFound');
    const change = { name, version: nextVersion(before, version), updatedAt: context.now() };
    await store.updateCategory(tx, { organizationId, id }, change);
    await context.audit(tx, {
      action: 'HELP_CATEGORY_CHANGED',
      target: { kind: 'HELP_CATEGORY', id, name: name.ja },
      before: { name: before.name },
      after: { name },
    });
    await publishOnCommit(tx, 'helpChanged', { organizationId }, { questionId: null });
    const categories = await store.findCategories(tx, organizationId);
    return categories.find((category) => category.id === id)!;
  });
}

/** @throws {ApiError} 404 `helpCategoryNotFound`, 409 `helpCategoryNotEmpty` */
export async function deleteCategory(context: Deps & WithClaims, id: string): Promise<void> {
  const { organizationId } = requireViewer(context.claims);
  await context.db.transaction(async (tx) => {
    const before = await store.lockCategory(tx, { organizationId, id });
    if (!before) throw new ApiError('helpCategoryNotFound');
    const articles = await store.findArticleIds(tx, id);
    if (articles.length > 0) throw new ApiError('helpCategoryNotEmpty');
    await store.deleteCategory(tx, { organizationId, id });
    await context.audit(tx, {
      action: 'HELP_CATEGORY_DELETED',
      target: { kind: 'HELP_CATEGORY', id, name: before.name.ja },
      before: { name: before.name },
    });
  });
}

/** @throws {ApiError} 409 `changedMeanwhile` unless the ids are exactly the existing categories */
export async function orderCategories(
  context: Deps & WithClaims,
  ids: readonly string[],
): Promise<void> {
  const { organizationId } = requireViewer(context.claims);
  await context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const before = await store.findCategories(tx, organizationId);
    requireSameIds(before, ids);
    await reorderRows(tx, store.categoriesInOrder, organizationId, ids);
    await context.audit(tx, {
      action: 'HELP_ORDER_CHANGED',
      before: { ids: before.map(({ id }) => id) },
      after: { ids },
    });
    await publishOnCommit(tx, 'helpChanged', { organizationId }, { questionId: null });
  });
}

/** @throws {ApiError} 404 `helpCategoryNotFound`, 409 `changedMeanwhile` */
export async function orderArticles(
  context: Deps & WithClaims,
  categoryId: string,
  ids: readonly string[],
): Promise<void> {
  const { organizationId } = requireViewer(context.claims);
  await context.db.transaction(async (tx) => {
    const category = await store.lockCategory(tx, { organizationId, id: categoryId });
    if (!category) throw new ApiError('helpCategoryNotFound');
    requireSameIds(await store.findArticleIds(tx, categoryId), ids);
    await reorderRows(tx, store.articlesInOrder, categoryId, ids);
    await context.audit(tx, {
      action: 'HELP_ORDER_CHANGED',
      target: { kind: 'HELP_CATEGORY', id: categoryId, name: category.name.ja },
      after: { ids },
    });
    await publishOnCommit(tx, 'helpChanged', { organizationId }, { questionId: null });
  });
}
