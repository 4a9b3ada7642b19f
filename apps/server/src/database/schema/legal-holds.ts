import { legalHoldKinds } from '@office/vocabulary';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { files } from './files.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

/** Change of the original that caused the copy. */
export const heldReasons = ['DELETED', 'EXPIRED', 'EDITED'] as const;

export const legalHolds = pgTable(
  'legal_holds',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: legalHoldKinds }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Not a foreign key: the hold continues after the room is deleted. */
    roomId: uuid('room_id'),
    /** Name of the person or room when the hold was placed. */
    name: text('name').notNull(),
    /** For example the number of a case. */
    reference: text('reference').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    releasedBy: uuid('released_by').references(() => users.id, { onDelete: 'set null' }),
    releasedAt: instant('released_at'),
  },
  (table) => [
    index('legal_holds_organization').on(table.organizationId, table.createdAt),
    uniqueIndex('legal_holds_member')
      .on(table.organizationId, table.userId)
      .where(sql`${table.releasedAt} IS NULL AND ${table.userId} IS NOT NULL`),
    uniqueIndex('legal_holds_room')
      .on(table.organizationId, table.roomId)
      .where(sql`${table.releasedAt} IS NULL AND ${table.roomId} IS NOT NULL`),
    index('legal_holds_user').on(table.userId),
    index('legal_holds_creator').on(table.createdBy),
    index('legal_holds_releaser').on(table.releasedBy),
    check('legal_holds_subject', sql`(${table.userId} IS NULL) <> (${table.roomId} IS NULL)`),
  ],
);

/**
 * Copies of messages that were deleted, changed or expired during a legal hold. Ids are not foreign keys, because the
 * copies outlive the originals.
 */
export const heldMessages = pgTable(
  'held_messages',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').notNull(),
    roomId: uuid('room_id').notNull(),
    roomName: text('room_name').notNull(),
    /** The ids of the people in a direct room. */
    directKey: text('direct_key'),
    senderId: uuid('sender_id'),
    senderName: text('sender_name'),
    content: text('content').notNull(),
    forwardedText: text('forwarded_text'),
    /** Earlier texts, latest first. */
    versions: jsonb('versions').$type<{ content: string; writtenAt: string }[]>().notNull(),
    sentAt: instant('sent_at').notNull(),
    editedAt: instant('edited_at'),
    reason: text('reason', { enum: heldReasons }).notNull(),
    heldAt: instant('held_at').notNull(),
  },
  (table) => [
    index('held_messages_room').on(table.organizationId, table.roomId),
    index('held_messages_sender').on(table.organizationId, table.senderId),
  ],
);

export const heldMessageFiles = pgTable(
  'held_message_files',
  {
    heldMessageId: uuid('held_message_id')
      .notNull()
      .references(() => heldMessages.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.heldMessageId, table.fileId] }),
    index('held_message_files_file').on(table.fileId),
  ],
);

/** Copies of transcripts that were deleted or expired during a legal hold. */
export const heldTranscripts = pgTable(
  'held_transcripts',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    transcriptId: uuid('transcript_id').notNull(),
    meetingId: uuid('meeting_id').notNull(),
    meetingTitle: text('meeting_title').notNull(),
    /** Ids of the speakers. */
    speakerIds: uuid('speaker_ids').array().notNull(),
    lines: jsonb('lines')
      .$type<{ speaker: string | null; text: string; spokenAt: string }[]>()
      .notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    reason: text('reason', { enum: heldReasons }).notNull(),
    heldAt: instant('held_at').notNull(),
  },
  (table) => [index('held_transcripts_organization').on(table.organizationId)],
);
