import {
  chatMentionGroups,
  chatMessageTypes,
  chatRoomRoles,
  chatRoomTypes,
  chatSystemLineKinds,
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
import { normalizedTextForSearch, searchGrams } from './normalized-for-search.ts';
import { memberships, organizations } from './organizations.ts';
import { users } from './users.ts';

export const chatRooms = pgTable(
  'chat_rooms',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    type: text('type', { enum: chatRoomTypes }).notNull(),
    /** Empty in direct rooms, where each member sees the others' names, until a group is renamed. */
    name: text('name').notNull().default(''),
    logoKey: text('logo_key'),
    /**
     * The sorted ids of the members of a direct room. Unique, so that the same people have one room. After a
     * member left a group, the ids of the others and of the room; see `keyAfterLeaving`.
     */
    directKey: text('direct_key'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Sequence number of the last event; see `ChatSeq` in the API contract. */
    lastSeq: integer('last_seq').notNull().default(0),
    /** Sequence number of the last change to the room or its members. */
    infoSeq: integer('info_seq').notNull().default(0),
    /** Number of messages ever sent, which is the ordinal of the last one. */
    messageCount: integer('message_count').notNull().default(0),
    firstOrdinal: integer('first_ordinal').notNull().default(1),
    lastMessageId: uuid('last_message_id'),
    /** Time of the last message, or of the room's creation before the first message. */
    lastMessageAt: instant('last_message_at').notNull().defaultNow(),
    inviteCode: text('invite_code').unique(),
    inviteExpiresAt: instant('invite_expires_at'),
    createdAt: createdAt(),
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

const idLength = 36;

export const isPairRoom: SQL = sql`(${chatRooms.type} = 'DIRECT' AND length(${chatRooms.directKey}) = ${sql.raw(String(2 * idLength + 1))})`;

/** Whether a room is a direct room of more members. */
export const isGroupRoom: SQL = sql`(${chatRooms.type} = 'DIRECT' AND length(${chatRooms.directKey}) > ${sql.raw(String(2 * idLength + 1))})`;

export const chatSections = pgTable(
  'chat_sections',
  {
    id: id(),
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    type: text('type', { enum: chatRoomTypes }).notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    collapsed: boolean('collapsed').notNull().default(false),
  },
  (table) => [
    foreignKey({
      name: 'chat_sections_member',
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
    index('chat_sections_user').on(table.organizationId, table.userId),
  ],
);

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
    /** The unread count is the room's message count minus this value, so that no rows need to be counted. */
    lastReadOrdinal: integer('last_read_ordinal').notNull().default(0),
    muted: boolean('muted').notNull().default(false),
    /** Member who added this one. Null for the creator, after joining with a code, and if unknown. */
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    /** False in an empty direct room that only the other member has opened. */
    opened: boolean('opened').notNull().default(true),
    /** Message count when the member hid the direct room. A newer message shows it again. */
    hiddenAtCount: integer('hidden_at_count'),
    joinedAt: instant('joined_at').notNull().defaultNow(),
    starred: boolean('starred').notNull().default(false),
    sectionId: uuid('section_id').references(() => chatSections.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.userId] }),
    // Members who leave the organisation also leave its rooms.
    foreignKey({
      name: 'chat_members_membership',
      columns: [table.organizationId, table.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
    index('chat_members_user').on(table.organizationId, table.userId),
    index('chat_members_section')
      .on(table.sectionId)
      .where(sql`${table.sectionId} is not null`),
  ],
);

export function messageGrams(message: { searched: SQLWrapper; roomId: SQLWrapper }): SQL {
  return sql`array_append(${searchGrams(message.searched)}, ${message.roomId}::text)`;
}

/** Literals, so that PostgreSQL matches them with the predicates of partial indexes. */
export const messageHasFile = sql.raw(`file_names <> ''`);
export const messageHasLink = sql.raw(`content ~* 'https?://'`);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    changeSeq: integer('change_seq').notNull(),
    /** Position among all messages ever sent in the room, from 1. */
    ordinal: integer('ordinal').notNull(),
    clientId: uuid('client_id').notNull(),
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    /** Set for messages of an incoming webhook, which may have been deleted. */
    webhookId: uuid('webhook_id'),
    /** The displayed sender of a webhook's message. */
    botName: text('bot_name'),
    type: text('type', { enum: chatMessageTypes }).notNull(),
    content: text('content').notNull(),
    /** The names of the attached files, one per line. Copied here for the search index. */
    fileNames: text('file_names').notNull().default(''),
    searched: text('searched').generatedAlwaysAs((): SQL =>
      normalizedTextForSearch(
        sql`content || CASE WHEN file_names = '' THEN '' ELSE chr(10) || file_names END || coalesce(chr(10) || forwarded_text, '')`,
      ),
    ),
    /** Copied from the forwarded message, which may be in a room that the members cannot read. */
    forwardedText: text('forwarded_text'),
    forwardedSenderId: uuid('forwarded_sender_id'),
    forwardedBotName: text('forwarded_bot_name'),
    forwardedId: uuid('forwarded_id'),
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
    /** The members who replied, latest first, without duplicates. */
    replyUserIds: uuid('reply_user_ids')
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    createdAt: createdAt(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    /** A room admin deleted the message of another member. */
    deletedByAdmin: boolean('deleted_by_admin').notNull().default(false),
    pinnedAt: instant('pinned_at'),
    pinnedBy: uuid('pinned_by'),
  },
  (table) => [
    unique('chat_messages_seq').on(table.roomId, table.seq),
    // Without statistics, PostgreSQL does not read `chat_messages_seq` in order for a main conversation.
    index('chat_messages_main')
      .on(table.roomId, table.seq)
      .where(sql`${table.threadRootId} is null`),
    unique('chat_messages_client').on(table.senderId, table.clientId),
    index('chat_messages_change').on(table.roomId, table.changeSeq),
    index('chat_messages_ordinal').on(table.roomId, table.ordinal),
    index('chat_messages_thread')
      .on(table.threadRootId, table.seq)
      .where(sql`${table.threadRootId} is not null`),
    // Includes the room id, so that the index excludes messages of other rooms.
    index('chat_messages_search').using('gin', messageGrams(table)),
    index('chat_messages_created').on(table.createdAt),
    index('chat_messages_pinned')
      .on(table.roomId, table.pinnedAt)
      .where(sql`${table.pinnedAt} is not null`),
    index('chat_messages_forwarded')
      .on(table.roomId, table.seq)
      .where(sql`${table.forwardedId} is not null`),
    // The filters of the message search.
    index('chat_messages_room_created').on(table.roomId, table.createdAt),
    index('chat_messages_sender').on(table.roomId, table.senderId, table.createdAt),
    index('chat_messages_files').on(table.roomId, table.createdAt).where(messageHasFile),
    index('chat_messages_links').on(table.roomId, table.createdAt).where(messageHasLink),
  ],
);

export const chatSystemLines = pgTable(
  'chat_system_lines',
  {
    id: id(),
    roomId: uuid('room_id')
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    /** Sequence number of the change. 0 for members added when the room was created. */
    seq: integer('seq').notNull(),
    kind: text('kind', { enum: chatSystemLineKinds }).notNull(),
    actorId: uuid('actor_id'),
    /** Ids are kept for deleted accounts, whose names are unknown. */
    userIds: uuid('user_ids')
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    oldName: text('old_name'),
    newName: text('new_name'),
    createdAt: createdAt(),
  },
  (table) => [
    index('chat_system_lines_room').on(table.roomId, table.createdAt),
    index('chat_system_lines_created').on(table.createdAt),
  ],
);

/** Thread state of members. Unread replies are `replies` minus `readReplies`. */
export const chatThreadFollowers = pgTable(
  'chat_thread_followers',
  {
    roomId: uuid('room_id').notNull(),
    rootId: uuid('root_id')
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    following: boolean('following').notNull().default(true),
    /** Copy of the reply count of the thread's first message. */
    replies: integer('replies').notNull(),
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

/** Mentions after the member's read position. Read mentions are deleted. */
export const chatMentions = pgTable(
  'chat_mentions',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    roomId: uuid('room_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** Null for messages of the room's main conversation. */
    threadRootId: uuid('thread_root_id'),
    /** The ordinal of the message in the room, or of a reply in its thread. */
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
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** The file belongs to another message, too. */
    forwarded: boolean('forwarded').notNull().default(false),
  },
  (table) => [
    index('chat_attachments_message').on(table.messageId),
    index('chat_attachments_file').on(table.fileId),
    // A file is sent once. Forwarded messages share it.
    uniqueIndex('chat_attachments_original')
      .on(table.fileId)
      .where(sql`not ${table.forwarded}`),
  ],
);

/** Messages that members saved for later. Deleted when the member leaves the room. */
export const chatSavedMessages = pgTable(
  'chat_saved_messages',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    roomId: uuid('room_id').notNull(),
    userId: uuid('user_id').notNull(),
    savedAt: instant('saved_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.messageId] }),
    foreignKey({
      name: 'chat_saved_messages_member',
      columns: [table.roomId, table.userId],
      foreignColumns: [chatMembers.roomId, chatMembers.userId],
    }).onDelete('cascade'),
    index('chat_saved_messages_user').on(table.userId, table.savedAt),
    index('chat_saved_messages_member').on(table.roomId, table.userId),
    index('chat_saved_messages_message').on(table.messageId),
  ],
);
