import type { Schemas } from '@office/api';
import { maxSavedChatMessages } from '@office/vocabulary';
import type { PageRequest } from '../../database/page.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Viewer, WithViewer } from '../../http/claims.ts';
import { toPage, type Page } from '../../http/page.ts';
import { lockMember } from '../../people/member-directory.ts';
import { findListedMessages } from '../messages/listed-messages.ts';
import type { MessageRef } from '../messages/message-changes.ts';
import { findMessage } from '../store/message-store.ts';
import { requireRoom, type ChatDeps } from '../rooms/room-access.ts';
import {
  countSaved,
  deleteSaved,
  insertSaved,
  listSaved,
  listSavedIds,
  lockRoomMember,
  updateSaved,
} from './saved-store.ts';

export async function listSavedMessages(
  context: ChatDeps & WithViewer,
  query: PageRequest & { done: boolean },
): Promise<Page<Schemas['ChatSavedMessage']>> {
  const { viewer } = context;
  const { rows, total } = await listSaved(context.db, viewer, query);
  const { messages, rooms } = await findListedMessages(context, viewer, rows);
  const saved = rows.flatMap(({ messageId, roomId, savedAt, doneAt }) => {
    const [message, room] = [messages.get(messageId), rooms.get(roomId)];
    if (!message || !room) return [];
    return [{ message, room, savedAt: savedAt.toISOString(), done: doneAt !== null }];
  });
  return toPage(saved, total, query);
}

export async function listSavedMessageIds(
  context: ChatDeps & WithViewer,
  roomId: string,
): Promise<Schemas['ChatSavedMessageIds']> {
  const { viewer } = await requireRoom(context, roomId);
  const { userId } = viewer;
  return { roomId, messageIds: await listSavedIds(context.db, { roomId, userId }) };
}

/** Saves a message for the caller, or changes whether it is completed, and notifies the caller's tabs. */
export async function saveMessage(
  context: ChatDeps & WithViewer,
  ref: MessageRef,
  { done }: Schemas['SaveChatMessageRequest'],
): Promise<Schemas['ChatSavedState']> {
  const { roomId, messageId } = ref;
  const { viewer } = await requireRoom(context, roomId);
  const { userId } = viewer;
  const message = await findMessage(context.db, roomId, messageId);
  if (!message) throw new ApiError('chatMessageNotFound');
  const now = context.now();
  const doneAt = done ? now : null;
  await context.db.transaction(async (tx) => {
    await lockMember(tx, viewer);
    if (await updateSaved(tx, { userId, messageId }, doneAt)) return;
    if (message.deletedAt) throw new ApiError('chatMessageNotFound');
    if (!(await lockRoomMember(tx, { roomId, userId }))) throw new ApiError('chatRoomNotFound');
    if ((await countSaved(tx, viewer)) >= maxSavedChatMessages) {
      throw new ApiError('chatSavedLimitReached');
    }
    await insertSaved(tx, { messageId, roomId, userId, savedAt: now, doneAt });
  });
  return publishSaved(context, viewer, { roomId, messageId, saved: true, done });
}

export async function unsaveMessage(
  context: ChatDeps & WithViewer,
  { roomId, messageId }: MessageRef,
): Promise<Schemas['ChatSavedState']> {
  const { viewer } = await requireRoom(context, roomId);
  if (!(await findMessage(context.db, roomId, messageId))) {
    throw new ApiError('chatMessageNotFound');
  }
  const state = { roomId, messageId, saved: false, done: false };
  const isDeleted = await deleteSaved(context.db, { userId: viewer.userId, messageId });
  return isDeleted ? publishSaved(context, viewer, state) : state;
}

async function publishSaved(
  context: ChatDeps,
  viewer: Viewer,
  state: Schemas['ChatSavedState'],
): Promise<Schemas['ChatSavedState']> {
  await context.realtime.publish('chatMessageSaved', viewer, state);
  return state;
}
