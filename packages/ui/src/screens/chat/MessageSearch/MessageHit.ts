import type { ChatRoomType } from '@office/vocabulary';
import type { ChatPerson } from '../chat.ts';

export interface MessageHit {
  messageId: string;
  room: { roomId: string; type: ChatRoomType; name: string };
  sender: ChatPerson | null;
  text: string;
  fileNames?: readonly string[];
  createdAt: string;
}
