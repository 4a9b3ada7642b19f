import type { ChatRoomRole, ChatRoomType, Presence } from '@office/vocabulary';

/** A room as its header shows it. */
export interface OpenRoom {
  roomId: string;
  type: ChatRoomType;
  /** The other person's name in a direct room. */
  name: string;
  logoUrl?: string | null;
  /** The other person of a direct room; absent when they left. */
  person?: Presence & { userId: string };
  memberCount: number;
  role: ChatRoomRole;
  muted?: boolean;
}
