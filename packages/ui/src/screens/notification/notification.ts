import type { NotificationKind } from '@office/vocabulary';
import type { IconGlyph } from '../../primitives/Icon/index.ts';
import { icons } from '../../primitives/Icon/index.ts';

/** A notification as a list shows it. */
export interface NotificationItem {
  notificationId: string;
  kind: NotificationKind;
  title: string;
  /** The beginning of what it says. */
  excerpt: string;
  /** When the thing that it is about takes place. */
  eventAt: string | null;
  /** When it was read; null while it is unread. */
  readAt: string | null;
  createdAt: string;
  /** The address of its page. */
  href: string;
}

/** The picture of each kind. */
export const notificationIcons: Record<NotificationKind, IconGlyph> = {
  DIRECT_MESSAGE: icons.directMessage,
  CHAT_ROOM: icons.chatRoom,
  MEETING: icons.onlineMeeting,
  ORGANIZATION: icons.organization,
  VOICE_CHAT_INVITE: icons.audio,
};
