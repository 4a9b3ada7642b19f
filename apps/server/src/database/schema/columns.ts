import type { Language } from '@office/vocabulary';
import { integer, jsonb, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid('id').primaryKey().defaultRandom();

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();

/** Optimistic lock: counts the changes of a row. A change based on an older version is rejected. */
export const version = () => integer('version').notNull().default(1);

export const localized = (name: string) => jsonb(name).$type<Record<Language, string>>();
