import type { NotificationKind } from '@office/vocabulary';
import type { IconGlyph } from '../../primitives/Icon/index.ts';
import { icons } from '../../primitives/Icon/index.ts';

export interface NotificationItem {
  notificationId: string;
  kind: NotificationKind;
  title: string;
  excerpt: string;
  /** Time of the event the notification is about. */
  eventAt: string | null;
  /** Null while unread. */
  readAt: string | null;
  createdAt: string;
  href: string;
}

export const notificationIcons: Record<NotificationKind, IconGlyph> = {
  DIRECT_MESSAGE: icons.directMessage,
  CHAT_ROOM: icons.chatRoom,
  MEETING: icons.onlineMeeting,
  ORGANIZATION: icons.organization,
  VOICE_CHAT_INVITE: icons.audio,
};
