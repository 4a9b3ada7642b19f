import type { Schemas } from '@office/api';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import type { MessageRef } from '../messages/message-changes.ts';
import { findMessage } from '../store/message-store.ts';
import { requireRoom } from '../rooms/room-access.ts';
import { findSent, storeAndPublish, type SendDeps } from '../messages/send-message.ts';
import { listFilesOf } from './forwarding-store.ts';

/**
 * Forwards a message to another room of the caller, with an optional comment. The new message has a copy of
 * the text and shares the files, so deleting the original does not change it. Forwarding a forwarded message
 * forwards its original. Idempotent by `clientId`, as {@link sendMessage}.
 * @throws {ApiError} 403 `forbidden` for a missed call; 404 `chatRoomNotFound` (either room),
 *   `chatMessageNotFound`
 */
export async function forwardMessage(
  context: SendDeps & WithViewer,
  { roomId: sourceRoomId, messageId }: MessageRef,
  { clientId, roomId, comment = '' }: Schemas['ForwardChatMessageRequest'],
): Promise<Schemas['ChatMessage']> {
  // Checked first, because the original may have been deleted since an earlier attempt.
  const sent = await findSent(context, roomId, clientId);
  if (sent) return sent;
  await requireRoom(context, sourceRoomId);
  const source = await findMessage(context.db, sourceRoomId, messageId);
  if (!source || source.deletedAt) throw new ApiError('chatMessageNotFound');
  if (source.type === 'MISSED_CALL') throw new ApiError('forbidden');
  await requireRoom(context, roomId);
  const files = await listFilesOf(context.db, source.id);
  const text = source.forwardedText ?? source.content;
  // The files may be deleted earlier than the message.
  if (text === '' && files.length === 0) throw new ApiError('chatMessageNotFound');
  return storeAndPublish(context, roomId, {
    clientId,
    type: files.length > 0 ? 'FILE' : 'TEXT',
    content: comment.trim() === '' ? '' : comment,
    mentionedUserIds: [],
    mentionedGroup: null,
    replyToId: null,
    threadRootId: null,
    fileIds: files.map(({ id }) => id),
    fileNames: files.map(({ fileName }) => fileName),
    forwarded: {
      messageId: source.forwardedId ?? source.id,
      ...(source.forwardedId
        ? { senderId: source.forwardedSenderId, botName: source.forwardedBotName }
        : { senderId: source.senderId ?? source.webhookId, botName: source.botName }),
      text,
    },
  }).catch((error: unknown) => {
    // The original and its files were deleted after they were read.
    const isDeleted = error instanceof ApiError && error.errors === 'fileNotUploaded';
    throw isDeleted ? new ApiError('chatMessageNotFound') : error;
  });
}
