import type { RealtimeMessages } from '@office/api';
import { formatDay, formatTime, type Language, type PushKind } from '@office/vocabulary';
import type { NotificationKind } from '@office/vocabulary';

type Message = RealtimeMessages['notificationUser'];

/** The setting that turns off each kind. */
export const settingOf: Record<NotificationKind, PushKind> = {
  DIRECT_MESSAGE: 'directMessage',
  CHAT_ROOM: 'chatRoom',
  MEETING: 'meeting',
  ORGANIZATION: 'organization',
  VOICE_CHAT_INVITE: 'voiceChatInvite',
};

export interface NotificationToast {
  id: string;
  title: string;
  description: string;
  /** The page that the notification leads to: who is there sees it already. */
  path: string | null;
}

/** The page that shows a notification. */
export const notificationHref = (id: string): string =>
  `/notifications?id=${encodeURIComponent(id)}`;

/**
 * The toast of a new notification; none for one that its page tells of in a way of its own.
 *
 * @param timeZone the reader's own without it
 */
export function toastOf(
  { notification, quiet }: Message,
  { language, timeZone }: { language: Language; timeZone?: string },
): NotificationToast | null {
  if (quiet) return null;
  const { id, title, excerpt, eventAt, path } = notification;
  const when =
    eventAt && `${formatDay(eventAt, language, timeZone)} ${formatTime(eventAt, timeZone)}`;
  return { id, title, description: [excerpt, when].filter(Boolean).join(' · '), path };
}

/** Whether the page at an address shows a notification, or what it is about. */
export function isSeenAt(
  { id, path }: Pick<NotificationToast, 'id' | 'path'>,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  const address = pathname + search;
  return address === notificationHref(id) || address === path;
}
