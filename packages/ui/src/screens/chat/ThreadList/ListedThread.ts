import type { ChatRoomType } from '@office/vocabulary';
import type { ChatPerson } from '../chat.ts';

export interface ThreadLine {
  sender: ChatPerson | null;
  /** Empty for messages with files only and for deleted messages. */
  text: string;
  deleted?: boolean;
}

export interface ListedThread {
  threadRootId: string;
  room: { type: ChatRoomType; name: string };
  root: ThreadLine;
  lastReply?: ThreadLine;
  lastReplyAt: string;
  replyCount: number;
  unreadCount: number;
  unreadMentions?: number;
  href: string;
}
