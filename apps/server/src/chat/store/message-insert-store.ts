import type pg from 'pg';
import type { Database } from '../../database/database.ts';
import { chatMessages } from '../../database/schema/chat.ts';
import type { Picture } from '../../database/picture-column.ts';
import { messageEventsSql } from '../../platform/outgoing-event-store.ts';
import { reachedBySql } from './group-mention-store.ts';
import type { MessageRow } from './message-store.ts';

export interface NewMessage {
  id: string;
  clientId: string;
  /** Null for a message of a webhook. */
  senderId: string | null;
  webhook?: { id: string; name: string };
  type: MessageRow['type'];
  content: string;
  mentionedUserIds: string[];
  mentionedGroup: MessageRow['mentionedGroup'];
  replyToId: string | null;
  threadRootId: string | null;
  fileIds: string[];
  /** Defaults to none. */
  fileNames?: readonly string[];
  /** Set for a forwarded message. `fileIds` are then files of the original. */
  forwarded?: {
    messageId: string;
    senderId: string | null;
    botName: string | null;
    text: string;
  };
  createdAt: Date;
}

export interface RoomRef {
  organizationId: string;
  roomId: string;
}

export interface StoredMessage {
  message: MessageRow;
  /** The followers of the reply's thread, without its author. Empty for messages that are not replies. */
  followerIds: string[];
}

export type InsertFailure = 'sentAlready' | 'filesTaken' | 'noRoom';

/**
 * Whether the sender's read position stays: for replies, and for missed calls, which the server
 * writes, if the sender has not read everything before.
 */
const keepsReadPosition = `("isReply" OR "isCall" AND last_read_ordinal < room.ordinal)`;

/**
 * Allocates the room's next sequence numbers, stores the messages, attaches their files, updates the first
 * messages of their threads and marks everything earlier as read by the senders, in one statement.
 *
 * Writes nothing to a direct room whose other members have all left the organisation or are blocked.
 *
 * If a sender is removed while the statement waits for the room lock, their row is missing in `reader`. Their
 * message then has a null ordinal, so its insert fails.
 *
 * A reply is not counted among the room's messages, is not the room's latest message, and does not mark the
 * room as read for its author.
 *
 * `seqOffset` is the number of sequence numbers used by the preceding messages of the list. `ordinalOffset`
 * is the number of main-conversation messages up to and including this one.
 */
const insertMessagesSql = `
  WITH input AS MATERIALIZED (
    SELECT * FROM json_to_recordset($1::json) AS input (
      "ordinalOffset" int, "seqOffset" int, id uuid, "clientId" uuid, "senderId" uuid, type text, content text,
      "mentionedUserIds" uuid[], "mentionedGroup" text,
      "replyToId" uuid, "threadRootId" uuid, "fileIds" uuid[], "fileNames" text, "createdAt" timestamptz,
      "forwardedId" uuid, "forwardedSenderId" uuid, "forwardedText" text, "forwardedBotName" text,
      "webhookId" uuid, "botName" text
    )
  ), room AS (
    UPDATE chat_rooms
    SET last_seq = last_seq + $4, message_count = message_count + $5,
      last_message_id = coalesce($6, last_message_id),
      last_message_at = coalesce($7, last_message_at)
    WHERE id = $2 AND organization_id = $3 AND deleted_at IS NULL
      AND NOT EXISTS (
        SELECT FROM input WHERE "webhookId" IS NULL AND NOT EXISTS (
          SELECT FROM chat_members WHERE room_id = $2 AND user_id = input."senderId"
        )
      )
      AND (type <> 'DIRECT' OR 2 <= (
        SELECT count(*) FROM chat_members
        JOIN memberships USING (organization_id, user_id)
        JOIN users ON users.id = chat_members.user_id
        WHERE room_id = $2 AND memberships.blocked_at IS NULL
          AND users.blocked_at IS NULL
      ))
    RETURNING id, type, name, last_seq - $4::int + 1 AS seq, message_count - $5::int AS ordinal
  ), reader AS (
    UPDATE chat_members
    SET last_read_message_id = CASE WHEN ${keepsReadPosition} THEN last_read_message_id ELSE latest.id END,
      last_read_seq = CASE WHEN ${keepsReadPosition} THEN last_read_seq ELSE room.seq + latest."seqOffset" END,
      last_read_ordinal =
        CASE WHEN ${keepsReadPosition} THEN last_read_ordinal ELSE room.ordinal + latest."ordinalOffset" END
    FROM room, (
      SELECT DISTINCT ON ("senderId")
        "senderId", id, "seqOffset", "ordinalOffset", "threadRootId" IS NOT NULL AS "isReply",
        type = 'MISSED_CALL' AS "isCall"
      FROM input ORDER BY "senderId", "threadRootId" IS NOT NULL, "seqOffset" DESC
    ) AS latest
    WHERE chat_members.room_id = $2 AND chat_members.user_id = latest."senderId"
    RETURNING chat_members.user_id
  ), message AS (
    INSERT INTO chat_messages (
      id, room_id, seq, change_seq, ordinal, client_id, sender_id, type, content,
      mentioned_user_ids, mentioned_group, reply_to_id, thread_root_id,
      file_names, created_at, forwarded_id, forwarded_sender_id, forwarded_text,
      forwarded_bot_name, webhook_id, bot_name
    )
    SELECT input.id, room.id, room.seq + "seqOffset", room.seq + "seqOffset",
      CASE WHEN "webhookId" IS NOT NULL OR EXISTS (SELECT FROM reader WHERE user_id = "senderId")
        THEN room.ordinal + "ordinalOffset" END,
      "clientId", "senderId", input.type, content,
      "mentionedUserIds", "mentionedGroup", "replyToId", "threadRootId",
      "fileNames", "createdAt", "forwardedId", "forwardedSenderId", "forwardedText",
      "forwardedBotName", "webhookId", "botName"
    FROM room, input
    RETURNING seq, ordinal, sender_id, thread_root_id
  ), root AS (
    UPDATE chat_messages
    SET reply_count = reply_count + 1, last_reply_at = input."createdAt",
      change_seq = room.seq + "seqOffset" + 1,
      reply_user_ids = CASE WHEN "senderId" IS NULL THEN reply_user_ids
        ELSE array_prepend("senderId", array_remove(reply_user_ids, "senderId")) END
    FROM room, input
    WHERE chat_messages.id = input."threadRootId" AND chat_messages.room_id = room.id
    RETURNING chat_messages.id, chat_messages.sender_id, reply_count
  ), attached AS (
    INSERT INTO chat_attachments (message_id, room_id, file_id, position, forwarded)
    SELECT input.id, room.id, file.id, file.position, "forwardedId" IS NOT NULL
    FROM room, input, unnest("fileIds") WITH ORDINALITY AS file (id, position)
  )${messageEventsSql}`;

