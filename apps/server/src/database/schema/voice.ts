import { voiceCaptionSources, voiceRoomKinds } from '@office/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt, version } from './columns.ts';
import { meetingGuests } from './meeting-guests.ts';
import { floors, memberships, organizations } from './organizations.ts';
import { users } from './users.ts';

/** Areas and meeting areas are in floor plans; their ids are derived from floor and zone. */
export const voiceRooms = pgTable(
  'voice_rooms',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: voiceRoomKinds }).notNull(),
    /** Empty if the floor plan contains the name. */
    name: text('name').notNull().default(''),
    /** Reading of an admin room's name; empty if not given. */
    nameKatakana: text('name_katakana').notNull().default(''),
    floorId: uuid('floor_id').references(() => floors.id, { onDelete: 'cascade' }),
    zoneId: text('zone_id'),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** The media server of the current call. Null for a mesh. */
    mediaNode: text('media_node'),
    /** Members other than administrators join as listeners. */
    allHands: boolean('all_hands').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('voice_rooms_organization').on(table.organizationId, table.kind),
    index('voice_rooms_owner').on(table.ownerId),
  ],
);

/** Members who may enter a restricted room, in addition to its owner. */
export const voiceRoomMembers = pgTable(
  'voice_room_members',
  {
    roomId: uuid('room_id')
      .notNull()
      .references(() => voiceRooms.id, { onDelete: 'cascade' }),
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.userId] }),
    foreignKey({
      name: 'voice_room_members_membership',
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
    index('voice_room_members_membership').on(table.organizationId, table.userId),
  ],
);

/** The primary key allows one room per member or guest. Stale rows of killed processes are deleted. */
export const voiceParticipants = pgTable(
  'voice_participants',
  {
    organizationId: uuid('organization_id').notNull(),
    /** User id of a member, or id of a guest. */
    userId: uuid('user_id').notNull(),
    /** Same as `userId` for a guest of a meeting. */
    guestId: uuid('guest_id').references(() => meetingGuests.id, { onDelete: 'cascade' }),
    /** Same as `userId` for a member. Only for the foreign key, which ignores nulls. */
    memberId: uuid('member_id').generatedAlwaysAs(
      (): SQL => sql`CASE WHEN guest_id IS NULL THEN user_id END`,
    ),
    roomId: uuid('room_id')
      .notNull()
      .references(() => voiceRooms.id, { onDelete: 'cascade' }),
    /** Id of the participant in the room. Changes with every join. */
    participantId: uuid('participant_id').notNull(),
    muted: boolean('muted').notNull(),
    camera: boolean('camera').notNull().default(false),
    screen: boolean('screen').notNull().default(false),
    /** In an all-hands room. */
    listener: boolean('listener').notNull().default(false),
    handRaisedAt: instant('hand_raised_at'),
    captionsWanted: boolean('captions_wanted').notNull().default(false),
    captionSource: text('caption_source', { enum: voiceCaptionSources }).notNull().default('NONE'),
    /** Recording made or requested by this participant. `recordingBegunAt`: all had agreed to it. */
    recordingId: uuid('recording_id'),
    recordingBegunAt: instant('recording_begun_at'),
    /** Whether the recorder also keeps a transcript of the captions. */
    recordingTranscript: boolean('recording_transcript').notNull().default(false),
    /** The recording that this participant agreed to. Cleared on leaving, to ask again on rejoining. */
    agreedTo: uuid('agreed_to'),
    /** Last sign of activity: joining, speaking, hearing another participant, or answering the prompt. */
    confirmedAt: instant('confirmed_at').notNull().defaultNow(),
    aloneSince: instant('alone_since'),
    processId: uuid('process_id').notNull(),
    connectionId: text('connection_id').notNull(),
    joinedAt: instant('joined_at').notNull(),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    foreignKey({
      name: 'voice_participants_membership',
      columns: [table.organizationId, table.memberId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
    unique('voice_participants_participant').on(table.participantId),
    index('voice_participants_room').on(table.roomId),
    index('voice_participants_guest').on(table.guestId),
    index('voice_participants_member').on(table.organizationId, table.memberId),
    uniqueIndex('voice_participants_screen')
      .on(table.roomId)
      .where(sql`${table.screen}`),
    uniqueIndex('voice_participants_recording')
      .on(table.roomId)
      .where(sql`${table.recordingId} IS NOT NULL`),
  ],
);

/** Members waiting for a full room. A free slot is briefly reserved for the first of them. */
export const voiceWaiters = pgTable(
  'voice_waiters',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => voiceRooms.id, { onDelete: 'cascade' }),
    connectionId: text('connection_id').notNull(),
    since: instant('since').notNull(),
    /** End of the reservation; null while no slot is free. */
    reservedUntil: instant('held_until'),
    /** Refreshed by the process of the socket. */
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    foreignKey({
      name: 'voice_waiters_membership',
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
    index('voice_waiters_room').on(table.roomId, table.since),
  ],
);

/** Call invitations to one or more people. They expire after half a minute. */
export const voiceInvitations = pgTable(
  'voice_invitations',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    roomId: uuid('room_id')
      .notNull()
      .references(() => voiceRooms.id, { onDelete: 'cascade' }),
    inviterId: uuid('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('voice_invitations_room').on(table.roomId),
    index('voice_invitations_inviter').on(table.inviterId, table.createdAt),
    index('voice_invitations_expiry').on(table.expiresAt),
  ],
);

export const voiceInvitees = pgTable(
  'voice_invitees',
  {
    invitationId: uuid('invitation_id')
      .notNull()
      .references(() => voiceInvitations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null while unanswered. */
    accepted: boolean('accepted'),
    settled: boolean('settled').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.invitationId, table.userId] }),
    index('voice_invitees_user').on(table.userId),
  ],
);
