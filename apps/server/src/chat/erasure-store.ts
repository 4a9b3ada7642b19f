import { and, arrayContains, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';
import { chatMessages, chatRooms } from '../database/schema/chat.ts';

export async function findRoomsWithMessagesOf(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: chatRooms.id })
    .from(chatMessages)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
    .where(
      and(
        eq(chatRooms.organizationId, organizationId),
        eq(chatMessages.senderId, userId),
        isNull(chatMessages.deletedAt),
      ),
    );
  return rows.map(({ id }) => id);
}

export function listMessagesOf(
  tx: Queryable,
  { roomId, userId, limit }: { roomId: string; userId: string; limit: number },
): Promise<string[]> {
  const isOwn = and(eq(chatMessages.senderId, userId), isNull(chatMessages.deletedAt));
  return listMessages(tx, roomId, isOwn, limit);
}

/** Condition on `chat_messages`: the message contains the id of the person, except as its sender. */
function namesPerson(userId: string): SQL | undefined {
  const { mentionedUserIds, replyUserIds, reactions, forwardedSenderId, pinnedBy } = chatMessages;
  return or(
    arrayContains(mentionedUserIds, [userId]),
    arrayContains(replyUserIds, [userId]),
    sql`position(${userId} IN ${reactions}::text) > 0`,
    eq(forwardedSenderId, userId),
    eq(pinnedBy, userId),
  );
}

export async function findRoomIds(
  tx: Queryable,
  { organizationId }: Pick<MemberRef, 'organizationId'>,
): Promise<string[]> {
  const rows = await tx
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .where(eq(chatRooms.organizationId, organizationId));
  return rows.map(({ id }) => id);
}

export function listMessagesNaming(
  tx: Queryable,
  { roomId, userId, limit }: { roomId: string; userId: string; limit: number },
): Promise<string[]> {
  return listMessages(tx, roomId, namesPerson(userId), limit);
}

async function listMessages(
  tx: Queryable,
  roomId: string,
  condition: SQL | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(eq(chatMessages.roomId, roomId), condition))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** @param changeSeq null in a deleted room, whose members receive no changes */
export async function replaceIdInMessage(
  tx: Queryable,
  messageId: string,
  change: { userId: string; pseudonym: string; keepsForwards: boolean; changeSeq: number | null },
): Promise<void> {
  const person = sql`${change.userId}::uuid`;
  const other = sql`${change.pseudonym}::uuid`;
  const { mentionedUserIds, replyUserIds, reactions, forwardedSenderId, forwardedText, pinnedBy } =
    chatMessages;
  const isForward = sql`${forwardedSenderId} = ${person} AND NOT ${change.keepsForwards}::boolean`;
  await tx
    .update(chatMessages)
    .set({
      mentionedUserIds: sql`array_replace(${mentionedUserIds}, ${person}, ${other})`,
      replyUserIds: sql`array_replace(${replyUserIds}, ${person}, ${other})`,
      reactions: sql`replace(${reactions}::text, ${change.userId}, ${change.pseudonym})::jsonb`,
      forwardedText: sql`CASE WHEN ${isForward} THEN NULL ELSE ${forwardedText} END`,
      forwardedSenderId: sql`CASE WHEN ${forwardedSenderId} = ${person} THEN ${other} ELSE ${forwardedSenderId} END`,
      pinnedBy: sql`CASE WHEN ${pinnedBy} = ${person} THEN ${other} ELSE ${pinnedBy} END`,
      ...(change.changeSeq !== null && { changeSeq: change.changeSeq }),
    })
    .where(eq(chatMessages.id, messageId));
}
