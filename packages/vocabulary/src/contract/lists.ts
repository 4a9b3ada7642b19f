// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** JUST_ONE once an organisation is selected, MULTIPLE before. */
export const organizationTypes = ['JUST_ONE', 'MULTIPLE'] as const;
export type OrganizationType = (typeof organizationTypes)[number];

/** Why a field was refused. The text is `errorResponse.{field}{Value}` in the error catalogue. */
export const fieldErrorValues = ['required', 'invalid', 'tooShort', 'tooLong'] as const;
export type FieldErrorValue = (typeof fieldErrorValues)[number];

/** Why a member was shut out: 4010 organisation blocked, 4011 user blocked, 4014 role changed (sign in again), 4015 contract blocked, 4017 maintenance. */
export const blockCodes = {
  organizationBlocked: 4010,
  userBlocked: 4011,
  roleChanged: 4014,
  contractBlocked: 4015,
  maintenance: 4017,
} as const;
export type BlockCode = (typeof blockCodes)[keyof typeof blockCodes];

/** Why a link cannot be used: nobody was ever sent it, its time is over, or it (or a later one) was used. */
export const linkProblems = ['UNKNOWN', 'EXPIRED', 'USED'] as const;
export type LinkProblem = (typeof linkProblems)[number];

export const genders = ['MALE', 'FEMALE', 'OTHER'] as const;
export type Gender = (typeof genders)[number];

export const languages = ['ja', 'en'] as const;
export type Language = (typeof languages)[number];

/** Role in an organisation. ORGANIZATION_ADMIN is shown as Admin, USER as Member. */
export const roles = ['SYSTEM_ADMIN', 'ORGANIZATION_ADMIN', 'USER', 'GUEST'] as const;
export type Role = (typeof roles)[number];

/** Availability. */
export const statuses = ['AVAILABLE', 'BUSY', 'LEAVING', 'LOGGED_OUT', 'ON_VACATION'] as const;
export type Status = (typeof statuses)[number];

/** Work location. */
export const workingStatuses = ['OFFICE', 'IN_WITH_CLIENT', 'HOME'] as const;
export type WorkingStatus = (typeof workingStatuses)[number];

export const automaticPresenceReasons = ['meeting', 'call', 'idle'] as const;
export type AutomaticPresenceReason = (typeof automaticPresenceReasons)[number];

/** An area of the product. */
export const areaNames = [
  'auth',
  'organization',
  'people',
  'map',
  'chat',
  'voice',
  'calendar',
  'meeting',
  'notification',
  'tutorial',
  'survey',
  'bulletin',
  'help',
  'settings',
  'status',
] as const;
export type AreaName = (typeof areaNames)[number];

export const meetingStatuses = ['SCHEDULED', 'ONGOING', 'ENDED', 'CANCELED'] as const;
export type MeetingStatus = (typeof meetingStatuses)[number];

/** External provider of meetings and calendars. */
export const providers = ['GOOGLE', 'ZOOM', 'TEAMS'] as const;
export type Provider = (typeof providers)[number];

export const graphicsQualities = ['LOW', 'MEDIUM', 'HIGH'] as const;
export type GraphicsQuality = (typeof graphicsQualities)[number];

/** `profile`: photos of people; `chat_room_logo`: logos of chat rooms. Both 5 KB to 5 MB; jpg, jpeg, png. */
export const userFileDirectories = ['profile', 'chat_room_logo'] as const;
export type UserFileDirectory = (typeof userFileDirectories)[number];

/** Those of `UserFileDirectory`, and `chat_message_attachment`: files of chat messages; 50 KB to 5 MB; jpg, jpeg, png, pdf, docx, xlsx, pptx, txt, csv, gif. */
export const fileDirectories = ['profile', 'chat_room_logo', 'chat_message_attachment'] as const;
export type FileDirectory = (typeof fileDirectories)[number];

export const chatRoomTypes = ['CHANNEL', 'DIRECT'] as const;
export type ChatRoomType = (typeof chatRoomTypes)[number];

/** In a room. Both people of a direct room are USER. */
export const chatRoomRoles = ['ADMIN', 'USER'] as const;
export type ChatRoomRole = (typeof chatRoomRoles)[number];

export const chatMessageTypes = ['TEXT', 'FILE'] as const;
export type ChatMessageType = (typeof chatMessageTypes)[number];

/** Admin room, arena or area room, own room, room of a meeting area, or between two people. */
export const voiceRoomKinds = ['ADMIN', 'AREA', 'OWN', 'MEETING_AREA', 'DIRECT'] as const;
export type VoiceRoomKind = (typeof voiceRoomKinds)[number];

/** The kinds of rooms that people make themselves. */
export const creatableVoiceRoomKinds = ['OWN', 'ADMIN'] as const;
export type CreatableVoiceRoomKind = (typeof creatableVoiceRoomKinds)[number];

/** What it is about; the kinds that can be pushed. */
export const notificationKinds = [
  'DIRECT_MESSAGE',
  'CHAT_ROOM',
  'MEETING',
  'ORGANIZATION',
  'VOICE_CHAT_INVITE',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What changed about an organisation or its members. */
export const organizationChanges = [
  'UPDATED',
  'MEMBER_ADDED',
  'MEMBER_UPDATED',
  'MEMBER_REMOVED',
  'OFFICES_UPDATED',
] as const;
export type OrganizationChange = (typeof organizationChanges)[number];

/** `deleted`: the room is gone, or its floor was blocked. `removed`: the member may not enter it any more. `replaced`: the member joined from another tab, or another room. `blocked`: the member was shut out (block, sign-out, changed role). */
export const voiceEndReasons = ['deleted', 'removed', 'replaced', 'blocked'] as const;
export type VoiceEndReason = (typeof voiceEndReasons)[number];

/** Every kind of real-time message: the event names of the default namespace. */
export const realtimeKinds = [
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
  'notificationUser',
  'organization',
  'ping',
  'forcedLogout',
  'chatTyping',
  'chatRoomMuted',
  'voiceRoomChanged',
  'presenceChanged',
  'tokenExpiring',
  'seatChanged',
  'seatReleased',
  'floorPlanChanged',
  'deskChanged',
  'profileChanged',
] as const;
export type RealtimeKind = (typeof realtimeKinds)[number];

/** The kinds of push that a person turns on and off. */
export const pushKinds = [
  'directMessage',
  'chatRoom',
  'meeting',
  'organization',
  'voiceChatInvite',
] as const;
export type PushKind = (typeof pushKinds)[number];
