import { and, eq, isNull } from 'drizzle-orm';
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

export async function listMessagesOf(
  tx: Queryable,
  { roomId, userId, limit }: { roomId: string; userId: string; limit: number },
): Promise<string[]> {
  const rows = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.roomId, roomId),
        eq(chatMessages.senderId, userId),
        isNull(chatMessages.deletedAt),
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}