/**
 * The parts of the statement for replies and mentions. A thread is followed by the author of its
 * first message, by its repliers and by mentioned members; in a direct room by both members. The
 * followers' reply counts change together with the count on the first message. A reply marks all
 * earlier replies as read for its author.
 *
 * A group mention does not reach members who muted the room.
 */
const followersAndMentionsSql = `, follower AS (
    INSERT INTO chat_thread_followers AS known (
      room_id, root_id, user_id, following, replies, read_replies
    )
    SELECT member.room_id, root.id, member.user_id, joins, root.reply_count,
      root.reply_count - CASE WHEN member.user_id = "senderId" THEN 0 ELSE 1 END
    FROM room, root
    JOIN input ON input."threadRootId" = root.id
    JOIN chat_members AS member ON member.room_id = $2
    CROSS JOIN LATERAL (
      SELECT member.user_id IS NOT DISTINCT FROM "senderId" OR member.user_id = ANY("mentionedUserIds")
        OR ${reachedBySql('"mentionedGroup"')}
        OR root.reply_count = 1
          AND (room.type = 'DIRECT' OR member.user_id IS NOT DISTINCT FROM root.sender_id) AS joins
    ) AS part
    WHERE joins OR EXISTS (
      SELECT FROM chat_thread_followers AS earlier
      WHERE earlier.root_id = root.id AND earlier.user_id = member.user_id
    )
    ON CONFLICT (root_id, user_id) DO UPDATE SET
      replies = excluded.replies,
      read_replies = CASE WHEN excluded.read_replies = excluded.replies
        THEN excluded.replies ELSE known.read_replies END,
      following = known.following OR excluded.following
    RETURNING root_id, user_id, following
  ), mention AS (
    INSERT INTO chat_mentions (message_id, room_id, user_id, thread_root_id, ordinal)
    SELECT input.id, room.id, member.user_id, "threadRootId",
      coalesce(root.reply_count, room.ordinal + "ordinalOffset")
    FROM room
    CROSS JOIN input
    LEFT JOIN root ON root.id = "threadRootId"
    JOIN chat_members AS member ON member.room_id = $2 AND member.user_id <> "senderId"
    WHERE member.user_id = ANY("mentionedUserIds")
      OR ${reachedBySql('"mentionedGroup"')}
  )`;

const selectStoredSql = (followerIds: string) => `
  SELECT message.seq, message.ordinal, users.name_kanji AS name, users.name_latin AS "nameLatin", json_build_object(
    'id', users.id, 'key', users.avatar_key, 'avatar', users.office_avatar,
    'bot', users.bot
  ) AS picture, ${followerIds} AS "followerIds"
  FROM message LEFT JOIN users ON users.id = message.sender_id
  ORDER BY message.seq`;

const noFollowers = `'{}'::uuid[]`;
const followersOfThread = `ARRAY(
  SELECT user_id FROM follower
  WHERE root_id = message.thread_root_id AND following AND user_id IS DISTINCT FROM message.sender_id
)`;

