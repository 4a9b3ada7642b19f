import type { ChatRoomRole, ChatRoomType, Presence } from '@office/vocabulary';

/** A room as its header shows it. */
export interface OpenRoom {
  roomId: string;
  type: ChatRoomType;
  /** Of a direct room: the name of the other person. */
  name: string;
  logoUrl?: string | null;
  /** Of a direct room: the other person; absent when they left. */
  person?: Presence & { userId: string };
  memberCount: number;
  role: ChatRoomRole;
  muted?: boolean;
}
