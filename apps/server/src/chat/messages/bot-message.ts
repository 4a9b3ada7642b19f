import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import type { RoomRef } from '../store/message-insert-store.ts';
import { storeMessage } from './message-writer.ts';
import { publishStored, type SendDeps } from './send-message.ts';

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
  return publishStored(context, room.organizationId, stored);
}
