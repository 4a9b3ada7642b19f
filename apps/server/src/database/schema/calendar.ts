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
 * Addresses at which other calendars read a member's meetings. The id is a part of the address, which is signed; a
 * new one takes its place when the member renews the address.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: id(),
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
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

/** Calendars elsewhere that stand beside a member's meetings, and how far they have been followed. */
export const calendarAccounts = pgTable(
  'calendar_accounts',
  {
    id: id(),
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: calendarKinds }).notNull(),
    /** The name that its member knows it by. */
    name: text('name').notNull(),
    /** The collection at CalDAV, its user, and the password as `token-cipher.ts` writes it. */
    url: text('url'),
    userName: text('user_name'),
    password: text('password'),
    /** IANA name of the zone in which its whole days begin; null where it does not tell one. */
    timeZone: text('time_zone'),
    /** The changes until then are known here; null before the first, and after it was refused. */
    cursor: text('cursor'),
    /** Since when it refuses the office; null while it is connected. */
    disconnectedAt: instant('disconnected_at'),
    /** The problem of the last time; null where there was none. */
    problem: text('problem', { enum: calendarProblems }),
    syncedAt: instant('synced_at'),
    nextSyncAt: instant('next_sync_at').notNull(),
    /** When something was said last to have changed, there or here. */
    toldAt: instant('told_at'),
    /** One process at a time follows it, which has time until then. */
    heldUntil: instant('held_until'),
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

/** Channels by which calendars elsewhere tell that something changed. */
export const calendarChannels = pgTable(
  'calendar_channels',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => calendarAccounts.id, { onDelete: 'cascade' }),
    /** The provider's name of it, by which it is closed; null until it is open. */
    remoteId: text('remote_id'),
    /** It tells nothing afterwards; one that could not be opened is tried again then. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('calendar_channels_account').on(table.accountId)],
);

/**
 * Events of calendars elsewhere. One that stands for a meeting of the office names it, and what was agreed on
 * last; the others are their member's own. A series there is an event here for each of its times.
 */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => calendarAccounts.id, { onDelete: 'cascade' }),
    /** The id there, and the time of the series where it is one of several under it. */
    remoteId: text('remote_id').notNull(),
    instance: text('instance').notNull().default(''),
    etag: text('etag'),
    /** Without a reference: one that is deleted here is to go there, too. */
    meetingId: uuid('meeting_id'),
    /** The parts that both sides change, and all that is written there, as they were last the same on both. */
    agreed: text('agreed'),
    written: text('written'),
    title: text('title'),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time').notNull(),
    allDay: boolean('all_day').notNull().default(false),
    private: boolean('private').notNull().default(false),
    /** The member is not free then. */
    busy: boolean('busy').notNull().default(true),
  },
  (table) => [
    unique('calendar_events_remote').on(table.accountId, table.remoteId, table.instance),
    unique('calendar_events_meeting').on(table.accountId, table.meetingId),
    index('calendar_events_time').on(table.accountId, table.startTime),
  ],
);
