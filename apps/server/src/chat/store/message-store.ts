import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { chatAttachments, chatMessages } from '../../database/schema/chat.ts';
import { files } from '../../database/schema/files.ts';
import { users } from '../../database/schema/users.ts';
import { pictureOf } from '../../database/picture-column.ts';
import { keepHeldMessages, type HeldReason } from '../../legal-holds/held-content.ts';

/** Columns of a message with its sender, from the table or from a subquery with its columns. */
const columnsOf = (messages: typeof chatMessages) => ({
  id: messages.id,
  clientId: messages.clientId,
  roomId: messages.roomId,
  seq: messages.seq,
  changeSeq: messages.changeSeq,
  ordinal: messages.ordinal,
  type: messages.type,
  content: messages.content,
  mentionedUserIds: messages.mentionedUserIds,
  mentionedGroup: messages.mentionedGroup,
  reactions: messages.reactions,
  replyToId: messages.replyToId,
  threadRootId: messages.threadRootId,
  replyCount: messages.replyCount,
  lastReplyAt: messages.lastReplyAt,
  replyUserIds: messages.replyUserIds,
  createdAt: messages.createdAt,
  editedAt: messages.editedAt,
  deletedAt: messages.deletedAt,
  deletedByAdmin: messages.deletedByAdmin,
  pinnedAt: messages.pinnedAt,
  pinnedBy: messages.pinnedBy,
  forwardedId: messages.forwardedId,
  forwardedSenderId: messages.forwardedSenderId,
  forwardedText: messages.forwardedText,
  forwardedBotName: messages.forwardedBotName,
  webhookId: messages.webhookId,
  botName: messages.botName,
  senderId: users.id,
  senderName: sql<string | null>`coalesce(${messages.botName}, ${users.nameKanji})`,
  senderNameLatin: users.nameLatin,
  senderPicture: pictureOf(users),
});

function selectMessages(tx: Queryable) {
  return tx
    .select(columnsOf(chatMessages))
    .from(chatMessages)
    .leftJoin(users, eq(users.id, chatMessages.senderId))
    .$dynamic();
}

/**
 * Joins the senders after the limit: otherwise the plan may read the whole room after an import.
 */
function selectSlice(
  tx: Queryable,
  where: SQL | undefined,
  {
    key = 'seq',
    from = asc,
    limit,
  }: { key?: 'seq' | 'changeSeq'; from?: typeof asc; limit: number },
) {
  const slice = tx
    .select()
    .from(chatMessages)
    .where(where)
    .orderBy(from(chatMessages[key]))
    .limit(limit)
    .as('slice') as unknown as typeof chatMessages;
  return tx
    .select(columnsOf(slice))
    .from(slice)
    .leftJoin(users, eq(users.id, slice.senderId))
    .orderBy(asc(slice[key]));
}

export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

export async function findMessage(tx: Queryable, roomId: string, messageId: string) {
  const [row] = await selectMessages(tx).where(
    and(eq(chatMessages.roomId, roomId), eq(chatMessages.id, messageId)),
  );
  return row ?? null;
}

export async function findMessages(tx: Queryable, messageIds: readonly string[]) {
  if (messageIds.length === 0) return [];
  return selectMessages(tx).where(inArray(chatMessages.id, [...messageIds]));
}

export async function findByClientId(tx: Queryable, senderId: string, clientId: string) {
  const [row] = await selectMessages(tx).where(
    and(eq(chatMessages.senderId, senderId), eq(chatMessages.clientId, clientId)),
  );
  return row ?? null;
}

/** The main conversation of a room (`threadRootId` is null), or one of its threads. */
export interface ConversationRef {
  roomId: string;
  threadRootId: string | null;
}

function inConversation({ roomId, threadRootId }: ConversationRef): SQL | undefined {
  return and(
    eq(chatMessages.roomId, roomId),
    threadRootId ? eq(chatMessages.threadRootId, threadRootId) : isNull(chatMessages.threadRootId),
  );
}

