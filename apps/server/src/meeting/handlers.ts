import { maxCalendarMeetings } from '@office/vocabulary';
import { pageOf } from '../http/page.ts';
import type { Handlers } from '../platform/operation.ts';
import * as accounts from './accounts/account-linking.ts';
import { answerMeeting } from './answers.ts';
import * as attendance from './attendance.ts';
import { cancelMeeting } from './cancellation.ts';
import * as freeBusy from './free-busy.ts';
import { getMeetingChat, openMeetingChat } from './chat/meeting-chat.ts';
import { createMeetingInRoom } from './meeting-area.ts';
import { getMeeting, listMeetings, requireOwnForApiToken } from './model/meetings.ts';
import { createMeeting } from './planning.ts';
import { listRoomBookings, listRoomMeetings } from './rooms/room-meetings.ts';
import { updateMeeting } from './rescheduling.ts';

export const meetingHandlers = {
  listMeetings: ({ query }, context) => {
    const { ids, startTime, endTime } = query;
    return listMeetings(context, {
      ...(ids !== undefined && { ids }),
      ...(startTime !== undefined && { startTime }),
      ...(endTime !== undefined && { endTime }),
      ...pageOf(query, maxCalendarMeetings),
    });
  },
  getMeeting: ({ params }, context) => getMeeting(context, params.id),
  createMeeting: ({ body }, context) => createMeeting(context, body),
  updateMeeting: async ({ params, body }, context) => {
    await requireOwnForApiToken(context, params.id);
    return updateMeeting(context, params.id, body);
  },
  deleteMeeting: async ({ params, query }, context) => {
    await requireOwnForApiToken(context, params.id);
    return cancelMeeting(context, params.id, query.scope);
  },
  answerMeeting: ({ params, body }, context) => answerMeeting(context, params.id, body),
  getMeetingChat: ({ params }, context) => getMeetingChat(context, params.id),
  openMeetingChat: ({ params }, context) => openMeetingChat(context, params.id),
  endMeeting: ({ params }, context) => attendance.endMeeting(context, params.id),
  extendMeeting: ({ params, body }, context) => attendance.extendMeeting(context, params.id, body),
  leaveMeeting: ({ params }, context) => attendance.leaveMeeting(context, params.id),
  joinMeetingNow: ({ body }, context) => attendance.joinMeetingNow(context, body),
  getMeetingLink: ({ query }, context) => attendance.getMeetingLink(context, query.id),
  listAvailableMeetings: ({ query }, context) =>
    attendance.listAvailableMeetings(context, pageOf(query)),
  listRoomMeetings: ({ query }, context) => listRoomMeetings(context, query.floorId),
  listRoomBookings: ({ query }, context) => listRoomBookings(context, query),
  listMeetingAttendees: ({ query }, context) => freeBusy.listMeetingAttendees(context, query),
  checkMeetingRoom: ({ body }, context) => freeBusy.checkMeetingRoom(context, body),
  suggestMeetingTimes: ({ body }, context) => freeBusy.suggestMeetingTimes(context, body),
  createMeetingInRoom: ({ body }, context) => createMeetingInRoom(context, body, context.language),
  listLinkedAccounts: (_input, context) => accounts.listLinkedAccounts(context),
  startAppLogin: ({ params, query }, context) =>
    accounts.startAccountLink(context, params.type, query.use),
  linkAccount: ({ params, query }, context) => accounts.linkAccount(context, params.type, query),
  unlinkAccount: ({ params, query }, context) =>
    accounts.unlinkAccount(context, params.type, query.use),
} satisfies Handlers;
