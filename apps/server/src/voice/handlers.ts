import { voiceAdminPageSize, voiceAreaPageSize } from '@office/vocabulary';
import type { Handlers } from '../platform/operation.ts';
import { pageOf } from '../http/page.ts';
import { callMember, answerInvitation, inviteToRoom, listCandidates } from './invitations.ts';
import * as rooms from './rooms.ts';
import { createVoiceToken } from './create-token.ts';
import { guestHandlers } from './guests/handlers.ts';
import { transcriptHandlers } from './transcripts/handlers.ts';

export const voiceHandlers = {
  ...transcriptHandlers,
  ...guestHandlers,
  listVoiceRooms: ({ query }, context) =>
    rooms.listOwnRooms(context, context.language, pageOf(query)),
  createVoiceRoom: ({ body }, context) => rooms.createRoom(context, context.language, body),
  getVoiceRoom: ({ params }, context) => rooms.getRoom(context, context.language, params.id),
  updateVoiceRoom: ({ params, body }, context) =>
    rooms.updateRoom(context, context.language, params.id, body),
  deleteVoiceRoom: ({ params }, context) => rooms.deleteRoom(context, params.id),
  createVoiceToken: ({ body }, context) => createVoiceToken(context, context.language, body.roomId),
  listVoiceAreaRooms: ({ query }, context) =>
    rooms.listAreaRooms(context, context.language, {
      ...pageOf(query, voiceAreaPageSize),
      ...(query.floorId && { floorId: query.floorId }),
    }),
  listVoiceAdminRooms: ({ query }, context) =>
    rooms.listAdminRooms(context, context.language, pageOf(query, voiceAdminPageSize)),
  openVoiceMeetingAreaRoom: ({ body }, context) =>
    rooms.openMeetingAreaRoom(context, context.language, body.meetingRoomId),
  openVoiceMeetingRoom: ({ body }, context) =>
    rooms.openMeetingRoom(context, context.language, body.meetingId),
  inviteToVoiceChat: ({ body }, context) =>
    'userId' in body
      ? callMember(context, context.language, body.userId)
      : inviteToRoom(context, context.language, body),
  confirmVoiceInvitation: ({ body }, context) => answerInvitation(context, context.language, body),
  listUsersNotInVoiceChat: ({ query }, context) =>
    listCandidates(context, {
      keyword: query.keyword ?? '',
      ...pageOf(query),
      ...(query.roomId && { roomId: query.roomId }),
      ...(query.userId && { userId: query.userId }),
    }),
} satisfies Handlers;
