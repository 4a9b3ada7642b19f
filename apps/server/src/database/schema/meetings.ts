import { providers } from '@office/vocabulary';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

/** Meetings of an organisation. What has come of one is told by its times: see `meetingStatus`. */
export const meetings = pgTable(
  'meetings',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    organizerId: uuid('organizer_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    description: text('description'),
    startTime: instant('start_time'),
    endTime: instant('end_time'),
    /** IANA name of the zone that it was planned in. */
    timeZone: text('time_zone').notNull(),
    /** A room is a zone of a floor plan and has no row of its own: `organization/meeting-rooms`. */
    meetingRoomId: uuid('meeting_room_id'),
    provider: text('provider', { enum: providers }),
    /** The provider's id of it, and how to get in. */
    providerMeetingId: text('provider_meeting_id'),
    meetingUrl: text('meeting_url'),
    passcode: text('passcode'),
    canceledAt: instant('canceled_at'),
    /** Ended by hand before its time. */
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('meetings_time').on(table.organizationId, table.startTime),
    index('meetings_room').on(table.meetingRoomId, table.startTime),
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
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.meetingId, table.userId] }),
    index('meeting_participants_user').on(table.userId),
  ],
);
