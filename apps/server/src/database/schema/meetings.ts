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
import { chatRooms } from './chat.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { normalizedTextForSearch, searchGrams } from './normalized-for-search.ts';
import { externalMeetings } from './linked-accounts.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

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
    /** Occurrences have been created up to this time; null if there are no further ones. */
    plannedUntil: instant('planned_until'),
    /** Change counter, as `SEQUENCE` in iCalendar. */
    sequence: integer('sequence').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('meeting_series_planned')
      .on(table.plannedUntil)
      .where(sql`${table.plannedUntil} IS NOT NULL`),
  ],
);

export const meetings = pgTable(
  'meetings',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    organizerId: uuid('organizer_id').references(() => users.id, { onDelete: 'set null' }),
    /** Created by the organiser's client to make retries idempotent. Only in the first of a series. */
    clientId: uuid('client_id'),
    title: text('title').notNull(),
    titleSearched: text('title_searched').generatedAlwaysAs((): SQL =>
      normalizedTextForSearch(sql`title`),
    ),
    description: text('description'),
    /** Title and description, normalised for search. Only participants can search them. */
    detailsSearched: text('details_searched').generatedAlwaysAs((): SQL =>
      normalizedTextForSearch(sql`title || E'\n' || coalesce(description, '')`),
    ),
    startTime: instant('start_time'),
    endTime: instant('end_time'),
    /** IANA time zone in which the meeting was planned. */
    timeZone: text('time_zone').notNull(),
    visibility: text('visibility', { enum: meetingVisibilities }).notNull().default('OPEN'),
    seriesId: uuid('series_id').references(() => meetingSeries.id, { onDelete: 'set null' }),
    /** The original time of the occurrence in its series, even if the meeting was moved. */
    seriesTime: instant('series_time'),
    /** Not a foreign key: meeting rooms are zones of floor plans (`organization/meeting-rooms`). */
    meetingRoomId: uuid('meeting_room_id'),
    provider: text('provider', { enum: meetingProviders }).notNull().default('OFFICE'),
    providerMeetingId: text('provider_meeting_id'),
    meetingUrl: text('meeting_url'),
    passcode: text('passcode'),
    /** The meeting at the provider; null for `OFFICE`. All meetings of a series share one. */
    externalMeetingId: uuid('external_meeting_id').references(() => externalMeetings.id, {
      onDelete: 'set null',
    }),
    /** Created when the chat is first opened. All meetings of a series share one. */
    chatRoomId: uuid('chat_room_id').references(() => chatRooms.id, { onDelete: 'set null' }),
    sequence: integer('sequence').notNull().default(0),
    canceledAt: instant('canceled_at'),
    /** When the meeting was ended manually before its end time. */
    endedAt: instant('ended_at'),
    /** When participants were notified. Each notification is sent once, by one process. */
    remindedAt: instant('reminded_at'),
    startNotifiedAt: instant('beginning_told_at'),
    endNotifiedAt: instant('end_told_at'),
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
    index('meetings_chat')
      .on(table.chatRoomId)
      .where(sql`${table.chatRoomId} IS NOT NULL`),
    index('meetings_number').on(table.organizationId, table.providerMeetingId),
    index('meetings_reminder')
      .on(table.startTime)
      .where(sql`${table.remindedAt} IS NULL AND ${table.canceledAt} IS NULL`),
    index('meetings_beginning')
      .on(table.startTime)
      .where(sql`${table.startNotifiedAt} IS NULL AND ${table.canceledAt} IS NULL`),
    index('meetings_end')
      .on(table.endTime)
      .where(sql`${table.endNotifiedAt} IS NULL AND ${table.canceledAt} IS NULL`),
  ],
);

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

/** Drizzle cannot express the constraint `meeting_room_bookings_overlap`; see the migration. */
export const meetingRoomBookings = pgTable('meeting_room_bookings', {
  meetingId: uuid('meeting_id')
    .primaryKey()
    .references(() => meetings.id, { onDelete: 'cascade' }),
  meetingRoomId: uuid('meeting_room_id').notNull(),
  /** From the start (inclusive) to the end (exclusive). */
  during: timeRange('during').notNull(),
});

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
