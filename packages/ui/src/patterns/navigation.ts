/**
 * The sidebar's entries in the order of the specification (§2), with the path that each one leads
 * to and the key that opens it together with Alt and Shift.
 */
export const navEntries = [
  { id: 'main', href: '/main', key: 'O' },
  { id: 'map', href: '/map', key: 'M' },
  { id: 'linkCalendar', href: '/settings#calendar', key: 'C' },
  { id: 'notifications', href: '/notifications', key: 'N' },
  { id: 'chatRoom', href: '/chat-room', key: 'R' },
  { id: 'directMessage', href: '/direct-message', key: 'D' },
  { id: 'voiceChat', href: '/voice-chat', key: 'V' },
  { id: 'onlineMeeting', href: '/online-meeting', key: 'G' },
  { id: 'myDesk', href: '/my-desk', key: 'K' },
  { id: 'surveyForm', href: '/survey-form', key: 'F' },
  { id: 'bulletinBoard', href: '/bulletin-board', key: 'B' },
  { id: 'tutorial', href: '/tutorial', key: 'T' },
  { id: 'changeAvatar', href: '/change-avatar', key: 'A' },
  { id: 'settings', href: '/settings', key: 'S' },
] as const;

export type NavEntry = (typeof navEntries)[number];
export type NavEntryId = NavEntry['id'];

/** The five entries that a phone shows in its bottom bar; the rest sits behind "more". */
export const bottomEntryIds = [
  'main',
  'map',
  'chatRoom',
  'directMessage',
  'notifications',
] as const satisfies readonly NavEntryId[];

/** Unread counts shown on the entries. Entries that are absent or 0 show none. */
export type NavBadges = Partial<Record<NavEntryId, number>>;
