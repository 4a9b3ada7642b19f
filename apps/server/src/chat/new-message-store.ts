import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { chatMessages } from '../database/schema/chat.ts';
import { users } from '../database/schema/users.ts';
import { pictureOf } from '../people/avatar-url.ts';
import type { Picture } from '../people/avatar-url.ts';
import type { MessageRow } from './message-store.ts';
import type { Viewer } from './room-store.ts';

/** A message that is about to be stored. */
export interface NewMessage {
  id: string;
  clientId: string;
  roomId: string;
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

/** Why nothing was stored. */
export type Unstored = 'sentAlready' | 'filesTaken' | 'noRoom';

/**
 * Stores a message in one statement: it takes the room's next number, counts, attaches its files,
 * tells its thread's first message and marks what is above as read by its sender; all of it or
 * nothing. The room is held for no longer than that takes, so that many can write at once.
 *
 * Of someone who was removed while this waited for the room no row of `reader` is left: the message
 * then has no ordinal, which the table refuses.
 */
export async function storeMessage(
  db: Database,
  { organizationId, userId }: Viewer,
  message: NewMessage,
): Promise<MessageRow | Unstored> {
  const { id, roomId, threadRootId, fileIds, createdAt } = message;
  // A reply changes its thread's first message too, and each change has a number of its own.
  const seqs = threadRootId ? 2 : 1;
  const at = createdAt.toISOString();
  const list = (values: readonly (string | number)[], type: string) =>
    sql`${sql.param([...values])}::${sql.raw(type)}[]`;
  const query = sql`
    WITH room AS (
      UPDATE chat_rooms
      SET last_seq = last_seq + ${seqs}, message_count = message_count + 1,
        last_message_id = ${id}, last_message_at = ${at}
      WHERE id = ${roomId} AND organization_id = ${organizationId} AND deleted_at IS NULL
        AND EXISTS (SELECT FROM chat_members WHERE room_id = ${roomId} AND user_id = ${userId})
      RETURNING id, last_seq - ${seqs}::int + 1 AS seq, message_count AS ordinal
    ), reader AS (
      UPDATE chat_members
      SET last_read_message_id = ${id}, last_read_seq = room.seq, last_read_ordinal = room.ordinal
      FROM room
      WHERE chat_members.room_id = room.id AND chat_members.user_id = ${userId}
      RETURNING room.ordinal
    ), message AS (
      INSERT INTO chat_messages (
        id, room_id, seq, change_seq, ordinal, client_id, sender_id, type, content,
        search_text, search_grams, mentioned_user_ids, reply_to_id, thread_root_id, created_at
      )
      SELECT ${id}, room.id, room.seq, room.seq, (SELECT ordinal FROM reader),
        ${message.clientId}, ${userId}, ${message.type}, ${message.content},
        ${message.searchText}, ${list(message.searchGrams, 'int')},
        ${list(message.mentionedUserIds, 'uuid')}, ${message.replyToId}::uuid,
        ${threadRootId}::uuid, ${at}
      FROM room
      RETURNING seq, ordinal
    ), root AS (
      UPDATE chat_messages
      SET reply_count = reply_count + 1, last_reply_at = ${at}, change_seq = room.seq + 1,
        reply_user_ids = array_prepend(${userId}::uuid, array_remove(reply_user_ids, ${userId}::uuid))
      FROM room
      WHERE chat_messages.id = ${threadRootId}::uuid AND chat_messages.room_id = room.id
    ), attached AS (
      INSERT INTO chat_attachments (message_id, room_id, file_id, position)
      SELECT ${id}, room.id, file.id, file.position
      FROM room, unnest(${list(fileIds, 'uuid')}) WITH ORDINALITY AS file (id, position)
    )
    SELECT message.seq, message.ordinal, users.name_kanji AS name, ${pictureOf(users)} AS picture
    FROM message, users WHERE users.id = ${userId}
  `;
  const { rows } = await db
    .execute<{ seq: number; ordinal: number; name: string; picture: Picture }>(query)
    .catch((error: unknown) => ({ rows: reasonOf(error) }));
  if (typeof rows === 'string') return rows;
  const [stored] = rows;
  return stored ? toRow(message, userId, stored) : 'noRoom';
}

function toRow(
  message: NewMessage,
  senderId: string,
  stored: { seq: number; ordinal: number; name: string; picture: Picture },
): MessageRow {
  const { id, clientId, roomId, type, content, mentionedUserIds } = message;
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

function reasonOf(error: unknown): Unstored {
  const { cause } = error as { cause?: { code?: string; table?: string; column?: string } };
  if (cause?.code === notNull && cause.column === chatMessages.ordinal.name) return 'noRoom';
  if (cause?.code === notThere && cause.table === 'chat_attachments') return 'filesTaken';
  if (cause?.code !== notUnique) throw error;
  return cause.table === 'chat_attachments' ? 'filesTaken' : 'sentAlready';
}
