// Generated from openapi/ by packages/api/scripts/generate.mjs. Change it there.

/** The column by which composed notifications are sorted. AT is when it was or will be sent; drafts come first. */
export const adminNotificationSorts = ['TITLE', 'STATE', 'AT', 'UPDATED_AT'] as const;
export type AdminNotificationSort = (typeof adminNotificationSorts)[number];

/** The state of a notification that administrators compose: a draft, one whose time comes, one that members have, and one that was taken from them again. */
export const adminNotificationStates = ['DRAFT', 'SCHEDULED', 'SENT', 'WITHDRAWN'] as const;
export type AdminNotificationState = (typeof adminNotificationStates)[number];

/** How the content of a notification is written: PLAIN, as the product writes, or MARKDOWN, as administrators do. */
export const notificationFormats = ['PLAIN', 'MARKDOWN'] as const;
export type NotificationFormat = (typeof notificationFormats)[number];

/** The subject of a notification; the kinds that can be pushed. */
export const notificationKinds = [
  'DIRECT_MESSAGE',
  'CHAT_ROOM',
  'MEETING',
  'ORGANIZATION',
  'VOICE_CHAT_INVITE',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The order of a list: unread notifications before those that were read, or all of them by time. The newest come first in both. */
export const notificationOrders = ['UNREAD_FIRST', 'NEWEST'] as const;
export type NotificationOrder = (typeof notificationOrders)[number];

/** The step that follows storing a composed notification. AT waits for `publishAt`. */
export const notificationPublishings = ['DRAFT', 'NOW', 'AT'] as const;
export type NotificationPublishing = (typeof notificationPublishings)[number];

/** The kind of thing that a notification is about, so that it is read when the thing was seen. */
export const notificationSubjectKinds = [
  'MEETING',
  'VOICE_INVITATION',
  'VOICE_ROOM',
  'CHAT_ROOM',
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
