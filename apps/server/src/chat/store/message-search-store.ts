import type { ChatMessagePart, KeywordTerm } from '@office/vocabulary';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import {
  chatMessages,
  messageGrams,
  messageHasFile,
  messageHasLink,
} from '../../database/schema/chat.ts';
import {
  hasAnyGram,
  hasTerms,
  gramsMatchTerms,
  maxComparedTexts,
} from '../../database/text-match.ts';
import { findMessages, type MessageRow } from './message-store.ts';

interface MessageFilters {
  senderId?: string | undefined;
  sentFrom?: Date | undefined;
  sentBefore?: Date | undefined;
  /** All of them must be in the message. */
  has?: readonly ChatMessagePart[] | undefined;
}

interface MessageSearch extends MessageFilters {
  roomIds: readonly string[];
  /** May be empty if there are filters. */
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

function matchesFilters({ senderId, sentFrom, sentBefore, has = [], terms }: MessageSearch): SQL {
  const conditions = [
    sql`true`,
    ...(senderId ? [sql`sender_id = ${senderId}`] : []),
    ...(sentFrom ? [sql`created_at >= ${sentFrom.toISOString()}`] : []),
    ...(sentBefore ? [sql`created_at < ${sentBefore.toISOString()}`] : []),
    ...(has.includes('FILE') ? [messageHasFile] : []),
    ...(has.includes('LINK') ? [messageHasLink] : []),
    ...(terms.length === 0 ? [sql`type <> 'MISSED_CALL'`] : []),
  ];
  return sql.join(conditions, sql` AND `);
}

/** Returns null if messages that were not compared could be newer than the matches. */
async function findAmongNewest(
  tx: Queryable,
  search: MessageSearch,
  { limit, offset }: Part,
): Promise<string[] | null> {
  const { roomIds, terms, matchReading } = search;
  const textMatches = hasTerms(searched, terms, { matchReading }) ?? sql`true`;
  const each = Math.ceil(maxComparedTexts / Math.min(roomIds.length, maxComparedRooms));
  const newestOf = (rooms: SQL, count: number) => sql`
    SELECT message.*, ${count}::int AS most
    FROM (${rooms}) AS room, LATERAL (
      SELECT id, room_id, created_at, deleted_at, searched FROM ${chatMessages}
      WHERE room_id = room.id AND ${matchesFilters(search)} ORDER BY created_at DESC LIMIT ${count}::int
    ) AS message`;
  const { rows } = await tx.execute<{ id: string | null; isComplete: boolean }>(sql`
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
    SELECT found.id, ends.at IS NULL AS "isComplete"
    FROM ends LEFT JOIN LATERAL (
      SELECT id, created_at FROM newest AS ${chatMessages}
      WHERE (ends.at IS NULL OR created_at > ends.at) AND ${deletedAt} IS NULL
        AND ${textMatches}
      ORDER BY ${latestFirst} LIMIT ${limit} OFFSET ${offset}
    ) AS found ON true
    ORDER BY found.created_at DESC, found.id DESC`);
  const ids = rows.flatMap(({ id }) => id ?? []);
  return ids.length === limit || rows[0]?.isComplete ? ids : null;
}

/** Searches by the index, for rare words: collects all matching messages first, then filters by room. */
async function findByIndex(
  tx: Queryable,
  search: MessageSearch,
  { limit, offset }: Part,
): Promise<string[]> {
  const { roomIds, terms, matchReading } = search;
  if (terms.length === 0) return findByFilters(tx, search, { limit, offset });
  const pieces = messageGrams(chatMessages);
  const inRooms = roomIds.length > maxRoomsInIndexFilter ? sql`true` : hasAnyGram(pieces, roomIds);
  const { rows } = await tx.execute<{ id: string }>(sql`
    WITH found AS MATERIALIZED (
      SELECT id, room_id, created_at, deleted_at FROM ${chatMessages}
      WHERE ${gramsMatchTerms(pieces, terms, { matchReading })} AND ${inRooms}
        AND ${hasTerms(searched, terms, { matchReading })} AND ${matchesFilters(search)}
    )
    SELECT id FROM found
    WHERE room_id = ANY(${sql.param([...roomIds])}::uuid[]) AND deleted_at IS NULL
    ORDER BY ${latestFirst} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(({ id }) => id);
}

/** Reads the further pages of a search without words: the first messages of each room up to the end of the page. */
async function findByFilters(
  tx: Queryable,
  search: MessageSearch,
  { limit, offset }: Part,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT message.id
    FROM unnest(${sql.param([...search.roomIds])}::uuid[]) AS room (id), LATERAL (
      SELECT id, created_at FROM ${chatMessages}
      WHERE room_id = room.id AND deleted_at IS NULL AND ${matchesFilters(search)}
      ORDER BY ${latestFirst} LIMIT ${limit + offset}
    ) AS message
    ORDER BY message.created_at DESC, message.id DESC LIMIT ${limit} OFFSET ${offset}`);
  return rows.map(({ id }) => id);
}
