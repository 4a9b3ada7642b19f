import type { RealtimeMessages } from '@office/api';
import { formatDay, formatTime, type Language, type PushKind } from '@office/vocabulary';
import type { NotificationKind } from '@office/vocabulary';

type Message = RealtimeMessages['notificationUser'];

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
  /** Page of the subject. Members on this page get no toast. */
  path: string | null;
}

export const notificationHref = (id: string): string =>
  `/notifications?id=${encodeURIComponent(id)}`;

/** Null for a quiet notification. `timeZone` defaults to that of the browser. */
export function toNotificationToast(
  { notification, quiet }: Message,
  { language, timeZone }: { language: Language; timeZone?: string },
): NotificationToast | null {
  if (quiet) return null;
  const { id, title, excerpt, eventAt, path } = notification;
  const when =
    eventAt && `${formatDay(eventAt, language, timeZone)} ${formatTime(eventAt, timeZone)}`;
  return { id, title, description: [excerpt, when].filter(Boolean).join(' · '), path };
}

export function isSeenAt(
  { id, path }: Pick<NotificationToast, 'id' | 'path'>,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  const address = pathname + search;
  return address === notificationHref(id) || address === path;
}
