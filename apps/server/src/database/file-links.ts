import type { SQL } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** Conditions under which an area references a row of `files`. Referenced files are kept. */
export type FileLinks = (tx: Queryable) => SQL[];
