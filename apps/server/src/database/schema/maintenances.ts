import type { Language } from '@office/vocabulary';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

export const maintenances = pgTable('maintenances', {
  id: id(),
  startAt: instant('start_at').notNull(),
  endAt: instant('end_at').notNull(),
  contactPhone: text('contact_phone'),
  contactEmail: text('contact_email'),
  message: jsonb('message').$type<Record<Language, string>>(),
  /** When the operator ended the maintenance. Before `startAt`, it was cancelled. */
  endedAt: instant('ended_at'),
  version: integer('version').notNull().default(1),
  /** Null if announced by the operator. */
  createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
});
