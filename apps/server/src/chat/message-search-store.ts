import type { KeywordTerm } from '@office/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { chatMessages, messageGrams } from '../database/schema/chat.ts';
import { hasAnyGram, hasTerms, gramsMatchTerms, maxComparedTexts } from '../database/text-match.ts';
import { findMessages, type MessageRow } from './message-store.ts';

interface MessageSearch {
  roomIds: readonly string[];
  terms: readonly KeywordTerm[];
  matchReading: boolean;
}

interface Part {
  limit: number;
  offset: number;
}

/** Up to this many rooms, the index filters by room. For more rooms, filtering its results is faster. */
const maxRoomsInIndexFilter = 8;
/** Number of rooms whose newest messages are compared; others count by their last message time. */
const maxComparedRooms = 60;

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
 * Searches only the newest messages of each room. Returns null if messages that were not compared could be
 * newer than the matches: the result is complete only back to the oldest compared message of each room.
 */
async function findAmongNewest(
  tx: Queryable,
  { roomIds, terms, matchReading }: MessageSearch,
  { limit, offset }: Part,
): Promise<string[] | null> {
  const each = Math.ceil(maxComparedTexts / Math.min(roomIds.length, maxComparedRooms));
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
      ${newestOf(sql`SELECT id FROM room WHERE place <= ${maxComparedRooms}`, each)}
      UNION ALL ${newestOf(sql`SELECT id FROM room WHERE place > ${maxComparedRooms}`, 1)}
    ), ends AS (
      SELECT max(at) AS at
      FROM (SELECT min(created_at) AS at FROM newest GROUP BY room_id, most HAVING count(*) = most) AS cut
    )
    SELECT found.id, ends.at IS NULL AS "isWhole"
    FROM ends LEFT JOIN LATERAL (
      SELECT id, created_at FROM newest AS ${chatMessages}
      WHERE (ends.at IS NULL OR created_at > ends.at) AND ${deletedAt} IS NULL
        AND ${hasTerms(searched, terms, { matchReading })}
      ORDER BY ${latestFirst} LIMIT ${limit} OFFSET ${offset}
    ) AS found ON true
    ORDER BY found.created_at DESC, found.id DESC`);
  const ids = rows.flatMap(({ id }) => id ?? []);
  return ids.length === limit || rows[0]?.isWhole ? ids : null;
}

/** Searches by the index, for rare words: collects all matching messages first, then filters by room. */
async function findByIndex(
  tx: Queryable,
  { roomIds, terms, matchReading }: MessageSearch,
  { limit, offset }: Part,
): Promise<string[]> {
  const pieces = messageGrams(chatMessages);
  const inRooms = roomIds.length > maxRoomsInIndexFilter ? sql`true` : hasAnyGram(pieces, roomIds);
  const { rows } = await tx.execute<{ id: string }>(sql`
    WITH found AS MATERIALIZED (
      SELECT id, room_id, created_at, deleted_at FROM ${chatMessages}
      WHERE ${gramsMatchTerms(pieces, terms, { matchReading })} AND ${inRooms}
        AND ${hasTerms(searched, terms, { matchReading })}
    )
    SELECT id FROM found
    WHERE room_id = ANY(${sql.param([...roomIds])}::uuid[]) AND deleted_at IS NULL
    ORDER BY ${latestFirst} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(({ id }) => id);
}
