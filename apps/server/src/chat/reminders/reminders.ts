import type { Schemas } from '@office/api';
import { maxChatReminders } from '@office/vocabulary';
import { ApiError } from '../../http/api-error.ts';
import { requireViewer, type WithClaims } from '../../http/claims.ts';
import { toSinglePage, type Page } from '../../http/page.ts';
import { lockMember } from '../../people/member-directory.ts';
import { findListedMessages } from '../listed-messages.ts';
import { lockRoomMember } from '../message-actions/saved-store.ts';
import type { MessageRef } from '../message-changes.ts';
import { findMessage } from '../message-store.ts';
import { requireRoom, type ChatDeps } from '../room-access.ts';
import { parseScheduleTime } from '../schedule-time.ts';
import {
  countReminders,
  insertReminder,
  listRemindersOf,
  removeReminder,
  updateReminder,
} from './reminder-store.ts';

/** Returns the caller's reminders, next first. The limit per member is one page. */
export async function listReminders(
  context: ChatDeps & WithClaims,
): Promise<Page<Schemas['ChatReminder']>> {
  const viewer = requireViewer(context.claims);
  const rows = await listRemindersOf(context.db, viewer);
  const { messages, rooms } = await findListedMessages(context, viewer, rows);
  const reminders = rows.flatMap(({ messageId, roomId, remindAt }) => {
    const [message, room] = [messages.get(messageId), rooms.get(roomId)];
    return message && room ? [{ message, room, remindAt: remindAt.toISOString() }] : [];
  });
  return toSinglePage(reminders);
}

/**
 * Reminds the caller of a message later. Replaces an earlier reminder of the message.
 *
 * @throws {ApiError} 400 `{ remindAt: 'invalid' }` unless the time is in the next 120 days; 404
 *   `chatRoomNotFound`, `chatMessageNotFound`; 422 `chatReminderLimitReached`
 */
export async function setReminder(
  context: ChatDeps & WithClaims,
  { roomId, messageId }: MessageRef,
  body: Schemas['SetChatReminderRequest'],
): Promise<Schemas['ChatReminderState']> {
  const { viewer } = await requireRoom(context, roomId);
  const { userId } = viewer;
  const message = await findMessage(context.db, roomId, messageId);
  if (!message || message.deletedAt) throw new ApiError('chatMessageNotFound');
  const remindAt = parseScheduleTime('remindAt', body.remindAt, context.now());
  await context.db.transaction(async (tx) => {
    await lockMember(tx, viewer);
    if (!(await updateReminder(tx, { userId, messageId }, remindAt))) {
      if (!(await lockRoomMember(tx, { roomId, userId }))) throw new ApiError('chatRoomNotFound');
      if ((await countReminders(tx, viewer)) >= maxChatReminders) {
        throw new ApiError('chatReminderLimitReached');
      }
      await insertReminder(tx, { messageId, roomId, userId, remindAt });
    }
  });
  await context.realtime.publish('chatRemindersChanged', viewer, {});
  return { roomId, messageId, remindAt: remindAt.toISOString() };
}

/**
 * Deletes the caller's reminder of a message. Has no effect if there is none.
 *
 * @throws {ApiError} 404 `chatRoomNotFound`
 */
export async function deleteReminder(
  context: ChatDeps & WithClaims,
  { roomId, messageId }: MessageRef,
): Promise<void> {
  const { viewer } = await requireRoom(context, roomId);
  if (await removeReminder(context.db, { userId: viewer.userId, messageId })) {
    await context.realtime.publish('chatRemindersChanged', viewer, {});
  }
}
