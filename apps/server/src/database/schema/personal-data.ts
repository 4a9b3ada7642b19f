import { erasureChoices, personalDataExportStates } from '@office/vocabulary';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
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

/** State of an export, whose archives a job creates. */
const exportState = () => ({
  state: text('state', { enum: personalDataExportStates }).notNull().default('QUEUED'),
  /** Percent. */
  progress: integer('progress').notNull().default(0),
  /** Time after which the archives and the row are deleted. Null until the export has ended. */
  expiresAt: instant('expires_at'),
  createdAt: createdAt(),
  ...lease(),
});

/** Only this person can download the archives. */
const requestedBy = () =>
  uuid('requested_by')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const personalDataExports = pgTable(
  'personal_data_exports',
  {
    id: id(),
    organizationId: organizationId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedBy: requestedBy(),
    /** Requested in the administration. */
    administration: boolean('administration').notNull(),
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    ...exportState(),
  },
  (table) => [
    uniqueIndex('personal_data_exports_pending')
      .on(table.organizationId, table.userId, table.requestedBy, table.administration)
      .where(sql`state IN ('QUEUED', 'RUNNING')`),
    index('personal_data_exports_requester').on(table.requestedBy, table.createdAt),
    index('personal_data_exports_file').on(table.fileId),
  ],
);

export const organizationExports = pgTable(
  'organization_exports',
  {
    id: id(),
    organizationId: organizationId(),
    requestedBy: requestedBy(),
    /** Whether the archives contain content that only its participants can read in the office. */
    privateContent: boolean('private_content').notNull(),
    ...exportState(),
  },
  (table) => [
    uniqueIndex('organization_exports_pending')
      .on(table.organizationId)
      .where(sql`state IN ('QUEUED', 'RUNNING')`),
    index('organization_exports_organization').on(table.organizationId, table.createdAt),
    index('organization_exports_requester').on(table.requestedBy),
  ],
);

/** Archives of an export. Large exports have several. */
export const organizationArchives = pgTable(
  'organization_archives',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => organizationExports.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.exportId, table.number] }),
    index('organization_archives_file').on(table.fileId),
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
