import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Viewer } from '../../http/claims.ts';
import type { Queryable } from '../../database/database.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import { chatMembers, chatRooms, chatSavedMessages } from '../../database/schema/chat.ts';

interface SavedRef {
  userId: string;
  messageId: string;
}

const isSaved = ({ userId, messageId }: SavedRef) =>
  and(eq(chatSavedMessages.userId, userId), eq(chatSavedMessages.messageId, messageId));

const ofMember = and(
  eq(chatMembers.roomId, chatSavedMessages.roomId),
  eq(chatMembers.userId, chatSavedMessages.userId),
);

/** Locks the room membership, so that the member is not removed before the transaction ends. */
export async function lockRoomMember(
  tx: Queryable,
  { roomId, userId }: { roomId: string; userId: string },
): Promise<boolean> {
  const rows = await tx
    .select({ userId: chatMembers.userId })
    .from(chatMembers)
    .where(and(eq(chatMembers.roomId, roomId), eq(chatMembers.userId, userId)))
    .for('key share');
  return rows.length > 0;
}

export async function updateSaved(
  tx: Queryable,
  ref: SavedRef,
  doneAt: Date | null,
): Promise<boolean> {
  const rows = await tx
    .update(chatSavedMessages)
    .set({ doneAt })
    .where(isSaved(ref))
    .returning({ messageId: chatSavedMessages.messageId });
  return rows.length > 0;
}

export async function insertSaved(
  tx: Queryable,
  saved: typeof chatSavedMessages.$inferInsert,
): Promise<void> {
  await tx.insert(chatSavedMessages).values(saved);
}

export async function deleteSaved(tx: Queryable, ref: SavedRef): Promise<boolean> {
  const rows = await tx
    .delete(chatSavedMessages)
    .where(isSaved(ref))
    .returning({ messageId: chatSavedMessages.messageId });
  return rows.length > 0;
}

/** Counts the saved messages of a member. Lock the member first to enforce the limit. */
export async function countSaved(
  tx: Queryable,
  { organizationId, userId }: Viewer,
): Promise<number> {
  const saved = tx
    .select({ messageId: chatSavedMessages.messageId })
    .from(chatSavedMessages)
    .innerJoin(chatMembers, ofMember)
    .where(
      and(eq(chatSavedMessages.userId, userId), eq(chatMembers.organizationId, organizationId)),
    );
  return tx.$count(saved.as('saved'));
}

export async function listSavedIds(
  tx: Queryable,
  { roomId, userId }: { roomId: string; userId: string },
): Promise<string[]> {
  const rows = await tx
    .select({ messageId: chatSavedMessages.messageId })
    .from(chatSavedMessages)
    .where(
      and(
        eq(chatSavedMessages.roomId, roomId),
        eq(chatSavedMessages.userId, userId),
        isNull(chatSavedMessages.doneAt),
      ),
    )
    .orderBy(chatSavedMessages.messageId);
  return rows.map(({ messageId }) => messageId);
}

export async function listSaved(
  tx: Queryable,
  { organizationId, userId }: Viewer,
  { done, ...page }: PageRequest & { done: boolean },
) {
  const query = tx
    .select({
      messageId: chatSavedMessages.messageId,
      roomId: chatSavedMessages.roomId,
      savedAt: chatSavedMessages.savedAt,
      doneAt: chatSavedMessages.doneAt,
    })
    .from(chatSavedMessages)
    .innerJoin(chatMembers, ofMember)
    .innerJoin(chatRooms, eq(chatRooms.id, chatSavedMessages.roomId))
    .where(
      and(
        eq(chatSavedMessages.userId, userId),
        eq(chatMembers.organizationId, organizationId),
        isNull(chatRooms.deletedAt),
        done ? isNotNull(chatSavedMessages.doneAt) : isNull(chatSavedMessages.doneAt),
      ),
    )
    .$dynamic();
  const order = [desc(chatSavedMessages.savedAt), desc(chatSavedMessages.messageId)];
  return findPage(tx, query, order, page);
}
