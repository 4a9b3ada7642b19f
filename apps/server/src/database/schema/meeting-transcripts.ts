import { languages } from '@office/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
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
import { id, instant, updatedAt, version } from './columns.ts';
import { meetings } from './meetings.ts';
import { normalizedTextForSearch } from './normalized-for-search.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

/** Whether an organisation allows transcripts of meetings. Without a row, it does. */
export const organizationTranscripts = pgTable('organization_transcripts', {
  organizationId: uuid('organization_id')
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  version: version(),
  enabled: boolean('enabled').notNull(),
  updatedAt: updatedAt(),
});

export const meetingTranscripts = pgTable(
  'meeting_transcripts',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    /** Voice room of the call. Not a foreign key: empty rooms of meetings are deleted. */
    roomId: uuid('room_id').notNull(),
    startedBy: uuid('started_by').references(() => users.id, { onDelete: 'set null' }),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    lineCount: integer('line_count').notNull().default(0),
  },
  (table) => [
    index('meeting_transcripts_meeting').on(table.meetingId),
    index('meeting_transcripts_age').on(table.organizationId, table.startedAt),
    index('meeting_transcripts_starter').on(table.startedBy),
    uniqueIndex('meeting_transcripts_running')
      .on(table.roomId)
      .where(sql`${table.endedAt} IS NULL`),
  ],
);

/** Answers of the participants of a call. Unanswered requests have no row. */
export const meetingTranscriptConsents = pgTable(
  'meeting_transcript_consents',
  {
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => meetingTranscripts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    consented: boolean('consented').notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transcriptId, table.userId] }),
    index('meeting_transcript_consents_user').on(table.userId),
  ],
);

export const meetingTranscriptLines = pgTable(
  'meeting_transcript_lines',
  {
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => meetingTranscripts.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    speakerId: uuid('speaker_id').references(() => users.id, { onDelete: 'set null' }),
    /** Created by the client of the speaker to make retries idempotent. */
    clientId: uuid('client_id').notNull(),
    text: text('text').notNull(),
    searched: text('searched').generatedAlwaysAs((): SQL => normalizedTextForSearch(sql`text`)),
    language: text('language', { enum: languages }).notNull(),
    spokenAt: instant('spoken_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transcriptId, table.position] }),
    uniqueIndex('meeting_transcript_lines_client').on(
      table.transcriptId,
      table.speakerId,
      table.clientId,
    ),
    index('meeting_transcript_lines_speaker').on(table.speakerId),
  ],
);
