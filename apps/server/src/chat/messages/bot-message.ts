import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { publishMessage, publishMessageById } from '../rooms/room-events.ts';
import type { RoomRef } from '../store/message-insert-store.ts';
import { toMessage } from '../views/message-view.ts';
import { storeMessage } from './message-writer.ts';
import type { SendDeps } from './send-message.ts';

/**
 * Posts a message that is marked as a bot's. It mentions no one and has no link previews. Returns null if the room
 * or the first message of the thread was deleted.
 */
export async function postBotMessage(
  context: SendDeps,
  room: RoomRef,
  {
    bot,
    content,
    threadRootId = null,
  }: { bot: { id: string; name: string }; content: string; threadRootId?: string | null },
): Promise<Schemas['ChatMessage'] | null> {
  const stored = await storeMessage(context.db, room, {
    id: randomUUID(),
    clientId: randomUUID(),
    senderId: null,
    webhook: bot,
    type: 'TEXT',
    content,
    mentionedUserIds: [],
    mentionedGroup: null,
    replyToId: null,
    threadRootId,
    fileIds: [],
    createdAt: context.now(),
  });
  if (typeof stored === 'string') return null;
  const message = await toMessage(context, stored.message);
  const { organizationId, roomId } = room;
  publishMessage(context, organizationId, message, { followerIds: stored.followerIds });
  context.push.chatMessage(organizationId, message);
  if (threadRootId) await publishMessageById(context, { organizationId, id: roomId }, threadRootId);
  return message;
}
