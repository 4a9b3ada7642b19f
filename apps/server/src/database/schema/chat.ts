import {
  chatMentionGroups,
  chatMessageTypes,
  chatRoomRoles,
  chatRoomTypes,
} from '@office/vocabulary';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { files } from './files.ts';
import { searched, searchGrams } from './folded.ts';
import { memberships, organizations } from './organizations.ts';
import { users } from './users.ts';

/** A channel, or the room of two people. */
export const chatRooms = pgTable(
  'chat_rooms',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    type: text('type', { enum: chatRoomTypes }).notNull(),
    /** Empty in direct rooms: there each sees the other's name. */
    name: text('name').notNull().default(''),
    logoKey: text('logo_key'),
    /** In direct rooms the two people's ids in order, so that a pair has one room. */
    directKey: text('direct_key'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Number of the last event; see the contract's `ChatSeq`. */
    lastSeq: integer('last_seq').notNull().default(0),
    /** When the room itself, or who is in it, changed last. */
    infoSeq: integer('info_seq').notNull().default(0),
    /** How many messages were ever sent: the ordinal of the last one. */
    messageCount: integer('message_count').notNull().default(0),
    /** The ordinal of the oldest message that is still kept. */
    firstOrdinal: integer('first_ordinal').notNull().default(1),
    lastMessageId: uuid('last_message_id'),
    /** When something was last sent; the room's creation before that. */
    lastMessageAt: instant('last_message_at').notNull().defaultNow(),
    inviteCode: text('invite_code').unique(),
    inviteExpiresAt: instant('invite_expires_at'),
    createdAt: createdAt(),
    /** Gone for its members; the clean-up deletes what was in it. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('chat_rooms_direct').on(table.organizationId, table.directKey),
    index('chat_rooms_creator').on(table.organizationId, table.createdBy),
    check(
      'chat_rooms_direct_key',
      sql`(${table.type} = 'DIRECT') = (${table.directKey} is not null)`,
    ),
  ],
);

/** The members of rooms, and how far each has read. */
export const chatMembers = pgTable(
  'chat_members',
  {
    roomId: uuid('room_id')
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    role: text('role', { enum: chatRoomRoles }).notNull().default('USER'),
    lastReadMessageId: uuid('last_read_message_id'),
    lastReadSeq: integer('last_read_seq').notNull().default(0),
    /** Unread is the room's message count less this: nothing is counted. */
    lastReadOrdinal: integer('last_read_ordinal').notNull().default(0),
    muted: boolean('muted').notNull().default(false),
    /** The member who added this one; null where they made the room, joined by code, or it is not known. */
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    /** False of a direct room that the other person has opened, and in which nothing is written yet. */
    opened: boolean('opened').notNull().default(true),
    joinedAt: instant('joined_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.userId] }),
    // A member who leaves the organisation leaves its rooms.
    foreignKey({
      name: 'chat_members_membership',
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
    index('chat_members_user').on(table.organizationId, table.userId),
  ],
);

/** The pieces of a message that the index of its search has. */
export function messagePieces(message: { searched: SQLWrapper; roomId: SQLWrapper }): SQL {
  return sql`array_append(${searchGrams(message.searched)}, ${message.roomId}::text)`;
}

/** A message, as it is now. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    /** Its place in the room. */
    seq: integer('seq').notNull(),
    /** Its latest change. */
    changeSeq: integer('change_seq').notNull(),
    /** The how-manieth message of the room it is. */
    ordinal: integer('ordinal').notNull(),
    clientId: uuid('client_id').notNull(),
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    type: text('type', { enum: chatMessageTypes }).notNull(),
    content: text('content').notNull(),
    /** The content as it is searched; see `searched`. */
    searched: text('searched').generatedAlwaysAs((): SQL => searched(sql`content`)),
    mentionedUserIds: uuid('mentioned_user_ids').array().notNull(),
    mentionedGroup: text('mentioned_group', { enum: chatMentionGroups }),
    reactions: jsonb('reactions')
      .$type<{ emoji: string; userIds: string[] }[]>()
      .notNull()
      .default([]),
    replyToId: uuid('reply_to_id'),
    threadRootId: uuid('thread_root_id'),
    replyCount: integer('reply_count').notNull().default(0),
    lastReplyAt: instant('last_reply_at'),
    /** The people who replied, latest first, each once. */
    replyUserIds: uuid('reply_user_ids')
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    createdAt: createdAt(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    unique('chat_messages_seq').on(table.roomId, table.seq),
    unique('chat_messages_client').on(table.senderId, table.clientId),
    index('chat_messages_change').on(table.roomId, table.changeSeq),
    index('chat_messages_ordinal').on(table.roomId, table.ordinal),
    index('chat_messages_thread')
      .on(table.threadRootId, table.seq)
      .where(sql`${table.threadRootId} is not null`),
    // The room is among the pieces, so that the index leaves out the rooms of others.
    index('chat_messages_search').using('gin', messagePieces(table)),
    index('chat_messages_created').on(table.createdAt),
  ],
);

/**
 * The members who have a part in a thread. Unread is what came after what was read: nothing is counted.
 */
export const chatThreadFollowers = pgTable(
  'chat_thread_followers',
  {
    roomId: uuid('room_id').notNull(),
    rootId: uuid('root_id')
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    /** False after the member has unfollowed the thread. */
    following: boolean('following').notNull().default(true),
    /** How many replies the thread has, as the first message says it. */
    replies: integer('replies').notNull(),
    /** How many of them the member has read. */
    readReplies: integer('read_replies').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.rootId, table.userId] }),
    foreignKey({
      name: 'chat_thread_followers_member',
      columns: [table.roomId, table.userId],
      foreignColumns: [chatMembers.roomId, chatMembers.userId],
    }).onDelete('cascade'),
    index('chat_thread_followers_user').on(table.userId, table.roomId),
    index('chat_thread_followers_unread')
      .on(table.userId, table.roomId)
      .where(sql`${table.following} and ${table.replies} > ${table.readReplies}`),
  ],
);

/**
 * Mentions that may be unread: they are unread above what the member has read, and deleted once they are
 * not.
 */
export const chatMentions = pgTable(
  'chat_mentions',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    roomId: uuid('room_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** Null in the room's own flow. */
    threadRootId: uuid('thread_root_id'),
    /** The message's ordinal in the room; a reply's in its thread. */
    ordinal: integer('ordinal').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    foreignKey({
      name: 'chat_mentions_member',
      columns: [table.roomId, table.userId],
      foreignColumns: [chatMembers.roomId, chatMembers.userId],
    }).onDelete('cascade'),
    index('chat_mentions_user').on(table.userId, table.roomId),
  ],
);

/** The files of a message. A file belongs to one message. */
export const chatAttachments = pgTable(
  'chat_attachments',
  {
    id: id(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    roomId: uuid('room_id')
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .unique()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [index('chat_attachments_message').on(table.messageId)],
);
