import type { Schemas } from '@office/api';
import { maxChatReminders, maxSavedChatMessages } from '@office/vocabulary';
import { ApiError } from '../../http/api-error.ts';
import type { Transaction } from '../../database/database.ts';
import type { Viewer, WithViewer } from '../../http/claims.ts';
import { toSinglePage, type Page } from '../../http/page.ts';
import { lockMember } from '../../people/member-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import { findListedMessages } from '../messages/listed-messages.ts';
import {
  countSaved,
  insertSaved,
  lockRoomMember,
  updateSaved,
} from '../message-actions/saved-store.ts';
import type { MessageRef } from '../messages/message-changes.ts';
import { findMessage } from '../store/message-store.ts';
import { requireRoom, type ChatDeps } from '../rooms/room-access.ts';
import { parseScheduleTime } from '../schedule-time.ts';
import {
  countReminders,
  insertReminder,
  listRemindersOf,
  removeReminder,
  updateReminder,
} from './reminder-store.ts';

type Deps = ChatDeps & WithViewer & Pick<Platform, 'notifications'>;

/** Returns the caller's reminders, due ones first. The limit per member is one page. */
export async function listReminders(
  context: ChatDeps & WithViewer,
): Promise<Page<Schemas['ChatReminder']>> {
  const { viewer } = context;
  const rows = await listRemindersOf(context.db, viewer);
  const { messages, rooms } = await findListedMessages(context, viewer, rows);
  const reminders = rows.flatMap(({ messageId, roomId, remindAt, notifiedAt }) => {
    const [message, room] = [messages.get(messageId), rooms.get(roomId)];
    if (!message || !room) return [];
    return [{ message, room, remindAt: remindAt.toISOString(), due: notifiedAt !== null }];
  });
  return toSinglePage(reminders);
}

/** Replaces an earlier reminder of the message, also a due one. */
export async function setReminder(
  context: Deps,
  { roomId, messageId }: MessageRef,
  body: Schemas['SetChatReminderRequest'],
): Promise<Schemas['ChatReminderState']> {
  const { viewer } = await requireRoom(context, roomId);
  const { userId } = viewer;
  const message = await findMessage(context.db, roomId, messageId);
  if (!message || message.deletedAt) throw new ApiError('chatMessageNotFound');
  const at = parseScheduleTime('remindAt', body.remindAt, context.now());
  await context.db.transaction(async (tx) => {
    await lockMember(tx, viewer);
    if (await updateReminder(tx, { userId, messageId }, at)) {
      return readNotification(context, tx, viewer, messageId);
    }
    if (!(await lockRoomMember(tx, { roomId, userId }))) throw new ApiError('chatRoomNotFound');
    if ((await countReminders(tx, viewer)) >= maxChatReminders) {
      throw new ApiError('chatReminderLimitReached');
    }
    await insertReminder(tx, { messageId, roomId, userId, remindAt: at });
  });
  const state = { roomId, messageId, remindAt: at.toISOString() };
  await context.realtime.publish('chatRemindersChanged', viewer, { ...state, due: false });
  return state;
}

/** Deletes the caller's reminder of a message. Has no effect if there is none. */
export async function deleteReminder(context: Deps, message: MessageRef): Promise<void> {
  const { viewer } = await requireRoom(context, message.roomId);
  if (await context.db.transaction((tx) => removeAndRead(context, tx, viewer, message))) {
    await publishRemoved(context, viewer, message);
  }
}

/**
 * Deletes the caller's reminder of a message and lists the message among the completed saved messages,
 * unless the caller has the maximum number of saved messages. Has no effect without a reminder.
 */
export async function completeReminder(context: Deps, message: MessageRef): Promise<void> {
  const { viewer } = await requireRoom(context, message.roomId);
  const result = await context.db.transaction(async (tx) => {
    await lockMember(tx, viewer);
    if (!(await removeAndRead(context, tx, viewer, message))) return null;
    return { saved: await saveCompleted(tx, viewer, message, context.now()) };
  });
  if (!result) return;
  await publishRemoved(context, viewer, message);
  if (result.saved) {
    const state = { ...message, saved: true, done: true };
    await context.realtime.publish('chatMessageSaved', viewer, state);
  }
}

/** Returns false at the limit of saved messages. */
async function saveCompleted(
  tx: Transaction,
  viewer: Viewer,
  { roomId, messageId }: MessageRef,
  now: Date,
): Promise<boolean> {
  const ref = { userId: viewer.userId, messageId };
  if (await updateSaved(tx, ref, now)) return true;
  if ((await countSaved(tx, viewer)) >= maxSavedChatMessages) return false;
  await insertSaved(tx, { ...ref, roomId, savedAt: now, doneAt: now });
  return true;
}

/** Returns false without a reminder. */
async function removeAndRead(
  context: Deps,
  tx: Transaction,
  viewer: Viewer,
  { messageId }: MessageRef,
): Promise<boolean> {
  if (!(await removeReminder(tx, { userId: viewer.userId, messageId }))) return false;
  await readNotification(context, tx, viewer, messageId);
  return true;
}

function readNotification(
  { notifications }: Deps,
  tx: Transaction,
  viewer: Viewer,
  messageId: string,
): Promise<void> {
  return notifications.readSubject(tx, viewer, { kind: 'CHAT_REMINDER', id: messageId });
}

async function publishRemoved(
  { realtime }: Deps,
  viewer: Viewer,
  message: MessageRef,
): Promise<void> {
  const change = { ...message, remindAt: null, due: false };
  await realtime.publish('chatRemindersChanged', viewer, change);
}
