import { changePageSize, messagePageSize } from '@office/vocabulary';
import type { Handlers } from '../platform/operation.ts';
import { pageOf } from '../http/page.ts';
import { getInviteToken, joinByToken } from './rooms/invite-code.ts';
import { deleteMessage, editMessage, react, unreact } from './messages/message-changes.ts';
import { markAllRead } from './messages/mark-all-read.ts';
import { getMessage, listChanges, listMessages, listThread } from './messages/messages.ts';
import {
  getHeads,
  getUnreadMessage,
  getUnreadTotal,
  muteRoom,
  updateLastRead,
} from './messages/read-state.ts';
import {
  addUsers,
  leaveRoom,
  listRoomUsers,
  listNonMembers,
  listUsersOutsideDirect,
  removeUser,
  updateRole,
} from './rooms/room-members.ts';
import {
  createRoom,
  deleteRoom,
  getCreatedRooms,
  getRoom,
  hideRoom,
  listRooms,
  updateRoomInfo,
} from './rooms/rooms.ts';
import { getThreadState, listThreads, updateThreadState } from './messages/threads.ts';
import { searchInRooms } from './messages/message-search.ts';
import { sendMessage } from './messages/send-message.ts';
import { getGroupMentions } from './messages/group-mentions.ts';
import { versionHandlers } from './versions/handlers.ts';
import { messageActionHandlers } from './message-actions/handlers.ts';
import { webhookHandlers } from './webhooks/handlers.ts';
import { forwardMessage } from './forwarding/forward-message.ts';
import { listForwardSources } from './forwarding/forward-sources.ts';
import {
  completeReminder,
  deleteReminder,
  listReminders,
  setReminder,
} from './reminders/reminders.ts';
import { listScheduled, scheduleMessage } from './scheduled/scheduled-messages.ts';
import {
  cancelScheduled,
  sendScheduledNow,
  updateScheduled,
} from './scheduled/scheduled-changes.ts';
import * as sections from './sections/sections.ts';

const sectionHandlers = {
  listChatSections: (_input, context) => sections.listSections(context),
  createChatSection: ({ body }, context) => sections.createSection(context, body),
  updateChatSection: ({ params, body }, context) =>
    sections.updateSection(context, params.sectionId, body),
  deleteChatSection: ({ params }, context) => sections.deleteSection(context, params.sectionId),
  orderChatSections: ({ body }, context) => sections.orderSections(context, body),
  placeChatRoom: ({ params, body }, context) => sections.placeRoom(context, params.roomId, body),
} satisfies Handlers;

const scheduledHandlers = {
  listScheduledChatMessages: (_input, context) => listScheduled(context),
  scheduleChatMessage: ({ params, body }, context) => scheduleMessage(context, params.roomId, body),
  updateScheduledChatMessage: ({ params, body }, context) =>
    updateScheduled(context, params.scheduledId, body),
  sendScheduledChatMessage: ({ params }, context) => sendScheduledNow(context, params.scheduledId),
  cancelScheduledChatMessage: ({ params }, context) => cancelScheduled(context, params.scheduledId),
} satisfies Handlers;

const reminderHandlers = {
  listChatReminders: (_input, context) => listReminders(context),
  setChatReminder: ({ params, body }, context) => setReminder(context, params, body),
  deleteChatReminder: ({ params }, context) => deleteReminder(context, params),
  completeChatReminder: ({ params }, context) => completeReminder(context, params),
} satisfies Handlers;

const forwardingHandlers = {
  forwardChatMessage: ({ params, body }, context) => forwardMessage(context, params, body),
  listChatForwardSources: ({ params }, context) => listForwardSources(context, params.roomId),
} satisfies Handlers;

function paged(query: { keyword?: string; page?: number; limit?: number }) {
  return { keyword: query.keyword ?? '', ...pageOf(query) };
}

