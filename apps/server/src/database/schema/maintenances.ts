import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

/** Announced maintenance. It is on from `startAt` until `endAt`, or until the operator ends it. */
export const maintenances = pgTable('maintenances', {
  id: id(),
  startAt: instant('start_at').notNull(),
  endAt: instant('end_at').notNull(),
  contactPhone: text('contact_phone'),
  contactEmail: text('contact_email'),
  endedAt: instant('ended_at'),
  createdAt: createdAt(),
});
