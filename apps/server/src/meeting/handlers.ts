import { maxCalendarMeetings } from '@office/vocabulary';
import { pageOf } from '../http/page.ts';
import type { Handlers } from '../platform/operation.ts';
import * as accounts from './accounts/account-linking.ts';
import { answerMeeting } from './answers.ts';
import * as attendance from './attendance.ts';
import { cancelMeeting } from './cancellation.ts';
import * as freeBusy from './free-busy.ts';
import { createMeetingInRoom } from './meeting-area.ts';
import { getMeeting, listMeetings } from './meetings.ts';
import { createMeeting } from './planning.ts';
import { listRoomBookings, listRoomMeetings } from './room-meetings.ts';
import { updateMeeting } from './rescheduling.ts';

export const meetingHandlers = {
  listMeetings: ({ query }, context) => {
    const { ids, startTime, endTime } = query;
    return listMeetings(context, context.claims, {
      ...(ids !== undefined && { ids }),
      ...(startTime !== undefined && { startTime }),
      ...(endTime !== undefined && { endTime }),
      ...pageOf(query, maxCalendarMeetings),
    });
  },
  getMeeting: ({ params }, context) => getMeeting(context, context.claims, params.id),
  createMeeting: ({ body }, context) => createMeeting(context, context.claims, body),
  updateMeeting: ({ params, body }, context) =>
    updateMeeting(context, context.claims, params.id, body),
  deleteMeeting: ({ params, query }, context) =>
    cancelMeeting(context, context.claims, params.id, query.scope),
  answerMeeting: ({ params, body }, context) =>
    answerMeeting(context, context.claims, params.id, body),
  endMeeting: ({ params }, context) => attendance.endMeeting(context, context.claims, params.id),
  extendMeeting: ({ params, body }, context) =>
    attendance.extendMeeting(context, context.claims, params.id, body),
  leaveMeeting: ({ params }, context) =>
    attendance.leaveMeeting(context, context.claims, params.id),
  joinMeetingNow: ({ body }, context) => attendance.joinMeetingNow(context, context.claims, body),
  getMeetingLink: ({ query }, context) =>
    attendance.getMeetingLink(context, context.claims, query.id),
  listAvailableMeetings: ({ query }, context) =>
    attendance.listAvailableMeetings(context, context.claims, pageOf(query)),
  listRoomMeetings: ({ query }, context) =>
    listRoomMeetings(context, context.claims, query.floorId),
  listRoomBookings: ({ query }, context) => listRoomBookings(context, context.claims, query),
  listMeetingAttendees: ({ query }, context) =>
    freeBusy.listMeetingAttendees(context, context.claims, query),
  checkMeetingRoom: ({ body }, context) => freeBusy.checkMeetingRoom(context, context.claims, body),
  suggestMeetingTimes: ({ body }, context) =>
    freeBusy.suggestMeetingTimes(context, context.claims, body),
  createMeetingInRoom: ({ body }, context) =>
    createMeetingInRoom(context, context.claims, body, context.language),
  listLinkedAccounts: (_input, context) => accounts.listLinkedAccounts(context, context.claims),
  startAppLogin: ({ params, query }, context) =>
    accounts.startAppLogin(context, context.claims, params.type, query.use),
  linkAccount: ({ params, query }, context) =>
    accounts.linkAccount(context, context.claims, params.type, query),
  unlinkAccount: ({ params, query }, context) =>
    accounts.unlinkAccount(context, context.claims, params.type, query.use),
} satisfies Handlers;
