import type { Presence } from '@office/vocabulary';
import type { PortraitPerson } from '../GroupPortraits/index.ts';

export interface RoomPreview {
  /** `draft`: an unsent draft, shown instead of the latest message. */
  kind: 'text' | 'file' | 'missedCall' | 'deleted' | 'draft';
  text: string;
  isMine?: boolean;
  senderName?: string;
}

export interface ListedRoom {
  roomId: string;
  /** In a direct room, the names of the other members. */
  name: string;
  logoUrl?: string | null;
  presence?: Presence;
  /** The other members of a direct room of more than two. */
  people?: readonly PortraitPerson[];
  /** Excludes replies in threads. */
  unreadCount: number;
  /**
   * Badge count with replies in followed threads; of a muted room only those and mentions.
   * Defaults to `unreadCount`, or 0 for a muted room.
   */
  attention?: number;
  /** Includes mentions in thread replies. */
  unreadMentions?: number;
  muted?: boolean;
  /** Favourite of the member. */
  starred?: boolean;
  /** Section that contains the room. A favourite is listed with the favourites only. */
  sectionId?: string;
  preview?: RoomPreview;
  /** ISO 8601 time of the last message. */
  updatedAt: string;
  href: string;
}
