import type { ChatRoomRole, ChatRoomType, Presence } from '@office/vocabulary';

export interface OpenRoom {
  roomId: string;
  type: ChatRoomType;
  name: string;
  logoUrl?: string | null;
  /** The other member of a direct room. Undefined if they left. */
  person?: Presence & { userId: string };
  memberCount: number;
  role: ChatRoomRole;
  muted?: boolean;
}
