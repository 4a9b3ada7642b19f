import type { Schemas } from '@office/api';
import { applyPresence } from '../../office/people/applyPresence.ts';
import { patch, renew, when, whenCached, type Updates } from '../../platform/realtime/updates.ts';
import { applyMessageToHead, applyReadToHead, applyThreadToHead } from './models/headCounts.ts';
import { isNewMessage, applyReadToMembers, applyMessageToRooms } from './models/roomLists.ts';

const roomsPath = '/v1/user/chat-rooms';
const headsPath = '/v1/user/chat-rooms/heads';
const roomPath = '/v1/user/chat-rooms/{roomId}';
const usersPath = '/v1/user/chat-rooms/{roomId}/users';

const createdPath = '/v1/user/chat-rooms/created';
const threadsPath = '/v1/user/chat-rooms/threads';
const threadStatePath = '/v1/user/chat-rooms/{roomId}/messages/{messageId}/thread-state';

const renewLists = renew(roomsPath, headsPath);
/** Every query that shows a room. */
const renewRoom = renew(roomsPath, headsPath, roomPath, usersPath);

const isMine = ({ userId }: { userId: string }, myUserId: string | undefined) =>
  userId === myUserId;

function applyPresenceToRoom(
  room: Schemas['ChatRoomSummary'],
  change: Parameters<typeof applyPresence>[1],
): Schemas['ChatRoomSummary'] {
  return room.directUser?.userId === change.userId
    ? { ...room, directUser: applyPresence(room.directUser, change) }
    : room;
}

/** Whether a message was edited or deleted, not reacted to. */
const isRewritten = ({ editedAt, deletedAt }: Schemas['ChatMessage']) =>
  (deletedAt ?? editedAt) !== null;

function mayChangeMentions(
  head: Schemas['ChatRoomHead'],
  message: Schemas['ChatMessage'],
): boolean {
  if (head.roomId !== message.roomId) return false;
  return head.unreadMentions > 0 || message.mentionedUserIds.length > 0;
}

/** The effects of real-time messages on lists of rooms, heads, rooms and their members. */
export const chatUpdates: Updates = {
  newMessageToRoom: [
    // An edit may mention the member anew, or no longer: only the server knows.
    when(
      ({ message }) => !isNewMessage(message) && isRewritten(message),
      whenCached(
        headsPath,
        (list, { message }) => list.data.some((head) => mayChangeMentions(head, message)),
        renew(headsPath),
      ),
    ),
    patch(headsPath, (list, event, myUserId) => ({
      ...list,
      data: list.data.map((head) => applyMessageToHead(head, event, myUserId)),
    })),
    // A reply, or the first message of a thread that changes with it.
    when(({ message }) => Boolean(message.threadRootId ?? message.thread), renew(threadsPath)),
    when(
      ({ message }, myUserId) => isNewMessage(message) && message.sender?.id === myUserId,
      patch(threadStatePath, (state, { message }) =>
        state.threadRootId === message.threadRootId ? { ...state, following: true } : state,
      ),
    ),
    patch(roomsPath, (list, { message }) => ({
      ...list,
      data: applyMessageToRooms(list.data, message),
    })),
    // The first message of a room that came into being: no list has it yet.
    when(
      ({ message }) => isNewMessage(message),
      whenCached(
        headsPath,
        (list, { roomId }) => !list.data.some((head) => head.roomId === roomId),
        renewLists,
      ),
    ),
  ],
  updateLastReadMsgChat: [
    patch(usersPath, (list, read) => ({ ...list, data: applyReadToMembers(list.data, read) })),
    when(
      isMine,
      patch(headsPath, (list, read) => ({
        ...list,
        data: list.data.map((head) => applyReadToHead(head, read)),
      })),
    ),
  ],
  addUserToRoom: [renewRoom],
  removeUserByRoom: [renewRoom],
  // A room that is none of the member's any more is not asked for: it would only be answered with 404.
  userLeaveRoom: [
    when(isMine, renewLists),
    when((event, myUserId) => !isMine(event, myUserId), renewRoom),
  ],
  removeUserFromChatRoom: [renewLists],
  deleteChatRoom: [renewLists, renew(createdPath)],
  updateChatRoom: [renewRoom],
  chatRoomMuted: [renewRoom],
  chatThreadUpdated: [
    patch(headsPath, (list, state) => ({
      ...list,
      data: list.data.map((head) => applyThreadToHead(head, state)),
    })),
    patch(threadStatePath, (known, state) =>
      known.threadRootId === state.threadRootId ? state : known,
    ),
    renew(threadsPath),
  ],
  addUserToChatRoom: [renewRoom, renew(createdPath)],
  // A person who leaves or is blocked cannot be written to.
  organization: [
    when(({ change, userId }) => Boolean(userId) && change !== 'MEMBER_UPDATED', renewRoom),
  ],
  profileChanged: [renewRoom],
  presenceChanged: [
    patch(roomsPath, (list, change) => ({
      ...list,
      data: list.data.map((room) => applyPresenceToRoom(room, change)),
    })),
    patch(roomPath, applyPresenceToRoom),
    patch(usersPath, (list, change) => ({
      ...list,
      data: list.data.map((member) => applyPresence(member, change)),
    })),
  ],
};
