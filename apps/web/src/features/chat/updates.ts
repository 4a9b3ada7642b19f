import type { Schemas } from '@office/api';
import { applyPresence } from '../../office/people/applyPersonChanges.ts';
import { patch, renew, when, whenCached, type Updates } from '../../platform/realtime/updates.ts';
import {
  applyMessageToHead,
  applyReadToHead,
  applyThreadToHead,
  applyUnreadToHead,
} from './models/lists/headCounts.ts';
import { isPinListOutdated } from './models/lists/pins.ts';
import { applySavedState } from './models/messages/savedMessages.ts';
import { isNewMessage, applyReadToMembers, applyMessageToRooms } from './models/lists/roomLists.ts';

const roomsPath = '/v1/user/chat-rooms';
const headsPath = '/v1/user/chat-rooms/heads';
const roomPath = '/v1/user/chat-rooms/{roomId}';
const usersPath = '/v1/user/chat-rooms/{roomId}/users';

const createdPath = '/v1/user/chat-rooms/created';
const threadsPath = '/v1/user/chat-rooms/threads';
const pinsPath = '/v1/user/chat-rooms/{roomId}/pins';
const groupMentionsPath = '/v1/user/chat-rooms/{roomId}/group-mentions';
const sectionsPath = '/v1/user/chat-rooms/sections';
const savedPath = '/v1/user/chat-rooms/saved';
const savedIdsPath = '/v1/user/chat-rooms/{roomId}/saved';
const sourcesPath = '/v1/user/chat-rooms/{roomId}/forward-sources';
const remindersPath = '/v1/user/chat-rooms/reminders';
const scheduledPath = '/v1/user/chat-rooms/scheduled';
const threadStatePath = '/v1/user/chat-rooms/{roomId}/messages/{messageId}/thread-state';

const meetingChatPath = '/v1/meetings/{id}/chat';

const renewLists = renew(roomsPath, headsPath, meetingChatPath);
const renewRoom = renew(roomsPath, headsPath, roomPath, usersPath, groupMentionsPath);

const isMine = ({ userId }: { userId: string }, myUserId: string | undefined) =>
  userId === myUserId;

function applyPresenceToRoom(
  room: Schemas['ChatRoomSummary'],
  change: Parameters<typeof applyPresence>[1],
): Schemas['ChatRoomSummary'] {
  if (room.directUsers?.some(({ userId }) => userId === change.userId)) {
    return {
      ...room,
      directUsers: room.directUsers.map((user) =>
        user.userId === change.userId ? applyPresence(user, change) : user,
      ),
    };
  }
  return room.directUser?.userId === change.userId
    ? { ...room, directUser: applyPresence(room.directUser, change) }
    : room;
}

const isRewritten = ({ editedAt, deletedAt }: Schemas['ChatMessage']) =>
  (deletedAt ?? editedAt) !== null;

function mayChangeMentions(
  head: Schemas['ChatRoomHead'],
  message: Schemas['ChatMessage'],
): boolean {
  if (head.roomId !== message.roomId) return false;
  return (
    head.unreadMentions > 0 ||
    message.mentionedUserIds.length > 0 ||
    message.mentionedGroup !== null
  );
}

export const chatUpdates: Updates = {
  newMessageToRoom: [
    // An edit may add or remove a mention of the member. Only the server knows the resulting count.
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
    when(
      ({ message }) => !isNewMessage(message),
      whenCached(
        pinsPath,
        (list, { message }) => isPinListOutdated(list, message),
        renew(pinsPath),
      ),
    ),
    when(({ message }) => Boolean(message.forwarded) && isNewMessage(message), renew(sourcesPath)),
    // A reply, or a root message updated by one.
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
    // The first message of a new room that is in no list yet.
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
  // Skips the room query after the member has left, because it would return 404.
  userLeaveRoom: [
    when(isMine, renewLists),
    when((event, myUserId) => !isMine(event, myUserId), renewRoom),
  ],
  updateMeetingStatus: [renew(meetingChatPath)],
  removeUserFromChatRoom: [renewLists, renew(sourcesPath, remindersPath)],
  deleteChatRoom: [renewLists, renew(createdPath, sourcesPath, remindersPath)],
  updateChatRoom: [renewRoom],
  chatRoomMuted: [renewRoom],
  chatRoomHidden: [renewRoom],
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
  chatMarkedUnread: [
    patch(headsPath, (list, { state }) => ({
      ...list,
      data: list.data.map((head) => applyUnreadToHead(head, state)),
    })),
  ],
  chatListChanged: [renew(sectionsPath, roomsPath, roomPath)],
  chatRemindersChanged: [renew(remindersPath)],
  chatScheduledChanged: [renew(scheduledPath)],
  chatMessageSaved: [patch(savedIdsPath, applySavedState), renew(savedPath)],
  addUserToChatRoom: [renewRoom, renew(createdPath, sourcesPath, meetingChatPath)],
  // Members who leave or are blocked cannot receive messages.
  organization: [
    when(({ change, userId }) => Boolean(userId) && change !== 'MEMBER_UPDATED', renewRoom),
    when(
      ({ change }) => change === 'UPDATED' || change === 'MEMBER_UPDATED',
      renew(groupMentionsPath),
    ),
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
