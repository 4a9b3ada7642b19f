import type { Schemas } from '@office/api';
import { applyPresence } from '../../office/people/applyPresence.ts';
import { patch, renew, when, whenCached, type Updates } from '../../platform/realtime/updates.ts';
import {
  applyMessageToHead,
  applyReadToHead,
  isNewMessage,
  applyReadToMembers,
  applyMessageToRooms,
} from './models/roomLists.ts';

const roomsPath = '/v1/user/chat-rooms';
const headsPath = '/v1/user/chat-rooms/heads';
const roomPath = '/v1/user/chat-rooms/{roomId}';
const usersPath = '/v1/user/chat-rooms/{roomId}/users';

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

/** The effects of real-time messages on lists of rooms, heads, rooms and their members. */
export const chatUpdates: Updates = {
  newMessageToRoom: [
    patch(headsPath, (list, { message }, myUserId) => ({
      ...list,
      data: list.data.map((head) => applyMessageToHead(head, message, myUserId)),
    })),
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
  deleteChatRoom: [renewLists],
  updateChatRoom: [renewRoom],
  chatRoomMuted: [renewRoom],
  addUserToChatRoom: [renewRoom],
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
