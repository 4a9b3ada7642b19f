import type { ChatRoomType } from '@office/vocabulary';
import type { ChatPerson } from '../chat.ts';

/** A message of a thread, as the list of threads shows it. */
export interface ThreadLine {
  sender: ChatPerson | null;
  /** Empty where only files were sent, and once it was deleted. */
  text: string;
  deleted?: boolean;
}

/** A thread that the member follows. */
export interface ListedThread {
  threadRootId: string;
  room: { type: ChatRoomType; name: string };
  /** The message that the thread is about. */
  root: ThreadLine;
  /** The latest reply. */
  lastReply?: ThreadLine;
  /** ISO 8601: when someone last replied. */
  lastReplyAt: string;
  replyCount: number;
  unreadCount: number;
  /** How many of the unread replies mention the member. */
  unreadMentions?: number;
  /** The address of the thread. */
  href: string;
}
