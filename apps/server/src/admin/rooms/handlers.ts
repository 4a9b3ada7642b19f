import { voiceAdminPageSize } from '@office/vocabulary';
import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';
import * as meetingRooms from './meeting-rooms.ts';
import * as voiceRooms from './voice-rooms.ts';

export const adminRoomsHandlers = {
  listMeetingRoomBookings: ({ query }, context) =>
    meetingRooms.listBookings(context, context.claims, query),
  releaseMeetingRoom: ({ params, body }, context) =>
    meetingRooms.releaseMeetingRoom(context, context.claims, params.meetingId, body),
  closeMeetingRoom: ({ body }, context) =>
    meetingRooms.closeMeetingRoom(context, context.claims, body),
  reopenMeetingRoom: ({ params }, context) =>
    meetingRooms.reopenMeetingRoom(context, context.claims, params.closureId),
  listAdminVoiceRooms: ({ query }, context) =>
    voiceRooms.listVoiceRooms(context, context.claims, pageOf(query, voiceAdminPageSize)),
  createAdminVoiceRoom: ({ body }, context) =>
    voiceRooms.createVoiceRoom(context, context.claims, body),
  updateAdminVoiceRoom: ({ params, body }, context) =>
    voiceRooms.updateVoiceRoom(context, context.claims, params.roomId, body),
  deleteAdminVoiceRoom: ({ params }, context) =>
    voiceRooms.deleteVoiceRoom(context, context.claims, params.roomId),
} satisfies Handlers;
