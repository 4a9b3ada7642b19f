import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { chatMembers, chatMentions, chatMessages } from '../../database/schema/chat.ts';

interface RoomMemberRef {
  roomId: string;
  userId: string;
}

/** Moves the read position before a message. Returns false if the message is already unread. */
export async function moveLastReadBefore(
  tx: Queryable,
  { roomId, userId }: RoomMemberRef,
  { seq, ordinal }: { seq: number; ordinal: number },
): Promise<boolean> {
  const [previous] = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.roomId, roomId),
        lt(chatMessages.ordinal, ordinal),
        isNull(chatMessages.threadRootId),
      ),
    )
    .orderBy(desc(chatMessages.ordinal))
    .limit(1);
  const rows = await tx
    .update(chatMembers)
    .set({
      lastReadMessageId: previous?.id ?? null,
      lastReadSeq: seq - 1,
      lastReadOrdinal: ordinal - 1,
    })
    .where(
      and(
        eq(chatMembers.roomId, roomId),
        eq(chatMembers.userId, userId),
        gte(chatMembers.lastReadOrdinal, ordinal),
      ),
    )
    .returning({ userId: chatMembers.userId });
  return rows.length > 0;
}

/** Stores the mentions since a message again, because reading deletes them. Excludes `@here`. */
export async function restoreMentions(
  tx: Queryable,
  { roomId, userId }: RoomMemberRef,
  ordinal: number,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${chatMentions} (message_id, room_id, user_id, ordinal)
    SELECT message.id, message.room_id, member.user_id, message.ordinal
    FROM ${chatMessages} AS message
    JOIN ${chatMembers} AS member
      ON member.room_id = message.room_id AND member.user_id = ${userId}
    WHERE message.room_id = ${roomId} AND message.ordinal >= ${ordinal}
      AND message.thread_root_id IS NULL AND message.deleted_at IS NULL
      AND message.sender_id IS DISTINCT FROM member.user_id
      AND (
        member.user_id = ANY(message.mentioned_user_ids)
        OR message.mentioned_group = 'ALL' AND NOT member.muted
      )
    ON CONFLICT (message_id, user_id) DO NOTHING
  `);
}
