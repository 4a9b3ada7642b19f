import {
  type AuditAction,
  type AuditTargetKind,
  defaultLanguage,
  type ErrorCode,
  textIn,
} from '@office/vocabulary';
import type { AuditChange } from '../audit/audit-entry.ts';
import {
  orderedContentRows,
  type ContentRef,
  type OrderedContentRows,
} from '../database/content-rows.ts';
import type { Queryable, Transaction } from '../database/database.ts';
import { reorderRows } from '../database/ordered-rows.ts';
import { lockOrganization } from '../database/organization-lock.ts';
import { ApiError } from '../http/api-error.ts';
import { requireTexts } from '../http/require-texts.ts';
import type { WithViewer } from '../http/claims.ts';
import { toSinglePage, type Page } from '../http/page.ts';
import { requireSameIds } from '../http/require-same-ids.ts';
import { nextVersion } from '../http/version.ts';
import type { Platform } from '../platform/platform.ts';
import { findCategories, type CategoryRow, type CategoryTables } from './category-store.ts';

type Context = Pick<Platform, 'db' | 'now' | 'audit'> & WithViewer;
type AuditValues = Pick<AuditChange, 'before' | 'after'>;
type Columns = Record<string, unknown>;

interface StoredCategory {
  id: string;
  version: number;
}

export interface CategoryArea<Row extends StoredCategory, Values, Category> {
  rows: OrderedContentRows;
  find(tx: Queryable, organizationId: string): Promise<Row[]>;
  max: number;
  errors: { limitReached: ErrorCode; notFound: ErrorCode };
  audit: {
    kind: Extract<AuditTargetKind, `${string}_CATEGORY` | 'BULLETIN_BOARD'>;
    ordered: AuditAction;
    nameOf(row: Row): string;
    valuesOf(row: Row): Record<string, unknown>;
    order(before: readonly Row[], after: readonly Row[]): AuditValues;
  };
  /** Returns the changed columns. `before` is null for a new category. */
  toColumns(values: Values, before: Row | null, now: Date): Columns;
  toCategory(row: Row): Category;
  /** Notifies members of a change. */
  publishChange(tx: Transaction, organizationId: string): Promise<void>;
}

