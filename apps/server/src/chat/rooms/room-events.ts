import type { Schemas } from '@office/api';
import { notifyOnCommit } from '../../database/bus.ts';
import type { Transaction } from '../../database/database.ts';
import { findLanguage } from '../../people/member-directory.ts';
import { personRef } from '../../people/person-ref.ts';
import { countMembers, listMembersById } from '../store/room-member-store.ts';
import { findMessage } from '../store/message-store.ts';
import { toMessage } from '../views/message-view.ts';
import type { ChatDeps } from './room-access.ts';
import { findRoomOf, type ChatRoom } from '../store/room-store.ts';
import type { Viewer } from '../../http/claims.ts';
import { logoUrl, toMember, toRoom } from '../views/room-view.ts';

/** Bus topic for membership changes: every process moves its sockets in or out of the rooms. */
export const chatMembersTopic = 'chatMembers';

/** `userIds` is null when all members are removed. */
export interface RoomMembershipChange {
  organizationId: string;
  roomId: string;
  userIds: readonly string[] | null;
  joined: boolean;
}

/** Makes all processes move their sockets. Sent by the commit, so that a crash cannot lose it. */
export async function notifyMembershipOnCommit(
  tx: Transaction,
  moved: RoomMembershipChange,
): Promise<void> {
  await notifyOnCommit(tx, chatMembersTopic, moved);
}

/**
 * Publishes a message; a new reply also to the followers of its thread. Does not wait for other
 * processes: a client that misses the event finds the message by its sequence number.
 */
export function publishMessage(
  deps: ChatDeps,
  organizationId: string,
  message: Schemas['ChatMessage'],
  {
    followerIds = [],
    notifyPaused = false,
  }: { followerIds?: string[]; notifyPaused?: boolean } = {},
): void {
  const { roomId } = message;
  const payload = { roomId, message, followerIds, ...(notifyPaused ? { notifyPaused } : {}) };
  deps.realtime
    .publish('newMessageToRoom', { organizationId, chatRoomId: roomId }, payload)
    .catch(() => undefined);
}

export async function publishMessageById(
  deps: ChatDeps,
  { organizationId, id: roomId }: Pick<ChatRoom, 'organizationId' | 'id'>,
  messageId: string,
): Promise<Schemas['ChatMessage'] | null> {
  const row = await findMessage(deps.db, roomId, messageId);
  if (!row) return null;
  const message = await toMessage(deps, row);
  publishMessage(deps, organizationId, message);
  return message;
}

export async function publishMembersAdded(
  deps: ChatDeps,
  room: ChatRoom,
  joined: { userIds: readonly string[]; addedBy: string },
): Promise<void> {
  const { organizationId, id: roomId, lastSeq: seq } = room;
  const { userIds } = joined;
  const members = await listMembersById(deps.db, roomId, userIds);
  const addedBy = await personRef(deps, joined.addedBy);
  await deps.realtime.publish(
    'addUserToRoom',
    { organizationId, chatRoomId: roomId, except: userIds },
    {
      roomId,
      seq,
      users: await Promise.all(members.map((member) => toMember(deps, member))),
      addedBy,
      memberCount: await countMembers(deps.db, roomId),
    },
  );
  for (const userId of userIds) {
    const member = { organizationId, userId };
    await publishRoomAdded(deps, member, roomId, userId === joined.addedBy ? null : addedBy);
  }
}

/** @param addedBy null if they joined without an invitation by a member */
export async function publishRoomAdded(
  deps: ChatDeps,
  viewer: Viewer,
  roomId: string,
  addedBy: Schemas['PersonRef'] | null,
): Promise<void> {
  const row = await findRoomOf(deps.db, viewer, roomId);
  if (!row) return;
  const { organizationId, userId } = viewer;
  const language = await findLanguage(deps.db, userId);
  const room = await toRoom({ ...deps, language }, row);
  await deps.realtime.publish('addUserToChatRoom', { organizationId, userId }, { room, addedBy });
}

export async function publishRoomUpdated(
  deps: ChatDeps,
  room: ChatRoom,
  roles: { userId: string; role: Schemas['ChatRoomRole'] }[] = [],
): Promise<void> {
  const { organizationId, id: roomId, lastSeq: seq, name, ownerId } = room;
  await deps.realtime.publish(
    'updateChatRoom',
    { organizationId, chatRoomId: roomId },
    {
      roomId,
      seq,
      name,
      logo: await logoUrl(deps, room.logoKey),
      ownerId,
      memberCount: await countMembers(deps.db, roomId),
      roles,
    },
  );
}
