// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Posture. Binary messages encode it as the index in this list. */
export const personStates = ['stand', 'walk', 'sit', 'talk', 'wave'] as const;
export type PersonState = (typeof personStates)[number];

/** Every kind of real-time message: the event names of the default namespace. */
export const realtimeKinds = [
  'surveyChanged',
  'addUserToRoom',
  'addUserToChatRoom',
  'removeUserByRoom',
  'removeUserFromChatRoom',
  'userLeaveRoom',
  'deleteRoom',
  'deleteChatRoom',
  'updateChatRoom',
  'newMessageToRoom',
  'updateLastReadMsgChat',
  'inviteJoinVoiceChat',
  'inviteUsersJoinVoiceChat',
  'inviteConfirmVoiceChat',
  'updateMeetingStatus',
  'meetingRoomsChanged',
  'calendarsChanged',
  'bulletinChanged',
  'notificationUser',
  'notificationsChanged',
  'tutorialsChanged',
  'helpChanged',
  'organization',
  'ping',
  'forcedLogout',
  'chatTyping',
  'chatRoomMuted',
  'chatRoomHidden',
  'chatThreadUpdated',
  'chatMarkedUnread',
  'chatMessageSaved',
  'chatRemindersChanged',
  'chatScheduledChanged',
  'voiceInvitationSettled',
  'voiceRoomChanged',
  'sharedDocumentChanged',
  'presenceChanged',
  'maintenanceChanged',
  'tokenExpiring',
  'seatChanged',
  'floorPlanChanged',
  'deskChanged',
  'deskNoteAdded',
  'profileChanged',
] as const;
export type RealtimeKind = (typeof realtimeKinds)[number];
