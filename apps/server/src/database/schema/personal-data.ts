import { erasureChoices, personalDataExportStates } from '@office/vocabulary';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { files } from './files.ts';
import { organizationId } from './organizations.ts';
import { users } from './users.ts';

/** The process that works on a row. Another process continues when the lease has expired. */
const lease = () => ({
  leaseId: uuid('lease_id'),
  leaseUntil: instant('lease_until'),
  attempts: integer('attempts').notNull().default(0),
});

export const personalDataExports = pgTable(
  'personal_data_exports',
  {
    id: id(),
    organizationId: organizationId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Only this person can download the archive. */
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Requested in the administration. */
    administration: boolean('administration').notNull(),
    state: text('state', { enum: personalDataExportStates }).notNull().default('QUEUED'),
    /** Percent. */
    progress: integer('progress').notNull().default(0),
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    /** Time after which the archive and the row are deleted. Null until the export has ended. */
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
    ...lease(),
  },
  (table) => [
    uniqueIndex('personal_data_exports_pending')
      .on(table.organizationId, table.userId, table.requestedBy, table.administration)
      .where(sql`state IN ('QUEUED', 'RUNNING')`),
    index('personal_data_exports_requester').on(table.requestedBy, table.createdAt),
    index('personal_data_exports_file').on(table.fileId),
  ],
);

/** Erasures that have not ended. No foreign keys to the person, whose account is deleted. */
export const erasures = pgTable(
  'erasures',
  {
    id: id(),
    organizationId: organizationId(),
    userId: uuid('user_id').notNull(),
    /** Notified at the end. */
    requestedBy: uuid('requested_by').notNull(),
    messages: text('messages', { enum: erasureChoices }).notNull(),
    files: text('files', { enum: erasureChoices }).notNull(),
    createdAt: createdAt(),
    ...lease(),
  },
  (table) => [uniqueIndex('erasures_person').on(table.organizationId, table.userId)],
);
