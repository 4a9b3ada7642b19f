import { randomUUID } from 'node:crypto';
import { openDirectRoom } from '../rooms/direct-room.ts';
import { countActiveMembers } from '../../people/member-directory.ts';
import { publishMessage, publishRoomAdded } from '../rooms/room-events.ts';
import { toMessage } from '../views/message-view.ts';
import { storeMessage } from './message-writer.ts';
import type { ChatDeps } from '../rooms/room-access.ts';

interface MissedCall {
  organizationId: string;
  senderId: string;
  /** The member who did not answer. */
  userId: string;
  /** Prevents a second message for the same call. */
  clientId: string;
}

export async function addMissedCall(
  deps: ChatDeps,
  { organizationId, senderId, userId, clientId }: MissedCall,
): Promise<void> {
  const sender = { organizationId, userId: senderId };
  if ((await countActiveMembers(deps.db, organizationId, [senderId, userId])) < 2) return;
  const { roomId, isNew } = await openDirectRoom(deps, sender, [userId]);
  if (isNew) await publishRoomAdded(deps, sender, roomId, null);
  const stored = await storeMessage(
    deps.db,
    { organizationId, roomId },
    {
      id: randomUUID(),
      clientId,
      senderId,
      type: 'MISSED_CALL',
      content: '',
      mentionedUserIds: [],
      mentionedGroup: null,
      replyToId: null,
      threadRootId: null,
      fileIds: [],
      createdAt: deps.now(),
    },
  );
  // The message is stored already, or one of the two members has left.
  if (typeof stored === 'string') return;
  publishMessage(deps, organizationId, await toMessage(deps, stored.message), {
    followerIds: stored.followerIds,
  });
}
