import type { Presence } from '@office/vocabulary';

/** The latest message of a room, as a list shows it. */
export interface RoomPreview {
  /** `draft`: not sent yet, which comes before what was. */
  kind: 'text' | 'file' | 'deleted' | 'draft';
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
  unreadCount: number;
  muted?: boolean;
  preview?: RoomPreview;
  /** ISO 8601: when something was last sent. */
  updatedAt: string;
  /** The address of the room. */
  href: string;
}
