import type { Presence } from '@office/vocabulary';

/** The latest message of a room, as a list shows it. */
export interface RoomPreview {
  /** `draft`: not sent yet, which comes before what was. */
  kind: 'text' | 'file' | 'missedCall' | 'deleted' | 'draft';
  text: string;
  isMine?: boolean;
  senderName?: string;
}

export interface ListedRoom {
  roomId: string;
  /** The other person's name in a direct room. */
  name: string;
  logoUrl?: string | null;
  /** The other person's presence in a direct room; absent when they left. */
  presence?: Presence;
  /** Unread messages of the room itself. */
  unreadCount: number;
  /**
   * How much of it waits for the member, as its badge says: replies in threads that they follow, too, and of
   * a muted room nothing but those and mentions. `unreadCount`, or of a muted room none, without it.
   */
  attention?: number;
  /** How many of the unread messages and replies mention the member. */
  unreadMentions?: number;
  muted?: boolean;
  preview?: RoomPreview;
  /** ISO 8601: when something was last sent. */
  updatedAt: string;
  /** The address of the room. */
  href: string;
}