/** Returns the messages directly before a sequence number, or the latest ones without it, oldest first. */
export async function listBefore(
  tx: Queryable,
  flow: ConversationRef,
  beforeSeq: number | null,
  limit: number,
) {
  const bound = beforeSeq === null ? undefined : lt(chatMessages.seq, beforeSeq);
  return selectSlice(tx, and(inConversation(flow), bound), { from: desc, limit });
}

/** Returns the messages after a sequence number, oldest first. `inclusive` also returns that message. */
export async function listAfter(
  tx: Queryable,
  flow: ConversationRef,
  afterSeq: number,
  limit: number,
  inclusive = false,
) {
  const bound = inclusive ? gte(chatMessages.seq, afterSeq) : gt(chatMessages.seq, afterSeq);
  return selectSlice(tx, and(inConversation(flow), bound), { limit });
}

export async function listChanged(tx: Queryable, roomId: string, afterSeq: number, limit: number) {
  const changed = and(eq(chatMessages.roomId, roomId), gt(chatMessages.changeSeq, afterSeq));
  return selectSlice(tx, changed, { key: 'changeSeq', limit });
}

export async function findFirstUnread(tx: Queryable, roomId: string, lastReadOrdinal: number) {
  const [row] = await tx
    .select({ id: chatMessages.id, seq: chatMessages.seq })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.roomId, roomId),
        gt(chatMessages.ordinal, lastReadOrdinal),
        isNull(chatMessages.threadRootId),
      ),
    )
    .orderBy(asc(chatMessages.ordinal))
    .limit(1);
  return row ?? null;
}

export async function listPinned(tx: Queryable, roomId: string): Promise<MessageRow[]> {
  return selectMessages(tx)
    .where(and(eq(chatMessages.roomId, roomId), isNotNull(chatMessages.pinnedAt)))
    .orderBy(desc(chatMessages.pinnedAt), desc(chatMessages.seq));
}

/** Counts the pins of a room. Lock the room first to enforce the limit. */
export async function countPinned(tx: Queryable, roomId: string): Promise<number> {
  return tx.$count(
    chatMessages,
    and(eq(chatMessages.roomId, roomId), isNotNull(chatMessages.pinnedAt)),
  );
}

export async function updateMessage(
  tx: Queryable,
  messageId: string,
  change: Partial<typeof chatMessages.$inferInsert>,
): Promise<void> {
  await tx.update(chatMessages).set(change).where(eq(chatMessages.id, messageId));
}

export interface AttachmentRow {
  id: string;
  messageId: string;
  fileKey: string;
  fileName: string;
  fileSize: number;
  mimeType: string;
  width: number | null;
  height: number | null;
}

export async function listAttachments(
  tx: Queryable,
  messageIds: readonly string[],
): Promise<AttachmentRow[]> {
  if (messageIds.length === 0) return [];
  return tx
    .select({
      id: chatAttachments.id,
      messageId: chatAttachments.messageId,
      fileKey: files.key,
      fileName: files.fileName,
      fileSize: files.size,
      mimeType: files.mimeType,
      width: files.width,
      height: files.height,
    })
    .from(chatAttachments)
    .innerJoin(files, eq(files.id, chatAttachments.fileId))
    .where(inArray(chatAttachments.messageId, [...messageIds]))
    .orderBy(asc(chatAttachments.position));
}

/**
 * Detaches the files of messages that are being deleted or lose their files. Before, copies what a legal hold covers.
 * @returns the keys of the files
 */
export async function detachFiles(
  tx: Queryable,
  messageIds: readonly string[],
  reason: HeldReason,
): Promise<string[]> {
  await keepHeldMessages(tx, messageIds, reason);
  const keys = (await listAttachments(tx, messageIds)).map(({ fileKey }) => fileKey);
  if (keys.length === 0) return [];
  await tx.delete(chatAttachments).where(inArray(chatAttachments.messageId, [...messageIds]));
  return keys;
}
