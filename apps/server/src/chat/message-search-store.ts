import type { KeywordTerm } from '@office/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { chatMessages, messagePieces } from '../database/schema/chat.ts';
import { hasAnyPiece, hasTerms, mayHaveTerms, newestTexts } from '../database/text-match.ts';
import { findMessages, type MessageRow } from './message-store.ts';

interface MessageSearch {
  roomIds: readonly string[];
  terms: readonly KeywordTerm[];
  /** Finds the terms as they are read, too. */
  read: boolean;
}

interface Part {
  limit: number;
  offset: number;
}

/** Up to so many rooms the index itself leaves out the others; of more it is quicker to ask for them beside it. */
const fewRooms = 8;
/** Rooms whose newest messages are compared; of the others it is only asked how new those are. */
const openedRooms = 60;

/** Messages of some rooms that have all the terms, latest first. */
export async function searchMessages(
  tx: Queryable,
  search: MessageSearch,
  part: Part,
): Promise<MessageRow[]> {
  if (search.roomIds.length === 0) return [];
  const ids = (await findAmongNewest(tx, search, part)) ?? (await findByIndex(tx, search, part));
  const messages = await findMessages(tx, ids);
  const messageOf = new Map(messages.map((message) => [message.id, message]));
  return ids.flatMap((id) => messageOf.get(id) ?? []);
}

const { searched, deletedAt } = chatMessages;
const latestFirst = sql`created_at DESC, id DESC`;

/**
 * Compares the newest messages of the rooms. Null where there may be others that are as new as those which are wanted:
 * a room ends at its last message that was compared.
 */
async function findAmongNewest(
  tx: Queryable,
  { roomIds, terms, read }: MessageSearch,
  { limit, offset }: Part,
): Promise<string[] | null> {
  const each = Math.ceil(newestTexts / Math.min(roomIds.length, openedRooms));
  const newestOf = (rooms: SQL, count: number) => sql`
    SELECT message.*, ${count}::int AS most
    FROM (${rooms}) AS room, LATERAL (
      SELECT id, room_id, created_at, deleted_at, searched FROM ${chatMessages}
      WHERE room_id = room.id ORDER BY seq DESC LIMIT ${count}::int
    ) AS message`;
  const { rows } = await tx.execute<{ id: string | null; isWhole: boolean }>(sql`
    WITH room AS MATERIALIZED (
      SELECT id, row_number() OVER (ORDER BY last_message_at DESC, id) AS place
      FROM chat_rooms WHERE id = ANY(${sql.param([...roomIds])}::uuid[])
    ), newest AS MATERIALIZED (
      ${newestOf(sql`SELECT id FROM room WHERE place <= ${openedRooms}`, each)}
      UNION ALL ${newestOf(sql`SELECT id FROM room WHERE place > ${openedRooms}`, 1)}
    ), ends AS (
      SELECT max(at) AS at
      FROM (SELECT min(created_at) AS at FROM newest GROUP BY room_id, most HAVING count(*) = most) AS cut
    )
    SELECT found.id, ends.at IS NULL AS "isWhole"
    FROM ends LEFT JOIN LATERAL (
      SELECT id, created_at FROM newest AS ${chatMessages}
      WHERE (ends.at IS NULL OR created_at > ends.at) AND ${deletedAt} IS NULL
        AND ${hasTerms(searched, terms, { read })}
      ORDER BY ${latestFirst} LIMIT ${limit} OFFSET ${offset}
    ) AS found ON true
    ORDER BY found.created_at DESC, found.id DESC`);
  const ids = rows.flatMap(({ id }) => id ?? []);
  return ids.length === limit || rows[0]?.isWhole ? ids : null;
}

/** Finds a word that is not frequent: first all messages that have it, then those of the rooms. */
async function findByIndex(
  tx: Queryable,
  { roomIds, terms, read }: MessageSearch,
  { limit, offset }: Part,
): Promise<string[]> {
  const pieces = messagePieces(chatMessages);
  const inRooms = roomIds.length > fewRooms ? sql`true` : hasAnyPiece(pieces, roomIds);
  const { rows } = await tx.execute<{ id: string }>(sql`
    WITH found AS MATERIALIZED (
      SELECT id, room_id, created_at, deleted_at FROM ${chatMessages}
      WHERE ${mayHaveTerms(pieces, terms, { read })} AND ${inRooms}
        AND ${hasTerms(searched, terms, { read })}
    )
    SELECT id FROM found
    WHERE room_id = ANY(${sql.param([...roomIds])}::uuid[]) AND deleted_at IS NULL
    ORDER BY ${latestFirst} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(({ id }) => id);
}
