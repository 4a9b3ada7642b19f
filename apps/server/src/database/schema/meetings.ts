import { meetingAnswers, meetingProviders, meetingVisibilities } from '@office/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { searched, searchGrams } from './folded.ts';
import { externalMeetings } from './linked-accounts.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

/** Rules by which meetings are held again and again. Each of their times is a meeting of its own. */
export const meetingSeries = pgTable(
  'meeting_series',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** RFC 5545, without `RRULE:`. */
    rule: text('rule').notNull(),
    startTime: instant('start_time').notNull(),
    timeZone: text('time_zone').notNull(),
    /** Its meetings stand in calendars until then; null where there are no more to come. */
    plannedUntil: instant('planned_until'),
    /** Counts its changes, as calendars do. */
    sequence: integer('sequence').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('meeting_series_planned')
      .on(table.plannedUntil)
      .where(sql`${table.plannedUntil} IS NOT NULL`),
  ],
);

/** Meetings of an organisation. What has come of one is told by its times: see `meetingStatus`. */
export const meetings = pgTable(
  'meetings',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    organizerId: uuid('organizer_id').references(() => users.id, { onDelete: 'set null' }),
    /** Made by the organiser's client, so that a retry makes no second one; of a series its first has it. */
    clientId: uuid('client_id'),
    title: text('title').notNull(),
    /** The title as it is searched; see `searched`. */
    titleSearched: text('title_searched').generatedAlwaysAs((): SQL => searched(sql`title`)),
    description: text('description'),
    /** The same of title and description, which are for those who take part. */
    detailsSearched: text('details_searched').generatedAlwaysAs((): SQL =>
      searched(sql`title || E'\n' || coalesce(description, '')`),
    ),
    startTime: instant('start_time'),
    endTime: instant('end_time'),
    /** IANA name of the zone that it was planned in. */
    timeZone: text('time_zone').notNull(),
    visibility: text('visibility', { enum: meetingVisibilities }).notNull().default('OPEN'),
    seriesId: uuid('series_id').references(() => meetingSeries.id, { onDelete: 'set null' }),
    /** The time of the series that it stands for, wherever it was moved since. */
    seriesTime: instant('series_time'),
    /** A room is a zone of a floor plan and has no row of its own: `organization/meeting-rooms`. */
    meetingRoomId: uuid('meeting_room_id'),
    provider: text('provider', { enum: meetingProviders }).notNull().default('OFFICE'),
    /** The provider's id of it, and how to get in. */
    providerMeetingId: text('provider_meeting_id'),
    meetingUrl: text('meeting_url'),
    passcode: text('passcode'),
    /** As which it stands at the provider; null for `OFFICE`. Meetings of a series share one. */
    externalMeetingId: uuid('external_meeting_id').references(() => externalMeetings.id, {
      onDelete: 'set null',
    }),
    /** Counts its changes, as calendars do. */
    sequence: integer('sequence').notNull().default(0),
    canceledAt: instant('canceled_at'),
    /** Ended by hand before its time. */
    endedAt: instant('ended_at'),
    /** When its participants were reminded of it, and told of its beginning and end: once, by one process. */
    remindedAt: instant('reminded_at'),
    beginningToldAt: instant('beginning_told_at'),
    endToldAt: instant('end_told_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('meetings_client').on(table.organizerId, table.clientId),
    index('meetings_search').using('gin', searchGrams(table.titleSearched)),
    index('meetings_time').on(table.organizationId, table.startTime),
    index('meetings_room').on(table.meetingRoomId, table.startTime),
    index('meetings_series').on(table.seriesId, table.seriesTime),
    index('meetings_external').on(table.externalMeetingId),
    index('meetings_number').on(table.organizationId, table.providerMeetingId),
    index('meetings_reminder')
      .on(table.startTime)
      .where(sql`${table.remindedAt} IS NULL AND ${table.canceledAt} IS NULL`),
    index('meetings_beginning')
      .on(table.startTime)
      .where(sql`${table.beginningToldAt} IS NULL AND ${table.canceledAt} IS NULL`),
    index('meetings_end')
      .on(table.endTime)
      .where(sql`${table.endToldAt} IS NULL AND ${table.canceledAt} IS NULL`),
  ],
);

/** The participants of a meeting. */
export const meetingParticipants = pgTable(
  'meeting_participants',
  {
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    answer: text('answer', { enum: meetingAnswers }).notNull().default('NONE'),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.meetingId, table.userId] }),
    index('meeting_participants_user').on(table.userId),
  ],
);

const timeRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/**
 * Times for which meetings have their rooms. That no two of one room overlap is an exclusion constraint
 * (`meeting_room_bookings_overlap`), which stands in the migration alone: Drizzle has no words for it.
 */
export const meetingRoomBookings = pgTable('meeting_room_bookings', {
  meetingId: uuid('meeting_id')
    .primaryKey()
    .references(() => meetings.id, { onDelete: 'cascade' }),
  meetingRoomId: uuid('meeting_room_id').notNull(),
  /** From the start to the end, without the end. */
  during: timeRange('during').notNull(),
});

/** Times in which a meeting room is closed, for repairs for example: nobody books it then. */
export const meetingRoomClosures = pgTable(
  'meeting_room_closures',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    meetingRoomId: uuid('meeting_room_id').notNull(),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time').notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('meeting_room_closures_room').on(table.meetingRoomId, table.startTime),
    index('meeting_room_closures_organization').on(table.organizationId, table.startTime),
  ],
);

/** Wrong numbers and passcodes of meetings, which are counted against guessing. */
export const meetingJoinFailures = pgTable(
  'meeting_join_failures',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  (table) => [index('meeting_join_failures_user').on(table.userId, table.at)],
);
