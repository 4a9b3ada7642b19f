import type { SQL } from 'drizzle-orm';
import type { Queryable } from './database.ts';

export type FileLinks = (tx: Queryable) => SQL[];
