import { changePageSize, messagePageSize } from '@office/vocabulary';
import type { Handlers } from '../platform/operation.ts';
import { pageOf } from '../http/page.ts';
import { getInviteToken, joinByToken } from './invite-code.ts';
import { deleteMessage, editMessage, react, unreact } from './message-changes.ts';
import { getMessage, listChanges, listMessages, listThread } from './messages.ts';
import {
  getHeads,
  getUnreadMessage,
  getUnreadTotal,
  muteRoom,
  updateLastRead,
} from './read-state.ts';
import {
  addUsers,
  leaveRoom,
  listRoomUsers,
  listUsersOutSide,
  listUsersOutsideDirect,
  removeUser,
  updateRole,
} from './room-members.ts';
import {
  createRoom,
  deleteRoom,
  getCreatedRooms,
  getRoom,
  listRooms,
  updateRoomInfo,
} from './rooms.ts';
import { getThreadState, listThreads, updateThreadState } from './threads.ts';
import { searchInRooms } from './message-search.ts';
import { sendMessage } from './send-message.ts';

function paged(query: { keyword?: string; page?: number; limit?: number }) {
  return { keyword: query.keyword ?? '', ...pageOf(query) };
}

const roomHandlers = {
  listChatRooms: ({ query }, context) =>
    listRooms(context, context.claims, {
      ...paged(query),
      ...(query.type && { type: query.type }),
    }),
  createChatRoom: ({ body }, context) => createRoom(context, context.claims, body),
  getChatRoom: ({ params }, context) => getRoom(context, context.claims, params.roomId),
  updateChatRoom: ({ params, body }, context) =>
    updateRoomInfo(context, context.claims, params.roomId, body),
  deleteChatRoom: ({ params, body }, context) =>
    deleteRoom(context, context.claims, params.roomId, body.name),
  getChatInviteToken: ({ params, query }, context) =>
    getInviteToken(context, context.claims, params.roomId, query.refresh ?? false),
  joinChatRoom: ({ body }, context) => joinByToken(context, context.claims, body.inviteToken),
  muteChatRoom: ({ params, body }, context) =>
    muteRoom(context, context.claims, params.roomId, body.muted),
  getCreatedChatRooms: (_input, context) => getCreatedRooms(context, context.claims),
  listChatRoomHeads: (_input, context) => getHeads(context, context.claims),
} satisfies Handlers;

const memberHandlers = {
  listChatRoomUsers: ({ params, query }, context) =>
    listRoomUsers(context, context.claims, params.roomId, paged(query)),
  listUsersOutSideChatRoom: ({ params, query }, context) =>
    listUsersOutSide(context, context.claims, params.roomId, paged(query)),
  listUsersOutsideDirect: ({ query }, context) =>
    listUsersOutsideDirect(context, context.claims, paged(query)),
  addChatRoomUsers: ({ params, body }, context) =>
    addUsers(context, context.claims, params.roomId, body.userIds),
  removeChatRoomUser: ({ params }, context) =>
    removeUser(context, context.claims, params.roomId, params.userId),
  leaveChatRoom: ({ params }, context) => leaveRoom(context, context.claims, params.roomId),
  updateChatRoomRole: ({ params, body }, context) =>
    updateRole(context, context.claims, params.roomId, body),
} satisfies Handlers;

const messageHandlers = {
  listChatMessages: ({ params, query }, context) =>
    listMessages(context, context.claims, params.roomId, {
      ...query,
      limit: query.limit ?? messagePageSize,
    }),
  sendChatMessage: ({ params, body }, context) =>
    sendMessage(context, context.claims, params.roomId, body),
  getChatMessage: ({ params }, context) => getMessage(context, context.claims, params),
  editChatMessage: ({ params, body }, context) =>
    editMessage(context, context.claims, params, body),
  deleteChatMessage: ({ params }, context) => deleteMessage(context, context.claims, params),
  reactToChatMessage: ({ params, body }, context) =>
    react(context, context.claims, params, body.emoji),
  unreactToChatMessage: ({ params }, context) =>
    unreact(context, context.claims, params, params.emoji),
  listChatThread: ({ params, query }, context) =>
    listThread(context, context.claims, params, {
      ...query,
      limit: query.limit ?? messagePageSize,
    }),
  listChatThreads: ({ query }, context) => listThreads(context, context.claims, pageOf(query)),
  getChatThreadState: ({ params }, context) => getThreadState(context, context.claims, params),
  updateChatThreadState: ({ params, body }, context) =>
    updateThreadState(context, context.claims, params, body),
  listChatChanges: ({ params, query }, context) =>
    listChanges(context, context.claims, params.roomId, {
      afterSeq: query.afterSeq,
      limit: query.limit ?? changePageSize,
    }),
  searchChatMessages: ({ query }, context) =>
    searchInRooms(context, context.claims, { ...query, ...pageOf(query) }),
  updateLastReadMessage: ({ params, body }, context) =>
    updateLastRead(context, context.claims, params.roomId, body.messageId),
  getUnreadChatMessage: ({ params }, context) =>
    getUnreadMessage(context, context.claims, params.roomId),
  getUnreadChatTotal: ({ query }, context) => getUnreadTotal(context, context.claims, query.type),
} satisfies Handlers;

export const chatHandlers = { ...roomHandlers, ...memberHandlers, ...messageHandlers };
