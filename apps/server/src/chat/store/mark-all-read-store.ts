import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { Viewer } from '../../http/claims.ts';
import {
  chatMembers,
  chatMentions,
  chatMessages,
  chatRooms,
  chatThreadFollowers,
} from '../../database/schema/chat.ts';

/** Moves the read position of every room to its latest message. Returns the ids of the rooms that changed. */
export async function advanceAllRooms(
  tx: Queryable,
  { organizationId, userId }: Viewer,
): Promise<string[]> {
  const { rows } = await tx.execute<{ room_id: string }>(sql`
    WITH moved AS (
      UPDATE ${chatMembers} AS member SET
        last_read_message_id = latest.id, last_read_seq = latest.seq, last_read_ordinal = latest.ordinal
      FROM ${chatRooms} AS room, LATERAL (
        SELECT id, seq, ordinal FROM ${chatMessages}
        WHERE room_id = room.id AND thread_root_id IS NULL
        ORDER BY seq DESC LIMIT 1
      ) AS latest
      WHERE member.user_id = ${userId} AND member.organization_id = ${organizationId}
        AND room.id = member.room_id AND room.deleted_at IS NULL
        AND member.last_read_ordinal < latest.ordinal
      RETURNING member.room_id, member.last_read_ordinal
    ), forgotten AS (
      DELETE FROM ${chatMentions} AS mention USING moved
      WHERE mention.user_id = ${userId} AND mention.room_id = moved.room_id
        AND mention.thread_root_id IS NULL AND mention.ordinal <= moved.last_read_ordinal
    )
    SELECT room_id FROM moved
  `);
  return rows.map((row) => row.room_id);
}

/** Marks every reply of the followed threads as read. Returns the threads that changed. */
export async function advanceAllThreads(
  tx: Queryable,
  { organizationId, userId }: Viewer,
): Promise<{ roomId: string; rootId: string }[]> {
  const { rows } = await tx.execute<{ room_id: string; root_id: string }>(sql`
    WITH moved AS (
      UPDATE ${chatThreadFollowers} AS follower SET read_replies = follower.replies
      FROM ${chatMembers} AS member, ${chatRooms} AS room
      WHERE follower.user_id = ${userId} AND follower.following
        AND follower.replies > follower.read_replies
        AND member.room_id = follower.room_id AND member.user_id = follower.user_id
        AND member.organization_id = ${organizationId}
        AND room.id = follower.room_id AND room.deleted_at IS NULL
      RETURNING follower.room_id, follower.root_id, follower.read_replies
    ), forgotten AS (
      DELETE FROM ${chatMentions} AS mention USING moved
      WHERE mention.user_id = ${userId} AND mention.thread_root_id = moved.root_id
        AND mention.ordinal <= moved.read_replies
    )
    SELECT room_id, root_id FROM moved
  `);
  return rows.map((row) => ({ roomId: row.room_id, rootId: row.root_id }));
}
