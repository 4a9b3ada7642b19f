// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** The subject of a notification; the kinds that can be pushed. */
export const notificationKinds = [
  'DIRECT_MESSAGE',
  'CHAT_ROOM',
  'MEETING',
  'ORGANIZATION',
  'VOICE_CHAT_INVITE',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The kinds of push that a person turns on and off. */
export const pushKinds = [
  'directMessage',
  'chatRoom',
  'meeting',
  'organization',
  'voiceChatInvite',
] as const;
export type PushKind = (typeof pushKinds)[number];
