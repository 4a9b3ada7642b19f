import type { ChatRoomType } from '@office/vocabulary';
import type { ChatPerson } from '../chat.ts';

/** A message that was found. */
export interface MessageHit {
  messageId: string;
  room: { roomId: string; type: ChatRoomType; name: string };
  sender: ChatPerson | null;
  text: string;
  /** Names of its files, which are searched too. */
  fileNames?: readonly string[];
  /** ISO 8601. */
  createdAt: string;
}
