import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database.ts';
import {
  chatAttachments,
  chatMembers,
  chatMessages,
  chatRooms,
} from '../../database/schema/chat.ts';
import { files } from '../../database/schema/files.ts';
import type { Viewer } from '../../http/claims.ts';

export function listFilesOf(
  tx: Queryable,
  messageId: string,
): Promise<{ id: string; fileName: string }[]> {
  return tx
    .select({ id: files.id, fileName: files.fileName })
    .from(chatAttachments)
    .innerJoin(files, eq(files.id, chatAttachments.fileId))
    .where(eq(chatAttachments.messageId, messageId))
    .orderBy(asc(chatAttachments.position));
}

/** Returns the originals of the latest forwarded messages of a room, if the viewer is a member of their rooms. */
export function listReadableSources(
  tx: Queryable,
  { organizationId, userId }: Viewer,
  roomId: string,
  limit: number,
) {
  const original = alias(chatMessages, 'original');
  const isReader = and(
    eq(chatMembers.roomId, original.roomId),
    eq(chatMembers.organizationId, organizationId),
    eq(chatMembers.userId, userId),
  );
  return tx
    .select({
      messageId: chatMessages.id,
      originalId: original.id,
      originalThreadRootId: original.threadRootId,
      originalRoomId: chatRooms.id,
      originalRoomType: chatRooms.type,
    })
    .from(chatMessages)
    .innerJoin(original, eq(original.id, chatMessages.forwardedId))
    .innerJoin(chatMembers, isReader)
    .innerJoin(chatRooms, eq(chatRooms.id, original.roomId))
    .where(
      and(
        eq(chatMessages.roomId, roomId),
        isNotNull(chatMessages.forwardedId),
        isNull(original.deletedAt),
        isNull(chatRooms.deletedAt),
      ),
    )
    .orderBy(desc(chatMessages.seq))
    .limit(limit);
}
