import { sql } from 'drizzle-orm';
import {
  chatMembers,
  chatMentions,
  chatRooms,
  chatThreadFollowers,
} from '../../database/schema/chat.ts';

/** Number of unread messages. Excludes messages deleted by retention. */
export const unreadCount = sql<number>`
  ${chatRooms.messageCount} - greatest(${chatMembers.lastReadOrdinal}, ${chatRooms.firstOrdinal} - 1)
`.mapWith((value) => Math.max(0, Number(value)));

/** Mentions in a thread are unread only while the member follows the thread. */
const isUnread = sql`CASE WHEN mention.thread_root_id IS NULL
  THEN mention.ordinal > ${chatMembers.lastReadOrdinal}
  ELSE follower.following AND mention.ordinal > follower.read_replies END`;

export const unreadMentions = sql<number>`(
  SELECT count(*) FROM ${chatMentions} AS mention
  LEFT JOIN ${chatThreadFollowers} AS follower
    ON follower.root_id = mention.thread_root_id AND follower.user_id = mention.user_id
  WHERE mention.user_id = ${chatMembers.userId} AND mention.room_id = ${chatMembers.roomId}
    AND ${isUnread}
)`.mapWith(Number);

export const ownUnreadMentions = sql<number>`(
  SELECT count(*) FROM ${chatMentions} AS mention
  WHERE mention.user_id = ${chatMembers.userId} AND mention.room_id = ${chatMembers.roomId}
    AND mention.thread_root_id IS NULL AND mention.ordinal > ${chatMembers.lastReadOrdinal}
)`.mapWith(Number);

const unreadFollowed = sql`${chatThreadFollowers} AS followed
  WHERE followed.user_id = ${chatMembers.userId} AND followed.room_id = ${chatMembers.roomId}
    AND followed.following AND followed.replies > followed.read_replies`;

export const unreadReplies = sql<number>`(
  SELECT coalesce(sum(followed.replies - followed.read_replies), 0) FROM ${unreadFollowed}
)`.mapWith(Number);

export interface UnreadThread {
  threadRootId: string;
  unreadCount: number;
  unreadMentions: number;
}

export const unreadThreads = sql<UnreadThread[]>`(
  SELECT coalesce(json_agg(json_build_object(
    'threadRootId', followed.root_id,
    'unreadCount', followed.replies - followed.read_replies,
    'unreadMentions', (
      SELECT count(*) FROM ${chatMentions} AS mention
      WHERE mention.user_id = followed.user_id AND mention.thread_root_id = followed.root_id
        AND mention.ordinal > followed.read_replies
    )
  )), '[]') FROM ${unreadFollowed}
)`;
