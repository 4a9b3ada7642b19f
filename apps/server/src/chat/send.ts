import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { mostImages } from '../files/pre-sign.ts';
import type { FileRecord } from '../files/file-record-store.ts';
import { requireUploads } from '../files/uploads.ts';
import { ApiError } from '../http/api-error.ts';
import type { Claims } from '../http/operation.ts';
import { announceMessage, announceMessageById } from './announce.ts';
import { checkContent, checkMentions, contentColumns } from './content.ts';
import { moveLastRead } from './member-store.ts';
import {
  countReply,
  findByClientId,
  findMessage,
  insertAttachments,
  insertMessage,
} from './message-store.ts';
import { toMessage } from './message-view.ts';
import { changeRoom, requireRoom, type ChatDeps, type RoomChange } from './room-access.ts';

type Request = Schemas['SendChatMessageRequest'];

/** Another request sent the same `clientId` while this one was under way. */
class SentAlready extends Error {}

/**
 * Sends a message. However often a `clientId` is sent, by whatever connections: there is one
 * message, and each answer is that one.
 *
 * @throws {ApiError} 400 for text or files that do not go with the type; 404 `chatRoomNotFound`,
 *   `chatMessageNotFound` (what is answered), `chatRoomUserNotFound` (who is mentioned); 422
 *   `fileNotUploaded`, `fileSizeInvalid`, `fileTypeUnsupported`, `imageUploadLimit`
 */
export async function sendMessage(
  deps: ChatDeps,
  claims: Claims,
  roomId: string,
  request: Request,
): Promise<Schemas['ChatMessage']> {
  checkRequest(request);
  const sent = await findSent(deps, claims, roomId, request.clientId);
  if (sent) return sent;
  await checkReferences(deps, claims, roomId, request);
  const files = await requireUploads(deps, request.fileKeys ?? [], {
    ownerId: claims.userId,
    directory: 'chat_message_attachment',
  });
  const images = files.filter(({ mimeType }) => mimeType.startsWith('image/'));
  if (images.length > mostImages) throw new ApiError(422, 'imageUploadLimit');
  try {
    return await store(deps, claims, roomId, request, files);
  } catch (error) {
    if (!(error instanceof SentAlready)) throw error;
    const first = await findSent(deps, claims, roomId, request.clientId);
    if (first) return first;
    throw error;
  }
}

function checkRequest({ type, content, fileKeys = [] }: Request): void {
  checkContent(type, content);
  if (type === 'TEXT' && fileKeys.length > 0) throw new ApiError(400, { fileKeys: 'invalid' });
  if (type === 'FILE' && fileKeys.length === 0) throw new ApiError(400, { fileKeys: 'required' });
}

/**
 * What an earlier try has stored. The room is told again: the server may have been killed between
 * storing and telling, and who has the message already ignores it.
 */
async function findSent(
  deps: ChatDeps,
  claims: Claims,
  roomId: string,
  clientId: string,
): Promise<Schemas['ChatMessage'] | null> {
  const row = await findByClientId(deps.db, claims.userId, clientId);
  if (!row) return null;
  if (row.roomId !== roomId) throw new ApiError(400, { clientId: 'invalid' });
  const { viewer } = await requireRoom(deps, claims, roomId);
  const message = await toMessage(deps, row);
  await announceMessage(deps, viewer.organizationId, message);
  return message;
}

async function checkReferences(
  deps: ChatDeps,
  claims: Claims,
  roomId: string,
  { replyToId, threadRootId, mentionedUserIds = [] }: Request,
): Promise<void> {
  if (!replyToId && !threadRootId && mentionedUserIds.length === 0) return;
  await requireRoom(deps, claims, roomId);
  const answered = replyToId ? await findMessage(deps.db, roomId, replyToId) : null;
  if (replyToId && (!answered || answered.deletedAt))
    throw new ApiError(404, 'chatMessageNotFound');
  const root = threadRootId ? await findMessage(deps.db, roomId, threadRootId) : null;
  if (threadRootId && !root) throw new ApiError(404, 'chatMessageNotFound');
  if (root?.threadRootId) throw new ApiError(400, { threadRootId: 'invalid' });
  await checkMentions(deps.db, roomId, mentionedUserIds);
}

async function store(
  deps: ChatDeps,
  claims: Claims,
  roomId: string,
  request: Request,
  files: readonly FileRecord[],
): Promise<Schemas['ChatMessage']> {
  const messageId = randomUUID();
  const { threadRootId } = request;
  // A reply changes its thread's first message too, and each change has a number of its own.
  const seqs = threadRootId ? 2 : 1;
  const room = await changeRoom(deps, claims, { roomId, seqs, messageId }, async (change) => {
    const { tx, now } = change;
    const seq = change.room.lastSeq - seqs + 1;
    await insert(change, { messageId, seq }, request);
    const rows = files.map(({ id: fileId }, position) => ({ messageId, roomId, fileId, position }));
    if (!(await insertAttachments(tx, rows))) throw new ApiError(422, 'fileNotUploaded');
    if (threadRootId) {
      const changeSeq = seq + 1;
      await countReply(tx, threadRootId, { senderId: claims.userId, at: now, changeSeq });
    }
    return change.room;
  });
  const message = await announceMessageById(deps, room, messageId);
  if (threadRootId) await announceMessageById(deps, room, threadRootId);
  if (!message) throw new ApiError(404, 'chatMessageNotFound');
  return message;
}

async function insert(
  { tx, viewer, room, now }: RoomChange,
  { messageId, seq }: { messageId: string; seq: number },
  request: Request,
): Promise<void> {
  const ordinal = room.messageCount;
  const isNew = await insertMessage(tx, {
    id: messageId,
    roomId: room.id,
    seq,
    changeSeq: seq,
    ordinal,
    clientId: request.clientId,
    senderId: viewer.userId,
    type: request.type,
    ...contentColumns(request.content, viewer.organizationId),
    mentionedUserIds: request.mentionedUserIds ?? [],
    replyToId: request.replyToId ?? null,
    threadRootId: request.threadRootId ?? null,
    createdAt: now,
  });
  if (!isNew) throw new SentAlready();
  // Whoever writes has read what is above.
  const place = { roomId: room.id, userId: viewer.userId };
  await moveLastRead(tx, place, { messageId, seq, ordinal });
}