/** Returns the administration operations for the categories of an area. */
export function categoriesOf<Row extends StoredCategory, Values, Category>(
  area: CategoryArea<Row, Values, Category>,
) {
  const { rows, errors, audit } = area;

  /** @throws {ApiError} 404 */
  async function requireCategory(tx: Transaction, ref: ContentRef, notFound = errors.notFound) {
    if (!(await rows.lock(tx, ref))) throw new ApiError(notFound);
    return findOne(tx, ref);
  }
  async function findOne(tx: Queryable, { organizationId, id }: ContentRef): Promise<Row> {
    const found = await area.find(tx, organizationId);
    return found.find((row) => row.id === id)!;
  }
  const targetOf = (row: Row) => ({ kind: audit.kind, id: row.id, name: audit.nameOf(row) });

  return {
    /** Locks a category until the end of the transaction. */
    require: requireCategory,

    async list({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<Page<Category>> {
      const { organizationId } = viewer;
      return toSinglePage((await area.find(db, organizationId)).map(area.toCategory));
    },

    /** @throws {ApiError} 422 `errors.limitReached` */
    async create(context: Context, values: Values): Promise<Category> {
      const { organizationId } = context.viewer;
      return context.db.transaction(async (tx) => {
        await lockOrganization(tx, organizationId);
        if ((await rows.count(tx, organizationId)) >= area.max) {
          throw new ApiError(errors.limitReached);
        }
        const columns = area.toColumns(values, null, context.now());
        const id = await rows.insert(tx, { organizationId, ...columns });
        const row = await findOne(tx, { organizationId, id });
        await context.audit(tx, {
          action: `${audit.kind}_CREATED`,
          target: targetOf(row),
          after: audit.valuesOf(row),
        });
        await area.publishChange(tx, organizationId);
        return area.toCategory(row);
      });
    },

    /** @throws {ApiError} 404; 409 `changedMeanwhile` */
    async update(
      context: Context,
      id: string,
      { version, ...values }: Values & { version: number },
    ): Promise<Category> {
      const { organizationId } = context.viewer;
      return context.db.transaction(async (tx) => {
        const before = await requireCategory(tx, { organizationId, id });
        await rows.update(tx, id, {
          ...area.toColumns(values as Values, before, context.now()),
          version: nextVersion(before, version),
        });
        const row = await findOne(tx, { organizationId, id });
        await context.audit(tx, {
          action: `${audit.kind}_CHANGED`,
          target: targetOf(row),
          before: audit.valuesOf(before),
          after: audit.valuesOf(row),
        });
        await area.publishChange(tx, organizationId);
        return area.toCategory(row);
      });
    },

    /** Deletes a category. `clear` moves its items or throws, and returns values for the audit log. */
    async remove(
      context: Context,
      id: string,
      clear: (tx: Transaction, ref: ContentRef) => Promise<AuditValues>,
    ): Promise<void> {
      const { organizationId } = context.viewer;
      await context.db.transaction(async (tx) => {
        // Serialises two deletions that move items into each other's category.
        await lockOrganization(tx, organizationId);
        const row = await requireCategory(tx, { organizationId, id });
        const { before, ...values } = await clear(tx, { organizationId, id });
        await rows.remove(tx, id);
        await context.audit(tx, {
          action: `${audit.kind}_DELETED`,
          target: targetOf(row),
          before: { ...audit.valuesOf(row), ...before },
          ...values,
        });
        await area.publishChange(tx, organizationId);
      });
    },

    /** @throws {ApiError} 409 `changedMeanwhile` unless the ids are exactly the categories */
    async order(context: Context, ids: readonly string[]): Promise<void> {
      const { organizationId } = context.viewer;
      await context.db.transaction(async (tx) => {
        await lockOrganization(tx, organizationId);
        const before = await area.find(tx, organizationId);
        requireSameIds(before, ids);
        await reorderRows(tx, rows.order, organizationId, ids);
        const after = await area.find(tx, organizationId);
        await context.audit(tx, { action: audit.ordered, ...audit.order(before, after) });
        await area.publishChange(tx, organizationId);
      });
    },
  };
}

interface LocalizedCategoryArea<Category> extends Pick<
  CategoryArea<CategoryRow, unknown, Category>,
  'max' | 'errors' | 'toCategory' | 'publishChange'
> {
  tables: CategoryTables;
  audit: Pick<
    CategoryArea<CategoryRow, unknown, Category>['audit'],
    'kind' | 'ordered' | 'order'
  > & {
    orderOfItems(ids: readonly string[]): AuditValues;
  };
}

/** Returns the administration operations for categories with a name in two languages. */
export function localizedCategoriesOf<Category>(area: LocalizedCategoryArea<Category>) {
  const { tables, audit, publishChange } = area;
  const items = orderedContentRows(tables.items, 'categoryId');
  const categories = categoriesOf<CategoryRow, Pick<CategoryRow, 'name'>, Category>({
    ...area,
    rows: orderedContentRows(tables.categories, 'organizationId'),
    find: (tx, organizationId) => findCategories(tx, tables, organizationId),
    audit: {
      ...audit,
      nameOf: ({ name }) => textIn(name, defaultLanguage),
      valuesOf: ({ name }) => ({ name }),
    },
    toColumns({ name }, _before, now) {
      requireTexts({ name });
      return { name, updatedAt: now };
    },
  });

  return {
    ...categories,
    items,

    /** @throws {ApiError} 404 if the category does not exist; 409 `changedMeanwhile` unless the ids are exactly its items */
    async orderItems(context: Context, categoryId: string, ids: readonly string[]): Promise<void> {
      const { organizationId } = context.viewer;
      await context.db.transaction(async (tx) => {
        const { name } = await categories.require(tx, { organizationId, id: categoryId });
        requireSameIds(await items.findIds(tx, categoryId), ids);
        await reorderRows(tx, items.order, categoryId, ids);
        await context.audit(tx, {
          action: audit.ordered,
          target: { kind: audit.kind, id: categoryId, name: textIn(name, defaultLanguage) },
          ...audit.orderOfItems(ids),
        });
        await publishChange(tx, organizationId);
      });
    },
  };
}
