import type { Schemas } from '@office/api';
import { applyPresence } from '../../office/people/applyPresence.ts';
import { patch, renew, when, whenCached, type Updates } from '../../platform/realtime/updates.ts';
import {
  headWithMessage,
  headWithRead,
  isNewMessage,
  membersWithRead,
  roomsWithMessage,
} from './sync/messageEffects.ts';

const roomsPath = '/v1/user/chat-rooms';
const headsPath = '/v1/user/chat-rooms/heads';
const roomPath = '/v1/user/chat-rooms/{roomId}';
const usersPath = '/v1/user/chat-rooms/{roomId}/users';

const renewLists = renew(roomsPath, headsPath);
/** What is shown of a room, wherever it is shown. */
const renewRoom = renew(roomsPath, headsPath, roomPath, usersPath);

const isMine = ({ userId }: { userId: string }, myUserId: string | undefined) =>
  userId === myUserId;

function roomWithPresence(
  room: Schemas['ChatRoomSummary'],
  change: Parameters<typeof applyPresence>[1],
): Schemas['ChatRoomSummary'] {
  return room.directUser?.userId === change.userId
    ? { ...room, directUser: applyPresence(room.directUser, change) }
    : room;
}

/** What real-time messages do to lists of rooms, heads, rooms and their members. */
export const chatUpdates: Updates = {
  newMessageToRoom: [
    patch(headsPath, (list, { message }, myUserId) => ({
      ...list,
      data: list.data.map((head) => headWithMessage(head, message, myUserId)),
    })),
    patch(roomsPath, (list, { message }) => ({
      ...list,
      data: roomsWithMessage(list.data, message),
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
    patch(usersPath, (list, read) => ({ ...list, data: membersWithRead(list.data, read) })),
    when(
      isMine,
      patch(headsPath, (list, read) => ({
        ...list,
        data: list.data.map((head) => headWithRead(head, read)),
      })),
    ),
  ],
  addUserToRoom: [renewRoom],
  removeUserByRoom: [renewRoom],
  // Of a room that is not the member's any more nothing is asked: the answer would be that it is not there.
  userLeaveRoom: [
    when(isMine, renewLists),
    when((event, myUserId) => !isMine(event, myUserId), renewRoom),
  ],
  removeUserFromChatRoom: [renewLists],
  deleteChatRoom: [renewLists],
  updateChatRoom: [renewRoom],
  chatRoomMuted: [renewRoom],
  addUserToChatRoom: [renewRoom],
  // Whether someone can be written to.
  organization: [
    when(({ change, userId }) => Boolean(userId) && change !== 'MEMBER_UPDATED', renewRoom),
  ],
  profileChanged: [renewRoom],
  presenceChanged: [
    patch(roomsPath, (list, change) => ({
      ...list,
      data: list.data.map((room) => roomWithPresence(room, change)),
    })),
    patch(roomPath, roomWithPresence),
    patch(usersPath, (list, change) => ({
      ...list,
      data: list.data.map((member) => applyPresence(member, change)),
    })),
  ],
};
