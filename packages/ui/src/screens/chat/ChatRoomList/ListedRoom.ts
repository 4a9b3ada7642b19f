import type { Presence } from '@office/vocabulary';

/** What a list shows of the latest message of a room. */
export interface RoomPreview {
  /** `draft`: not sent yet, which comes before what was. */
  kind: 'text' | 'file' | 'deleted' | 'draft';
  text: string;
  isMine?: boolean;
  senderName?: string;
}

export interface ListedRoom {
  roomId: string;
  /** Of a direct room: the name of the other person. */
  name: string;
  logoUrl?: string | null;
  /** Of a direct room: how the other person is; absent when they left. */
  presence?: Presence;
  unreadCount: number;
  muted?: boolean;
  preview?: RoomPreview;
  /** ISO 8601: when something was last sent. */
  updatedAt: string;
  /** Where it is opened. */
  href: string;
}
