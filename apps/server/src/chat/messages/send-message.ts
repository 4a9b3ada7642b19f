import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { maxImagesAtOnce } from '@office/vocabulary';
import { requireUploads, type FileRecord } from '../../files/uploads.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishMessage, publishMessageById } from '../rooms/room-events.ts';
import { requireGroupMention } from './group-mentions.ts';
import { checkContent, checkMentions } from './message-content.ts';
import { findByClientId, findMessage } from '../store/message-store.ts';
import { toMessage } from '../views/message-view.ts';
import type { InsertFailure, NewMessage, StoredMessage } from '../store/message-insert-store.ts';
import { requireRoom, type ChatDeps } from '../rooms/room-access.ts';
import type { RoomRow } from '../store/room-store.ts';
import { listFollowerIds } from '../store/thread-store.ts';
import { storeMessage } from './message-writer.ts';

type Request = Schemas['SendChatMessageRequest'];
export type SendDeps = ChatDeps & Pick<Platform, 'push' | 'linkPreviews'>;

/**
 * Sends a message. Idempotent by `clientId`: repeated and concurrent requests store one message and
 * all return it.
 * @throws {ApiError} 400 if the text or files do not fit the type, or `notifyPaused` the room; 404
 *   `chatRoomNotFound`, `chatMessageNotFound` (the message replied to), `chatRoomUserNotFound` (a mentioned member)
 */
export async function sendMessage(
  context: SendDeps & WithViewer,
  roomId: string,
  request: Request,
): Promise<Schemas['ChatMessage']> {
  checkRequest(request);
  const { replyToId, threadRootId, mentionedUserIds = [], fileKeys = [], mentionedGroup } = request;
  const { notifyPaused = false } = request;
  const refersTo = [
    replyToId,
    threadRootId,
    mentionedGroup,
    notifyPaused,
    ...mentionedUserIds,
    ...fileKeys,
  ].filter(Boolean);
  if (refersTo.length > 0) {
    // Checked first, because referenced messages or files may have been deleted since an earlier attempt.
    const sent = await findSent(context, roomId, request.clientId);
    if (sent) return sent;
    await checkReferences(context, roomId, request);
  }
  const files = await requireAttachments(context, fileKeys);
  const message = {
    clientId: request.clientId,
    type: request.type,
    content: request.content,
    mentionedUserIds,
    mentionedGroup: mentionedGroup ?? null,
    replyToId: replyToId ?? null,
    threadRootId: threadRootId ?? null,
    fileIds: files.map(({ id }) => id),
    fileNames: files.map(({ fileName }) => fileName),
  };
  return storeAndPublish(context, roomId, message, { notifyPaused });
}

export function checkRequest({
  type,
  content,
  fileKeys = [],
}: Pick<Request, 'type' | 'content' | 'fileKeys'>): void {
  checkContent(type, content);
  if (type === 'TEXT' && fileKeys.length > 0) throw new ApiError({ fileKeys: 'invalid' });
  if (type === 'FILE' && fileKeys.length === 0) throw new ApiError({ fileKeys: 'required' });
}

/** @throws {ApiError} 422 `fileNotUploaded`, `fileSizeInvalid`, `fileTypeUnsupported`, `imageUploadLimit` */
export async function requireAttachments(
  context: ChatDeps & WithViewer,
  fileKeys: readonly string[],
): Promise<FileRecord[]> {
  const files = await requireUploads(context, fileKeys, {
    ownerId: context.viewer.userId,
    directory: 'chat_message_attachment',
  });
  const images = files.filter(({ mimeType }) => mimeType.startsWith('image/'));
  if (images.length > maxImagesAtOnce) throw new ApiError('imageUploadLimit');
  return files;
}

/** Returns and republishes the message of an earlier attempt, in case the server stopped in between. */
export async function findSent(
  context: SendDeps & WithViewer,
  roomId: string,
  clientId: string,
): Promise<Schemas['ChatMessage'] | null> {
  const row = await findByClientId(context.db, context.viewer.userId, clientId);
  if (!row) return null;
  if (row.roomId !== roomId) throw new ApiError({ clientId: 'invalid' });
  const { viewer } = await requireRoom(context, roomId);
  const message = await toMessage(context, row);
  const { threadRootId } = message;
  const followerIds = threadRootId
    ? await listFollowerIds(context.db, threadRootId, context.viewer.userId)
    : [];
  publishMessage(context, viewer.organizationId, message, { followerIds });
  requestPreviews(context, viewer.organizationId, message);
  return message;
}

