import { voiceAdminPageSize } from '@office/vocabulary';
import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';
import * as meetingRooms from './meeting-rooms.ts';
import * as voiceRooms from './voice-rooms.ts';

export const adminRoomsHandlers = {
  listMeetingRoomBookings: ({ query }, context) => meetingRooms.listBookings(context, query),
  releaseMeetingRoom: ({ params, body }, context) =>
    meetingRooms.releaseMeetingRoom(context, params.meetingId, body),
  closeMeetingRoom: ({ body }, context) => meetingRooms.closeMeetingRoom(context, body),
  reopenMeetingRoom: ({ params }, context) =>
    meetingRooms.reopenMeetingRoom(context, params.closureId),
  listAdminVoiceRooms: ({ query }, context) =>
    voiceRooms.listVoiceRooms(context, pageOf(query, voiceAdminPageSize)),
  createAdminVoiceRoom: ({ body }, context) => voiceRooms.createVoiceRoom(context, body),
  updateAdminVoiceRoom: ({ params, body }, context) =>
    voiceRooms.updateVoiceRoom(context, params.roomId, body),
  deleteAdminVoiceRoom: ({ params }, context) => voiceRooms.deleteVoiceRoom(context, params.roomId),
} satisfies Handlers;
