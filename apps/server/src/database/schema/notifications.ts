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
import { searched } from './folded.ts';
import { memberships, organizations } from './organizations.ts';
import { users } from './users.ts';

/**
 * Notifications of members: made by the product, which names the people, or by administrators, who compose for an
 * audience. The people who have it are in `notification_receipts` once it is published.
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
    /** Title and text of both languages as they are searched; see `searched`. */
    searched: text('searched').generatedAlwaysAs((): SQL =>
      searched(
        sql`(title->>'ja') || E'\n' || (title->>'en') || E'\n' || (content->>'ja') || E'\n' || (content->>'en')`,
      ),
    ),
    /** The page of the product that it leads to. */
    path: text('path'),
    subjectKind: text('subject_kind', { enum: notificationSubjectKinds }),
    subjectId: text('subject_id'),
    /** When the thing that it is about takes place, and the IANA name of the zone that it is planned in. */
    eventAt: instant('event_at'),
    eventTimeZone: text('event_time_zone'),
    /** Open pages tell of it in a way of their own. */
    quiet: boolean('quiet').notNull().default(false),
    /** Null where the product made it. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** The name that the author's browser gave it, by which it is not made twice; null where the product made it. */
    clientId: uuid('client_id'),
    /** Evaluated when it is published; null where the product named the people. */
    audience: jsonb('audience').$type<Schemas['Audience']>(),
    /** When it is due; null of a draft. One of the product's that is not due yet can still be cancelled. */
    publishAt: instant('publish_at'),
    /** When its people got it. */
    publishedAt: instant('published_at'),
    /** When those who were there were told, and the others by push: once. */
    deliveredAt: instant('delivered_at'),
    /** When an administrator took it from its people again. */
    withdrawnAt: instant('withdrawn_at'),
    /** How many had it then, and how many of them had read it. */
    withdrawnFrom: integer('withdrawn_from'),
    readBeforeWithdrawal: integer('read_before_withdrawal'),
    /** After this it is not pushed any more. */
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

/** The members who have a notification, and when each of them read it. */
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

/** The files that notifications name, in whatever language. */
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