// PostgreSQL parses and plans a named statement once per connection.
const plainStatement = {
  name: 'store chat messages',
  text: `${insertMessagesSql}${selectStoredSql(noFollowers)}`,
};
const replyStatement = {
  name: 'store chat replies and mentions',
  text: `${insertMessagesSql}${followersAndMentionsSql}${selectStoredSql(followersOfThread)}`,
};

interface Stored {
  seq: number;
  ordinal: number;
  name: string | null;
  nameLatin: string | null;
  picture: Picture;
  followerIds: string[];
}

/**
 * Stores all messages or none in one statement. Locks the room only for it, so that many senders
 * can write concurrently. `messages` may contain at most one reply per thread.
 */
export async function insertMessages(
  db: Database,
  { organizationId, roomId }: RoomRef,
  messages: readonly NewMessage[],
): Promise<StoredMessage[] | InsertFailure> {
  const last = messages.findLast(({ threadRootId }) => threadRootId === null);
  let seqs = 0;
  let ordinals = 0;
  const input = messages.map((message) => {
    const seqOffset = seqs;
    // A reply also changes the first message of its thread, and each change takes a sequence number.
    seqs += message.threadRootId ? 2 : 1;
    ordinals += message.threadRootId ? 0 : 1;
    const fileNames = (message.fileNames ?? []).join('\n');
    return { ...message, ...originColumns(message), fileNames, ordinalOffset: ordinals, seqOffset };
  });
  const values = [
    JSON.stringify(input),
    roomId,
    organizationId,
    seqs,
    ordinals,
    last?.id ?? null,
    last?.createdAt ?? null,
  ];
  const hasRepliesOrMentions = messages.some(
    ({ threadRootId, mentionedUserIds, mentionedGroup }) =>
      threadRootId !== null || mentionedUserIds.length > 0 || mentionedGroup !== null,
  );
  try {
    const { rows } = hasRepliesOrMentions
      ? await insertWithRoomLocked(db.$client, roomId, values)
      : await db.$client.query<Stored>({ ...plainStatement, values });
    if (rows.length === 0) return 'noRoom';
    return rows.map((row, index) => ({
      message: toRow(messages[index]!, roomId, row),
      followerIds: row.followerIds,
    }));
  } catch (error) {
    return insertFailureOf(error);
  }
}

/** Locks the room first: a statement does not see followers committed while it waits for a lock. */
async function insertWithRoomLocked(
  pool: pg.Pool,
  roomId: string,
  values: unknown[],
): Promise<pg.QueryResult<Stored>> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query({
      name: 'hold chat room',
      text: 'SELECT FROM chat_rooms WHERE id = $1 FOR NO KEY UPDATE',
      values: [roomId],
    });
    const stored = await client.query<Stored>({ ...replyStatement, values });
    await client.query('COMMIT');
    client.release();
    return stored;
  } catch (error) {
    const undone = await client.query('ROLLBACK').catch(() => null);
    client.release(undone === null);
    throw error;
  }
}

const originColumns = ({ forwarded, webhook }: NewMessage) => ({
  forwardedId: forwarded?.messageId ?? null,
  forwardedSenderId: forwarded?.senderId ?? null,
  forwardedBotName: forwarded?.botName ?? null,
  forwardedText: forwarded?.text ?? null,
  webhookId: webhook?.id ?? null,
  botName: webhook?.name ?? null,
});

function toRow(message: NewMessage, roomId: string, stored: Stored): MessageRow {
  const { id, clientId, senderId, type, content, mentionedUserIds, mentionedGroup } = message;
  const { replyToId, threadRootId, createdAt } = message;
  return {
    id,
    clientId,
    roomId,
    type,
    content,
    mentionedUserIds,
    mentionedGroup,
    replyToId,
    threadRootId,
    createdAt,
    seq: stored.seq,
    changeSeq: stored.seq,
    ordinal: stored.ordinal,
    reactions: [],
    replyCount: 0,
    lastReplyAt: null,
    replyUserIds: [],
    editedAt: null,
    deletedAt: null,
    deletedByAdmin: false,
    pinnedAt: null,
    pinnedBy: null,
    ...originColumns(message),
    senderId,
    senderName: message.webhook?.name ?? stored.name,
    senderNameLatin: stored.nameLatin,
    senderPicture: stored.picture,
  };
}

const notNull = '23502';
const notUnique = '23505';
const foreignKeyViolation = '23503';

function insertFailureOf(error: unknown): InsertFailure {
  const { code, table, column } = error as { code?: string; table?: string; column?: string };
  if (code === notNull && column === chatMessages.ordinal.name) return 'noRoom';
  if (code === foreignKeyViolation && table === 'chat_attachments') return 'filesTaken';
  if (code !== notUnique) throw error;
  return table === 'chat_attachments' ? 'filesTaken' : 'sentAlready';
}
