import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { maxScheduledChatMessages } from '@office/vocabulary';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { toSinglePage, type Page } from '../../http/page.ts';
import { isUniqueViolation } from '../../database/unique-violation.ts';
import { lockMember } from '../../people/member-directory.ts';
import { requireRoom, type ChatDeps } from '../rooms/room-access.ts';
import { parseScheduleTime } from '../schedule-time.ts';
import {
  checkReferences,
  checkRequest,
  isAlone,
  requireAttachments,
} from '../messages/send-message.ts';
import {
  countScheduled,
  findScheduledByClientId,
  insertScheduled,
  listScheduledOf,
} from './scheduled-store.ts';
import { toScheduledMessage, toScheduledMessages } from './scheduled-view.ts';

/** Returns the caller's scheduled messages, next first. The limit per member is one page. */
export async function listScheduled(
  context: ChatDeps & WithViewer,
): Promise<Page<Schemas['ChatScheduledMessage']>> {
  const { viewer } = context;
  const rows = await listScheduledOf(context.db, viewer);
  return toSinglePage(await toScheduledMessages(context, viewer, rows));
}

/**
 * Stores a message that is sent later. Idempotent by `clientId`. Access to the room is checked again when it
 * is sent.
 * @throws {ApiError} 400 `{ sendAt: 'invalid' }` unless the time is in the next 120 days
 */
export async function scheduleMessage(
  context: ChatDeps & WithViewer,
  roomId: string,
  { sendAt, ...request }: Schemas['ScheduleChatMessageRequest'],
): Promise<Schemas['ChatScheduledMessage']> {
  checkRequest(request);
  const { room, viewer } = await requireRoom(context, roomId);
  const at = parseScheduleTime('sendAt', sendAt, context.now());
  const known = await findScheduledByClientId(context.db, viewer, request.clientId);
  if (known && known.roomId !== roomId) throw new ApiError({ clientId: 'invalid' });
  if (known) return toScheduledMessage(context, viewer, known);
  if (isAlone(room)) throw new ApiError('chatDirectUserLeft');
  await checkReferences(context, roomId, request);
  const files = await requireAttachments(context, request.fileKeys ?? []);
  const { row, isNew } = await context.db.transaction(async (tx) => {
    await lockMember(tx, viewer);
    const again = await findScheduledByClientId(tx, viewer, request.clientId);
    if (again) return { row: again, isNew: false };
    if ((await countScheduled(tx, viewer)) >= maxScheduledChatMessages) {
      throw new ApiError('chatScheduledLimitReached');
    }
    const fileIds = files.map(({ id }) => id);
    const message = {
      ...viewer,
      id: randomUUID(),
      clientId: request.clientId,
      roomId,
      threadRootId: request.threadRootId ?? null,
      replyToId: request.replyToId ?? null,
      type: request.type,
      content: request.content,
      mentionedUserIds: request.mentionedUserIds ?? [],
      mentionedGroup: request.mentionedGroup ?? null,
      sendAt: at,
      createdAt: context.now(),
    };
    const stored = await insertScheduled(tx, message, fileIds).catch((error: unknown) => {
      // The file belongs to another scheduled message.
      throw isUniqueViolation(error, 'chat_scheduled_files_pkey')
        ? new ApiError('fileNotUploaded')
        : error;
    });
    return { row: stored, isNew: true };
  });
  if (isNew) await context.realtime.publish('chatScheduledChanged', viewer, {});
  return toScheduledMessage(context, viewer, row);
}
