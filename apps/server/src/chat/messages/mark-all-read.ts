import type { Schemas } from '@office/api';
import type { WithViewer } from '../../http/claims.ts';
import { toSinglePage, type Page } from '../../http/page.ts';
import { advanceAllRooms, advanceAllThreads } from '../store/mark-all-read-store.ts';
import { publishReadState, readState } from './read-state.ts';
import type { ChatDeps } from '../rooms/room-access.ts';
import { findRoomOf, listHeads } from '../store/room-store.ts';
import { findThreadState } from '../store/thread-store.ts';

/** Marks all rooms and followed threads of the member as read, and notifies each room as a single read does. */
export async function markAllRead(
  context: ChatDeps & WithViewer,
): Promise<Page<Schemas['ChatRoomHead']>> {
  const { viewer } = context;
  const { userId } = viewer;
  const roomIds = await advanceAllRooms(context.db, viewer);
  const threads = await advanceAllThreads(context.db, viewer);
  for (const roomId of roomIds) {
    const room = await findRoomOf(context.db, viewer, roomId);
    if (room) await publishReadState(context, viewer, room, readState(room));
  }
  for (const { roomId, rootId } of threads) {
    const state = await findThreadState(context.db, roomId, { rootId, userId });
    if (state) await context.realtime.publish('chatThreadUpdated', viewer, state);
  }
  return toSinglePage(await listHeads(context.db, viewer));
}