export async function checkReferences(
  context: ChatDeps & WithViewer,
  roomId: string,
  { replyToId, threadRootId, mentionedUserIds = [], mentionedGroup, notifyPaused }: Request,
): Promise<void> {
  const { room } = await requireRoom(context, roomId);
  if (notifyPaused && room.type !== 'DIRECT') throw new ApiError({ notifyPaused: 'invalid' });
  if (mentionedGroup) await requireGroupMention(context, room);
  const answered = replyToId ? await findMessage(context.db, roomId, replyToId) : null;
  if (replyToId && (!answered || answered.deletedAt)) throw new ApiError('chatMessageNotFound');
  if (threadRootId) await requireThreadRoot(context, roomId, threadRootId);
  await checkMentions(context.db, roomId, mentionedUserIds);
}

/** @throws {ApiError} 404 `chatMessageNotFound`; 400 if the message is itself a reply */
export async function requireThreadRoot(
  { db }: Pick<ChatDeps, 'db'>,
  roomId: string,
  threadRootId: string,
): Promise<void> {
  const root = await findMessage(db, roomId, threadRootId);
  if (!root) throw new ApiError('chatMessageNotFound');
  if (root.threadRootId) throw new ApiError({ threadRootId: 'invalid' });
}

/** Stores a checked message, publishes it to its room and announces it by push. */
export async function storeAndPublish(
  context: SendDeps & WithViewer,
  roomId: string,
  message: Omit<NewMessage, 'id' | 'senderId' | 'createdAt'>,
  { notifyPaused = false } = {},
): Promise<Schemas['ChatMessage']> {
  const { organizationId, userId } = context.viewer;
  const stored = await storeMessage(
    context.db,
    { organizationId, roomId },
    { ...message, id: randomUUID(), senderId: userId, createdAt: context.now() },
  );
  if (typeof stored === 'string') {
    return answerUnstored(context, roomId, message.clientId, stored);
  }
  const sent = await publishStored(context, organizationId, stored, { notifyPaused });
  requestPreviews(context, organizationId, sent);
  return sent;
}

/** Publishes a new message to its room and by push, and for a reply the new count of its thread. */
export async function publishStored(
  context: SendDeps,
  organizationId: string,
  { message, followerIds }: StoredMessage,
  { notifyPaused = false } = {},
): Promise<Schemas['ChatMessage']> {
  const sent = await toMessage(context, message);
  publishMessage(context, organizationId, sent, { followerIds, notifyPaused });
  context.push.chatMessage(organizationId, sent, { notifyPaused });
  const { roomId, threadRootId } = sent;
  if (threadRootId) await publishMessageById(context, { organizationId, id: roomId }, threadRootId);
  return sent;
}

async function answerUnstored(
  context: SendDeps & WithViewer,
  roomId: string,
  clientId: string,
  reason: InsertFailure,
): Promise<Schemas['ChatMessage']> {
  const sent = await findSent(context, roomId, clientId);
  if (sent) return sent;
  if (reason === 'noRoom') {
    const { room } = await requireRoom(context, roomId);
    throw new ApiError(room.type === 'DIRECT' ? 'chatDirectUserLeft' : 'chatRoomNotFound');
  }
  throw new ApiError('fileNotUploaded');
}

/**
 * Whether all others have left a direct room, so that nothing can be sent. A pair is also alone while
 * the other member is blocked.
 */
export function isAlone({ type, isGroup, memberCount, other }: RoomRow): boolean {
  if (isGroup) return memberCount === 1;
  return type === 'DIRECT' && other.status === null;
}

function requestPreviews(
  { linkPreviews }: SendDeps,
  organizationId: string,
  { roomId, id: messageId, content }: Schemas['ChatMessage'],
): void {
  linkPreviews.request({ organizationId, roomId, messageId, content });
}
