import type { AuditAction, ErrorCode, Language } from '@office/vocabulary';
import type { AuditChange } from '../audit/audit-entry.ts';
import { orderedContentRows, type ContentRef } from '../database/content-rows.ts';
import type { Transaction } from '../database/database.ts';
import { reorderRows } from '../database/ordered-rows.ts';
import { lockOrganization } from '../database/organization-lock.ts';
import { ApiError } from '../http/api-error.ts';
import { requireViewer, type WithClaims } from '../http/claims.ts';
import { toSinglePage, type Page } from '../http/page.ts';
import { nextVersion } from '../http/version.ts';
import type { Platform } from '../platform/platform.ts';
import { findCategories, type CategoryRow, type CategoryTables } from './category-store.ts';
import { requireSameIds } from '../http/require-same-ids.ts';

type Context = Pick<Platform, 'db' | 'now' | 'audit'> & WithClaims;
type Name = Record<Language, string>;
type AuditValues = Pick<AuditChange, 'before' | 'after'>;

export interface CategoryArea<Category> {
  tables: CategoryTables;
  /** Maximum number of categories in an organisation. */
  max: number;
  errors: { limitReached: ErrorCode; notFound: ErrorCode };
  audit: {
    kind: 'HELP_CATEGORY' | 'TUTORIAL_CATEGORY';
    ordered: AuditAction;
    /** Returns the audit log values of a new order. */
    orderOfCategories(before: readonly CategoryRow[], after: readonly CategoryRow[]): AuditValues;
    orderOfItems(ids: readonly string[]): AuditValues;
  };
  /** Rejects an order that omits a row with 409 `changedMeanwhile`. */
  requiresAll: boolean;
  toCategory(row: CategoryRow): Category;
  /** Notifies members of changed names or a changed order. */
  publishChange(tx: Transaction, organizationId: string): Promise<void>;
}

/** Returns the administration operations for the categories of an area. */
export function categoriesOf<Category>(area: CategoryArea<Category>) {
  const { tables, errors, audit } = area;
  const categories = orderedContentRows(tables.categories, 'organizationId');
  const items = orderedContentRows(tables.items, 'categoryId');

  /** @throws {ApiError} 404 */
  async function requireCategory(tx: Transaction, ref: ContentRef, notFound = errors.notFound) {
    const row = await categories.lock(tx, ref);
    if (!row) throw new ApiError(notFound);
    return row as { id: string; name: Name; version: number };
  }
  const targetOf = (id: string, name: Name) => ({ kind: audit.kind, id, name: name.ja });

  return {
    /** Locks a category until the end of the transaction. */
    require: requireCategory,
    items,

    async list({ db, claims }: Pick<Context, 'db' | 'claims'>): Promise<Page<Category>> {
      const { organizationId } = requireViewer(claims);
      const rows = await findCategories(db, tables, organizationId);
      return toSinglePage(rows.map(area.toCategory));
    },

    /** @throws {ApiError} 422 `errors.limitReached` */
    async create(context: Context, { name }: { name: Name }): Promise<Category> {
      const { organizationId } = requireViewer(context.claims);
      return context.db.transaction(async (tx) => {
        await lockOrganization(tx, organizationId);
        if ((await categories.count(tx, organizationId)) >= area.max) {
          throw new ApiError(errors.limitReached);
        }
        const id = await categories.insert(tx, { organizationId, name });
        await context.audit(tx, {
          action: `${audit.kind}_CREATED`,
          target: targetOf(id, name),
          after: { name },
        });
        return area.toCategory({ id, name, version: 1, itemCount: 0, publishedCount: 0 });
      });
    },

    /** @throws {ApiError} 404; 409 `changedMeanwhile` */
    async update(
      context: Context,
      id: string,
      { version, name }: { version: number; name: Name },
    ): Promise<Category> {
      const { organizationId } = requireViewer(context.claims);
      return context.db.transaction(async (tx) => {
        const before = await requireCategory(tx, { organizationId, id });
        const change = { name, version: nextVersion(before, version), updatedAt: context.now() };
        await categories.update(tx, id, change);
        await context.audit(tx, {
          action: `${audit.kind}_CHANGED`,
          target: targetOf(id, name),
          before: { name: before.name },
          after: { name },
        });
        await area.publishChange(tx, organizationId);
        const rows = await findCategories(tx, tables, organizationId);
        return area.toCategory(rows.find((row) => row.id === id)!);
      });
    },

    /**
     * Deletes a category. `clear` moves its items or throws, and returns values for the audit log.
     *
     * @throws {ApiError} 404; errors of `clear`
     */
    async remove(
      context: Context,
      id: string,
      clear: (tx: Transaction, ref: ContentRef) => Promise<AuditChange['after']>,
    ): Promise<void> {
      const { organizationId } = requireViewer(context.claims);
      await context.db.transaction(async (tx) => {
        // Serialises two deletions that move items into each other's category.
        await lockOrganization(tx, organizationId);
        const { name } = await requireCategory(tx, { organizationId, id });
        const after = await clear(tx, { organizationId, id });
        await categories.remove(tx, id);
        await context.audit(tx, {
          action: `${audit.kind}_DELETED`,
          target: targetOf(id, name),
          before: { name },
          ...(after && { after }),
        });
      });
    },

    async order(context: Context, ids: readonly string[]): Promise<void> {
      const { organizationId } = requireViewer(context.claims);
      await context.db.transaction(async (tx) => {
        await lockOrganization(tx, organizationId);
        const before = await findCategories(tx, tables, organizationId);
        if (area.requiresAll) requireSameIds(before, ids);
        await reorderRows(tx, categories.order, organizationId, ids);
        const after = await findCategories(tx, tables, organizationId);
        await context.audit(tx, {
          action: audit.ordered,
          ...audit.orderOfCategories(before, after),
        });
        await area.publishChange(tx, organizationId);
      });
    },

    /** @throws {ApiError} 404 if the category does not exist */
    async orderItems(context: Context, categoryId: string, ids: readonly string[]): Promise<void> {
      const { organizationId } = requireViewer(context.claims);
      await context.db.transaction(async (tx) => {
        const { name } = await requireCategory(tx, { organizationId, id: categoryId });
        if (area.requiresAll) requireSameIds(await items.findIds(tx, categoryId), ids);
        await reorderRows(tx, items.order, categoryId, ids);
        await context.audit(tx, {
          action: audit.ordered,
          target: targetOf(categoryId, name),
          ...audit.orderOfItems(ids),
        });
        await area.publishChange(tx, organizationId);
      });
    },
  };
}
