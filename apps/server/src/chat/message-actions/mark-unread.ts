import type { Schemas } from '@office/api';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import type { MessageRef } from '../messages/message-changes.ts';
import { findMessage } from '../store/message-store.ts';
import { readState } from '../messages/read-state.ts';
import { requireRoom, type ChatDeps } from '../rooms/room-access.ts';
import { findRoomOf } from '../store/room-store.ts';
import { moveLastReadBefore, restoreMentions } from './mark-unread-store.ts';

/** Moves the caller's read position before a message and notifies the caller's tabs. */
export async function markUnread(
  context: ChatDeps & WithViewer,
  { roomId, messageId }: MessageRef,
): Promise<Schemas['ChatReadState']> {
  const { viewer } = await requireRoom(context, roomId);
  const { userId } = viewer;
  const message = await findMessage(context.db, roomId, messageId);
  if (!message || message.threadRootId) throw new ApiError('chatMessageNotFound');
  await context.db.transaction(async (tx) => {
    if (!(await moveLastReadBefore(tx, { roomId, userId }, message))) return;
    await restoreMentions(tx, { roomId, userId }, message.ordinal);
  });
  const room = await findRoomOf(context.db, viewer, roomId);
  if (!room) throw new ApiError('chatRoomNotFound');
  const state = readState(room);
  await context.realtime.publish('chatMarkedUnread', viewer, { messageId, state });
  return state;
}