const roomHandlers = {
  listChatRooms: ({ query }, context) =>
    listRooms(context, {
      ...paged(query),
      ...(query.type && { type: query.type }),
    }),
  createChatRoom: ({ body }, context) => createRoom(context, body),
  getChatRoom: ({ params }, context) => getRoom(context, params.roomId),
  updateChatRoom: ({ params, body }, context) => updateRoomInfo(context, params.roomId, body),
  deleteChatRoom: ({ params, body }, context) => deleteRoom(context, params.roomId, body.name),
  getChatInviteToken: ({ params, query }, context) =>
    getInviteToken(context, params.roomId, query.refresh ?? false),
  joinChatRoom: ({ body }, context) => joinByToken(context, body.inviteToken),
  muteChatRoom: ({ params, body }, context) => muteRoom(context, params.roomId, body.muted),
  hideChatRoom: ({ params, body }, context) => hideRoom(context, params.roomId, body.hidden),
  getCreatedChatRooms: (_input, context) => getCreatedRooms(context),
  getChatGroupMentions: ({ params }, context) => getGroupMentions(context, params.roomId),
  listChatRoomHeads: (_input, context) => getHeads(context),
} satisfies Handlers;

const memberHandlers = {
  listChatRoomUsers: ({ params, query }, context) =>
    listRoomUsers(context, params.roomId, paged(query)),
  listUsersOutSideChatRoom: ({ params, query }, context) =>
    listNonMembers(context, params.roomId, paged(query)),
  listUsersOutsideDirect: ({ query }, context) => listUsersOutsideDirect(context, paged(query)),
  addChatRoomUsers: ({ params, body }, context) => addUsers(context, params.roomId, body.userIds),
  removeChatRoomUser: ({ params }, context) => removeUser(context, params.roomId, params.userId),
  leaveChatRoom: ({ params }, context) => leaveRoom(context, params.roomId),
  updateChatRoomRole: ({ params, body }, context) => updateRole(context, params.roomId, body),
} satisfies Handlers;

const messageHandlers = {
  listChatMessages: ({ params, query }, context) =>
    listMessages(context, params.roomId, {
      ...query,
      limit: query.limit ?? messagePageSize,
    }),
  sendChatMessage: ({ params, body }, context) => sendMessage(context, params.roomId, body),
  getChatMessage: ({ params }, context) => getMessage(context, params),
  editChatMessage: ({ params, body }, context) => editMessage(context, params, body),
  deleteChatMessage: ({ params }, context) => deleteMessage(context, params),
  reactToChatMessage: ({ params, body }, context) => react(context, params, body.emoji),
  unreactToChatMessage: ({ params }, context) => unreact(context, params, params.emoji),
  listChatThread: ({ params, query }, context) =>
    listThread(context, params, {
      ...query,
      limit: query.limit ?? messagePageSize,
    }),
  listChatThreads: ({ query }, context) => listThreads(context, pageOf(query)),
  getChatThreadState: ({ params }, context) => getThreadState(context, params),
  updateChatThreadState: ({ params, body }, context) => updateThreadState(context, params, body),
  listChatChanges: ({ params, query }, context) =>
    listChanges(context, params.roomId, {
      afterSeq: query.afterSeq,
      limit: query.limit ?? changePageSize,
    }),
  searchChatMessages: ({ query }, context) =>
    searchInRooms(context, { ...query, ...pageOf(query) }),
  updateLastReadMessage: ({ params, body }, context) =>
    updateLastRead(context, params.roomId, body.messageId),
  markAllChatRoomsRead: (_input, context) => markAllRead(context),
  getUnreadChatMessage: ({ params }, context) => getUnreadMessage(context, params.roomId),
  getUnreadChatTotal: ({ query }, context) => getUnreadTotal(context, query.type),
} satisfies Handlers;

export const chatHandlers = {
  ...roomHandlers,
  ...memberHandlers,
  ...messageHandlers,
  ...messageActionHandlers,
  ...sectionHandlers,
  ...webhookHandlers,
  ...forwardingHandlers,
  ...scheduledHandlers,
  ...reminderHandlers,
  ...versionHandlers,
};
