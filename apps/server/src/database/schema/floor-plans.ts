import type { FloorPlan } from '@office/world/floor-plan';
import { integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { floors } from './organizations.ts';
import { users } from './users.ts';

export const floorDrafts = pgTable('floor_drafts', {
  floorId: uuid('floor_id')
    .primaryKey()
    .references(() => floors.id, { onDelete: 'cascade' }),
  plan: jsonb('plan').$type<FloorPlan>().notNull(),
  baseRevision: integer('base_revision').notNull(),
  updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull(),
});

export const floorRevisions = pgTable(
  'floor_revisions',
  {
    floorId: uuid('floor_id')
      .notNull()
      .references(() => floors.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    plan: jsonb('plan').$type<FloorPlan>().notNull(),
    publishedAt: instant('published_at').notNull(),
    /** Null if published by the operator, or if the account was deleted. */
    publishedBy: uuid('published_by').references(() => users.id, { onDelete: 'set null' }),
    replacedAt: instant('replaced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.floorId, table.revision] })],
);
