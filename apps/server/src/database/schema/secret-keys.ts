import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Ids of the secrets that values of this database are encrypted or hashed with (see `keys/`). */
export const secretKeys = pgTable('secret_keys', {
  id: text('id').primaryKey(),
  createdAt: createdAt(),
});
