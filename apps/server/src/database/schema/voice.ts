import { voiceCaptionSources, voiceRoomKinds } from '@office/vocabulary';
import { sql } from 'drizzle-orm';
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
import { floors, memberships, organizations } from './organizations.ts';
import { users } from './users.ts';

/**
 * Voice rooms. Those of areas and meeting areas are in the floor plans; their rows, which only say that
 * somebody has been there, have ids that are made of floor and zone.
 */
export const voiceRooms = pgTable(
  'voice_rooms',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: voiceRoomKinds }).notNull(),
    /** Empty where the floor plan names it. */
    name: text('name').notNull().default(''),
    /** How an admin room's name is read; empty where it was not given. */
    nameKatakana: text('name_katakana').notNull().default(''),
    floorId: uuid('floor_id').references(() => floors.id, { onDelete: 'cascade' }),
    zoneId: text('zone_id'),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('voice_rooms_organization').on(table.organizationId, table.kind),
    index('voice_rooms_owner').on(table.ownerId),
  ],
);

/** The people who may enter a room besides its owner, where not everyone may. */
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

/**
 * The people who are in voice rooms now. The key makes it one room a member, whichever processes they connect to.
 * A process renews the rows of its sockets; those of one that was killed grow old and are swept.
 */
export const voiceParticipants = pgTable(
  'voice_participants',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => voiceRooms.id, { onDelete: 'cascade' }),
    /** Their id among the others of the room: another one each time that they come anew. */
    participantId: uuid('participant_id').notNull(),
    muted: boolean('muted').notNull(),
    camera: boolean('camera').notNull().default(false),
    screen: boolean('screen').notNull().default(false),
    handRaisedAt: instant('hand_raised_at'),
    captionsWanted: boolean('captions_wanted').notNull().default(false),
    captionSource: text('caption_source', { enum: voiceCaptionSources }).notNull().default('NONE'),
    /** The recording of the room that they make, or have asked for; and when everyone had agreed to it. */
    recordingId: uuid('recording_id'),
    recordingBegunAt: instant('recording_begun_at'),
    /** The recording that they have agreed to. It goes with the participant: one who comes anew is asked anew. */
    agreedTo: uuid('agreed_to'),
    /** When they last said that the talk goes on: by joining, speaking, hearing somebody or answering. */
    confirmedAt: instant('confirmed_at').notNull().defaultNow(),
    /** Since when nobody else is in the room. */
    aloneSince: instant('alone_since'),
    processId: uuid('process_id').notNull(),
    /** The socket that speaks for them. */
    connectionId: text('connection_id').notNull(),
    joinedAt: instant('joined_at').notNull(),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    foreignKey({
      name: 'voice_participants_membership',
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
    unique('voice_participants_participant').on(table.participantId),
    index('voice_participants_room').on(table.roomId),
    uniqueIndex('voice_participants_screen')
      .on(table.roomId)
      .where(sql`${table.screen}`),
    uniqueIndex('voice_participants_recording')
      .on(table.roomId)
      .where(sql`${table.recordingId} IS NOT NULL`),
  ],
);

/**
 * The members who wait for a place in a full room, one room each. A place that came free is held for the one who came
 * first, for a moment.
 */
export const voiceWaiters = pgTable(
  'voice_waiters',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => voiceRooms.id, { onDelete: 'cascade' }),
    /** The socket that is told. */
    connectionId: text('connection_id').notNull(),
    since: instant('since').notNull(),
    /** Until when a place is held for them; null while there is none. */
    heldUntil: instant('held_until'),
    /** Renewed by the process of the socket. */
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

/** Invitations to talk, to one person or several; they count for half a minute. */
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
    /** Null until they have answered. */
    accepted: boolean('accepted'),
    /** Whether the inviter was told that they came, or that they did not answer. */
    settled: boolean('settled').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.invitationId, table.userId] }),
    index('voice_invitees_user').on(table.userId),
  ],
);
