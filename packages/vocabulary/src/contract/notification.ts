// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** Sort column of composed notifications. AT is the actual or scheduled send time; drafts come first. */
export const adminNotificationSorts = ['TITLE', 'STATE', 'AT', 'UPDATED_AT'] as const;
export type AdminNotificationSort = (typeof adminNotificationSorts)[number];

/** State of a composed notification: a draft, scheduled, delivered to members, or withdrawn. */
export const adminNotificationStates = ['DRAFT', 'SCHEDULED', 'SENT', 'WITHDRAWN'] as const;
export type AdminNotificationState = (typeof adminNotificationStates)[number];

/** Content format: PLAIN for system notifications, MARKDOWN for notifications by administrators. */
export const notificationFormats = ['PLAIN', 'MARKDOWN'] as const;
export type NotificationFormat = (typeof notificationFormats)[number];

/** Kind of notification; also the kinds that can be pushed. */
export const notificationKinds = [
  'DIRECT_MESSAGE',
  'CHAT_ROOM',
  'MEETING',
  'ORGANIZATION',
  'VOICE_CHAT_INVITE',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** List order: unread notifications first, or all notifications by time. Newest first in both cases. */
export const notificationOrders = ['UNREAD_FIRST', 'NEWEST'] as const;
export type NotificationOrder = (typeof notificationOrders)[number];

/** Action after saving a notification. AT schedules it for `publishAt`. */
export const notificationPublishings = ['DRAFT', 'NOW', 'AT'] as const;
export type NotificationPublishing = (typeof notificationPublishings)[number];

/** Kind of the subject. Viewing the subject marks the notification as read. */
export const notificationSubjectKinds = [
  'MEETING',
  'VOICE_INVITATION',
  'VOICE_ROOM',
  'CHAT_ROOM',
  'CHAT_REMINDER',
  'SEAT',
  'DESK',
  'MEMBER',
  'BULLETIN_POST',
  'SURVEY',
  'TUTORIAL',
  'HELP_QUESTION',
] as const;
export type NotificationSubjectKind = (typeof notificationSubjectKinds)[number];

/** The kinds of push that a person turns on and off. */
export const pushKinds = [
  'directMessage',
  'chatRoom',
  'meeting',
  'organization',
  'voiceChatInvite',
] as const;
export type PushKind = (typeof pushKinds)[number];
