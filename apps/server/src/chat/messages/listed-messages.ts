import type { Schemas } from '@office/api';
import type { Viewer } from '../../http/claims.ts';
import { findRoomRefs } from './message-search.ts';
import { findMessages } from '../store/message-store.ts';
import { toMessages } from '../views/message-view.ts';
import type { ChatDeps } from '../rooms/room-access.ts';

/** Returns messages and their rooms by id for a list over several rooms. Rooms without access are absent. */
export async function findListedMessages(
  deps: ChatDeps,
  viewer: Viewer,
  refs: readonly { roomId: string; messageId: string }[],
): Promise<{
  messages: Map<string, Schemas['ChatMessage']>;
  rooms: Map<string, Schemas['ChatRoomRef']>;
}> {
  const ids = refs.map(({ messageId }) => messageId);
  const messages = await toMessages(deps, await findMessages(deps.db, ids));
  const rooms = await findRoomRefs(
    deps,
    viewer,
    refs.map(({ roomId }) => roomId),
  );
  return { messages: new Map(messages.map((message) => [message.id, message])), rooms };
}
