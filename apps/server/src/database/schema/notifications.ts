import type { Schemas } from '@office/api';
import {
  notificationFormats,
  notificationKinds,
  notificationSubjectKinds,
  type Language,
} from '@office/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt, version } from './columns.ts';
import { files } from './files.ts';
import { normalizedTextForSearch } from './normalized-for-search.ts';
import { memberships, organizations } from './organizations.ts';
import { users } from './users.ts';

/**
 * For listed members or an audience. Once published, `notification_receipts` has the recipients.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    format: text('format', { enum: notificationFormats }).notNull().default('PLAIN'),
    title: jsonb('title').$type<Record<Language, string>>().notNull(),
    content: jsonb('content').$type<Record<Language, string>>().notNull(),
    searched: text('searched').generatedAlwaysAs((): SQL =>
      normalizedTextForSearch(
        sql`(title->>'ja') || E'\n' || (title->>'en') || E'\n' || (content->>'ja') || E'\n' || (content->>'en')`,
      ),
    ),
    path: text('path'),
    subjectKind: text('subject_kind', { enum: notificationSubjectKinds }),
    subjectId: text('subject_id'),
    eventAt: instant('event_at'),
    eventTimeZone: text('event_time_zone'),
    /** Open pages show no toast, because they already show the event in another form. */
    quiet: boolean('quiet').notNull().default(false),
    /** Null if created automatically. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Created by the author's browser to make retries idempotent. Null if created automatically. */
    clientId: uuid('client_id'),
    /** Evaluated on publication. Null if the recipients were listed. */
    audience: jsonb('audience').$type<Schemas['Audience']>(),
    /** Scheduled time; null for a draft. Automatic notifications can be canceled before this time. */
    publishAt: instant('publish_at'),
    publishedAt: instant('published_at'),
    /** When it was sent to open pages and, for the other recipients, by push. Sent only once. */
    deliveredAt: instant('delivered_at'),
    withdrawnAt: instant('withdrawn_at'),
    /** Number of recipients when it was withdrawn; their receipts are deleted. */
    recipientsBeforeWithdrawal: integer('withdrawn_from'),
    readBeforeWithdrawal: integer('read_before_withdrawal'),
    /** No push is sent after this time. */
    expiresAt: instant('expires_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('notifications_client').on(table.organizationId, table.authorId, table.clientId),
    index('notifications_organization').on(table.organizationId, table.createdAt),
    index('notifications_subject').on(table.subjectKind, table.subjectId),
    index('notifications_due')
      .on(table.publishAt)
      .where(sql`delivered_at IS NULL AND publish_at IS NOT NULL`),
  ],
);

export const notificationReceipts = pgTable(
  'notification_receipts',
  {
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    receivedAt: instant('received_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.userId] }),
    foreignKey({
      name: 'notification_receipts_membership',
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
    index('notification_receipts_member').on(
      table.organizationId,
      table.userId,
      table.receivedAt,
      table.notificationId,
    ),
    index('notification_receipts_unread')
      .on(table.organizationId, table.userId, table.receivedAt)
      .where(sql`read_at IS NULL`),
    index('notification_receipts_read').on(table.readAt),
  ],
);

export const notificationFiles = pgTable(
  'notification_files',
  {
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.fileId] }),
    index('notification_files_file').on(table.fileId),
  ],
);
