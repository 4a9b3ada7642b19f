import type { SQL } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** The conditions on `files` under which an area links to one, which is then kept. */
export type FileLinks = (tx: Queryable) => SQL[];
