import type { FloorPlan } from '@office/world/floor-plan';
import { integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { floors } from './organizations.ts';
import { users } from './users.ts';

/** Plans of floors that are being changed: one a floor, seen by administrators alone. */
export const floorDrafts = pgTable('floor_drafts', {
  floorId: uuid('floor_id')
    .primaryKey()
    .references(() => floors.id, { onDelete: 'cascade' }),
  plan: jsonb('plan').$type<FloorPlan>().notNull(),
  /** The plan in use when it was begun, by its number. */
  baseRevision: integer('base_revision').notNull(),
  updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull(),
});

/** Plans that floors had before, the last fifty of each. */
export const floorRevisions = pgTable(
  'floor_revisions',
  {
    floorId: uuid('floor_id')
      .notNull()
      .references(() => floors.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    plan: jsonb('plan').$type<FloorPlan>().notNull(),
    publishedAt: instant('published_at').notNull(),
    /** Null where the operator did, or the person is gone. */
    publishedBy: uuid('published_by').references(() => users.id, { onDelete: 'set null' }),
    replacedAt: instant('replaced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.floorId, table.revision] })],
);
