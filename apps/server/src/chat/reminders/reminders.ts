import type { Schemas } from '@office/api';
import { maxChatReminders, maxScheduleDays } from '@office/vocabulary';
import { addDays } from 'date-fns/addDays';
import { ApiError } from '../../http/api-error.ts';
import { requireViewer, type WithClaims } from '../../http/claims.ts';
import { toSinglePage, type Page } from '../../http/page.ts';
import { parseInstant } from '../../http/parse-instant.ts';
import { lockMember } from '../../people/member-directory.ts';
import { lockRoomMember } from '../message-actions/saved-store.ts';
import type { MessageRef } from '../message-changes.ts';
import { findRoomRefs } from '../message-search.ts';
import { findMessage, findMessages } from '../message-store.ts';
import { toMessages } from '../message-view.ts';
import { requireRoom, type ChatDeps } from '../room-access.ts';
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
  const ids = rows.map(({ messageId }) => messageId);
  const messages = await toMessages(context, await findMessages(context.db, ids));
  const byId = new Map(messages.map((message) => [message.id, message]));
  const rooms = await findRoomRefs(
    context,
    viewer,
    rows.map(({ roomId }) => roomId),
  );
  const reminders = rows.flatMap(({ messageId, roomId, remindAt }) => {
    const [message, room] = [byId.get(messageId), rooms.get(roomId)];
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
  const now = context.now();
  const remindAt = parseInstant('remindAt', body.remindAt)!;
  if (remindAt <= now || remindAt > addDays(now, maxScheduleDays)) {
    throw new ApiError({ remindAt: 'invalid' });
  }
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
