import type { Database } from '../database/database.ts';
import { chatMessages } from '../database/schema/chat.ts';
import type { Picture } from '../database/picture-column.ts';
import type { MessageRow } from './message-store.ts';

/** A message that is about to be stored. */
export interface NewMessage {
  id: string;
  clientId: string;
  senderId: string;
  type: MessageRow['type'];
  content: string;
  searchText: string;
  searchGrams: number[];
  mentionedUserIds: string[];
  replyToId: string | null;
  threadRootId: string | null;
  fileIds: string[];
  createdAt: Date;
}

/** The room that messages are stored in. */
export interface RoomRef {
  organizationId: string;
  roomId: string;
}

/** Why nothing was stored. */
export type InsertFailure = 'sentAlready' | 'filesTaken' | 'noRoom';

/**
 * One statement takes the room's next numbers, counts and stores the messages, attaches their files,
 * updates the first messages of their threads and marks everything above as read by the senders.
 *
 * It writes nothing to a direct room whose other member left the organisation or is blocked.
 *
 * The row of a sender who is removed while this waits for the room is missing in `reader`. Their message
 * then has no ordinal, which the table refuses.
 *
 * A reply stands in its thread: it is not counted among the room's messages and is not the room's latest,
 * and its author has not read the room by it.
 *
 * `seqOffset` counts the numbers that the messages before it in the list take, `ordinalOffset` the messages
 * of the room itself up to and including it.
 */
const statement = `
  WITH input AS MATERIALIZED (
    SELECT * FROM json_to_recordset($1::json) AS input (
      "ordinalOffset" int, "seqOffset" int, id uuid, "clientId" uuid, "senderId" uuid, type text, content text,
      "searchText" text, "searchGrams" int[], "mentionedUserIds" uuid[], "replyToId" uuid,
      "threadRootId" uuid, "fileIds" uuid[], "createdAt" timestamptz
    )
  ), room AS (
    UPDATE chat_rooms
    SET last_seq = last_seq + $4, message_count = message_count + $5,
      last_message_id = coalesce($6, last_message_id),
      last_message_at = coalesce($7, last_message_at)
    WHERE id = $2 AND organization_id = $3 AND deleted_at IS NULL
      AND NOT EXISTS (
        SELECT FROM input WHERE NOT EXISTS (
          SELECT FROM chat_members WHERE room_id = $2 AND user_id = input."senderId"
        )
      )
      AND (type <> 'DIRECT' OR 2 = (
        SELECT count(*) FROM chat_members
        JOIN memberships USING (organization_id, user_id)
        JOIN users ON users.id = chat_members.user_id
        WHERE room_id = $2 AND memberships.blocked_at IS NULL
          AND users.block_reason IS DISTINCT FROM 'OPERATOR'
      ))
    RETURNING id, last_seq - $4::int + 1 AS seq, message_count - $5::int AS ordinal
  ), reader AS (
    UPDATE chat_members
    SET last_read_message_id = CASE WHEN "isReply" THEN last_read_message_id ELSE latest.id END,
      last_read_seq = CASE WHEN "isReply" THEN last_read_seq ELSE room.seq + latest."seqOffset" END,
      last_read_ordinal =
        CASE WHEN "isReply" THEN last_read_ordinal ELSE room.ordinal + latest."ordinalOffset" END
    FROM room, (
      SELECT DISTINCT ON ("senderId")
        "senderId", id, "seqOffset", "ordinalOffset", "threadRootId" IS NOT NULL AS "isReply"
      FROM input ORDER BY "senderId", "threadRootId" IS NOT NULL, "seqOffset" DESC
    ) AS latest
    WHERE chat_members.room_id = $2 AND chat_members.user_id = latest."senderId"
    RETURNING chat_members.user_id
  ), message AS (
    INSERT INTO chat_messages (
      id, room_id, seq, change_seq, ordinal, client_id, sender_id, type, content,
      search_text, search_grams, mentioned_user_ids, reply_to_id, thread_root_id, created_at
    )
    SELECT input.id, room.id, room.seq + "seqOffset", room.seq + "seqOffset",
      CASE WHEN EXISTS (SELECT FROM reader WHERE user_id = "senderId")
        THEN room.ordinal + "ordinalOffset" END,
      "clientId", "senderId", type, content,
      "searchText", "searchGrams", "mentionedUserIds", "replyToId", "threadRootId", "createdAt"
    FROM room, input
    RETURNING seq, ordinal, sender_id
  ), root AS (
    UPDATE chat_messages
    SET reply_count = reply_count + 1, last_reply_at = input."createdAt",
      change_seq = room.seq + "seqOffset" + 1,
      reply_user_ids = array_prepend("senderId", array_remove(reply_user_ids, "senderId"))
    FROM room, input
    WHERE chat_messages.id = input."threadRootId" AND chat_messages.room_id = room.id
  ), attached AS (
    INSERT INTO chat_attachments (message_id, room_id, file_id, position)
    SELECT input.id, room.id, file.id, file.position
    FROM room, input, unnest("fileIds") WITH ORDINALITY AS file (id, position)
  )
  SELECT message.seq, message.ordinal, users.name_kanji AS name, json_build_object(
    'id', users.id, 'key', users.avatar_key, 'avatar', users.office_avatar
  ) AS picture
  FROM message JOIN users ON users.id = message.sender_id
  ORDER BY message.seq
`;

interface Stored {
  seq: number;
  ordinal: number;
  name: string;
  picture: Picture;
}

/**
 * Stores messages of a room in one statement, in their order; all of them or nothing. The room is
 * held for no longer than that takes, so that many can write at once. Of messages in one thread
 * only one can be among them.
 */
export async function insertMessages(
  db: Database,
  { organizationId, roomId }: RoomRef,
  messages: readonly NewMessage[],
): Promise<MessageRow[] | InsertFailure> {
  const last = messages.findLast(({ threadRootId }) => threadRootId === null);
  let seqs = 0;
  let ordinals = 0;
  const input = messages.map((message) => {
    const seqOffset = seqs;
    // A reply changes its thread's first message too, and each change has a number of its own.
    seqs += message.threadRootId ? 2 : 1;
    ordinals += message.threadRootId ? 0 : 1;
    return { ...message, ordinalOffset: ordinals, seqOffset };
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
  try {
    // With a name, PostgreSQL reads and plans it once a connection.
    const query = { name: 'store chat messages', text: statement, values };
    const { rows } = await db.$client.query<Stored>(query);
    if (rows.length === 0) return 'noRoom';
    return rows.map((row, index) => toRow(messages[index]!, roomId, row));
  } catch (error) {
    return reasonOf(error);
  }
}

function toRow(message: NewMessage, roomId: string, stored: Stored): MessageRow {
  const { id, clientId, senderId, type, content, mentionedUserIds } = message;
  const { replyToId, threadRootId, createdAt } = message;
  return {
    id,
    clientId,
    roomId,
    type,
    content,
    mentionedUserIds,
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
    senderId,
    senderName: stored.name,
    senderPicture: stored.picture,
  };
}

const notNull = '23502';
const notUnique = '23505';
const notThere = '23503';

function reasonOf(error: unknown): InsertFailure {
  const { code, table, column } = error as { code?: string; table?: string; column?: string };
  if (code === notNull && column === chatMessages.ordinal.name) return 'noRoom';
  if (code === notThere && table === 'chat_attachments') return 'filesTaken';
  if (code !== notUnique) throw error;
  return table === 'chat_attachments' ? 'filesTaken' : 'sentAlready';
}
