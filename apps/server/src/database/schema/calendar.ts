import { calendarKinds, calendarProblems } from '@office/vocabulary';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { memberships } from './organizations.ts';

/**
 * Addresses for other calendars. Renewing an address replaces the id and the token.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: id(),
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** Part of the address, encrypted by `token-cipher.ts`. Null for signed addresses of earlier versions. */
    token: text('token'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('calendar_feeds_member').on(table.organizationId, table.userId),
    foreignKey({
      name: 'calendar_feeds_membership',
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
  ],
);

export const calendarAccounts = pgTable(
  'calendar_accounts',
  {
    id: id(),
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: calendarKinds }).notNull(),
    name: text('name').notNull(),
    /** The CalDAV collection, its user, and the password encrypted by `token-cipher.ts`. */
    url: text('url'),
    userName: text('user_name'),
    password: text('password'),
    /** IANA time zone of all-day events; null if the calendar does not provide one. */
    timeZone: text('time_zone'),
    /** Synchronisation cursor of the provider. Null before the first sync and after a rejection. */
    cursor: text('cursor'),
    /** Time since which the calendar rejects the connection; null while connected. */
    disconnectedAt: instant('disconnected_at'),
    problem: text('problem', { enum: calendarProblems }),
    syncedAt: instant('synced_at'),
    nextSyncAt: instant('next_sync_at').notNull(),
    /** Time of the last reported change, in the external calendar or here. */
    lastChangeReportedAt: instant('told_at'),
    /** One process at a time synchronises the account, and must finish by this time. */
    leaseUntil: instant('held_until'),
    failures: integer('failures').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('calendar_accounts_member').on(table.organizationId, table.userId, table.kind),
    index('calendar_accounts_due')
      .on(table.nextSyncAt)
      .where(sql`${table.disconnectedAt} IS NULL`),
    foreignKey({
      name: 'calendar_accounts_membership',
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
  ],
);

export const calendarChannels = pgTable(
  'calendar_channels',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => calendarAccounts.id, { onDelete: 'cascade' }),
    /** Id of the channel at the provider, needed to close it. Null until the channel is open. */
    remoteId: text('remote_id'),
    /** When the channel ends. If it could not be opened, the time of the next attempt. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('calendar_channels_account').on(table.accountId)],
);

/**
 * An event of a meeting references it and stores the last synchronised state; all others are the
 * member's own. Each occurrence of an external series is one row.
 */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => calendarAccounts.id, { onDelete: 'cascade' }),
    /** The id at the provider, and `instance` for one of several occurrences of a series with this id. */
    remoteId: text('remote_id').notNull(),
    instance: text('instance').notNull().default(''),
    etag: text('etag'),
    /** Not a foreign key: the row is needed to delete the external event after the meeting. */
    meetingId: uuid('meeting_id'),
    /** The last synchronised state: `agreed` for the fields that both sides can change. */
    syncedFields: text('agreed'),
    syncedEvent: text('written'),
    title: text('title'),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time').notNull(),
    allDay: boolean('all_day').notNull().default(false),
    private: boolean('private').notNull().default(false),
    busy: boolean('busy').notNull().default(true),
  },
  (table) => [
    unique('calendar_events_remote').on(table.accountId, table.remoteId, table.instance),
    unique('calendar_events_meeting').on(table.accountId, table.meetingId),
    index('calendar_events_time').on(table.accountId, table.startTime),
  ],
);
