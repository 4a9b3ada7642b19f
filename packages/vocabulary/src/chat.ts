// Chat rooms and direct messages: their words and limits.
import { megabyte } from './units.ts';

export * from './contract/chat.ts';

/** The weight of a message's request at most. */
export const maxMessageBytes = megabyte;

/** Chat rooms that one member creates. */
export const maxChatRoomsCreated = 10;

/** Different emoji below one message. */
export const maxMessageReactions = 20;

/** Up to so many members everyone in a room may mention all of them at once; above it, its admins. */
export const maxMembersForGroupMention = 20;

/** The numbers of a room that say how much of it waits for a member. */
interface UnreadNumbers {
  unreadCount: number;
  unreadMentions: number;
  unreadThreads: readonly { unreadCount: number; unreadMentions: number }[];
  muted: boolean;
}

/**
 * How much of a room waits for a member: its unread messages, of a muted room its unread mentions alone; and
 * the unread replies in threads that they follow.
 */
export function attentionOf({
  unreadCount,
  unreadMentions,
  unreadThreads,
  muted,
}: UnreadNumbers): number {
  const sum = (of: 'unreadCount' | 'unreadMentions') =>
    unreadThreads.reduce((total, thread) => total + thread[of], 0);
  // A reply that mentions the member is one thing that waits, not two.
  const ownMentions = unreadMentions - sum('unreadMentions');
  return (muted ? ownMentions : unreadCount) + sum('unreadCount');
}

/** Above this a room does not tell everyone who has read what: it would be most of what is sent. */
export const maxMembersWithReceipts = 50;

/** How long messages and their files are kept: retention. */
export const chatHistoryMonths = 2;

/** How long an invitation code counts. */
export const chatInvitationDays = 7;
