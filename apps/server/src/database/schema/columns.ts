import type { Language } from '@office/vocabulary';
import { integer, jsonb, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Primary key made by the database. */
export const id = () => uuid('id').primaryKey().defaultRandom();

/** A point in time, stored in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();

/** Counts the changes of a row: a change that was made from an older one is refused. */
export const version = () => integer('version').notNull().default(1);

/** A text in each language; `inLanguage` picks one. */
export const localized = (name: string) => jsonb(name).$type<Record<Language, string>>();
