import type { Language } from '@office/vocabulary';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

/** Announced maintenance. It is on from `startAt` until `endAt`, or until the operator ends it. */
export const maintenances = pgTable('maintenances', {
  id: id(),
  startAt: instant('start_at').notNull(),
  endAt: instant('end_at').notNull(),
  contactPhone: text('contact_phone'),
  contactEmail: text('contact_email'),
  /** Its reason and effects for members, in each language. */
  message: jsonb('message').$type<Record<Language, string>>(),
  /** When it was ended by hand; before its start: when it was cancelled. */
  endedAt: instant('ended_at'),
  /** Counts its changes. */
  version: integer('version').notNull().default(1),
  /** Null where the operator announced it. */
  createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
});
