import type { ChatMentionGroup } from '@office/vocabulary';
import { and, desc, eq, gt, isNull, lte, ne, notInArray, sql } from 'drizzle-orm';
import type { Viewer } from '../../http/claims.ts';
import type { Queryable } from '../../database/database.ts';
import {
  chatMembers,
  chatMentions,
  chatMessages,
  chatRooms,
  chatThreadFollowers,
} from '../../database/schema/chat.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import { isReachedBy } from './group-mention-store.ts';
import type { MessageRow } from './message-store.ts';

export interface ThreadMemberRef {
  rootId: string;
  userId: string;
}

const isPart = ({ rootId, userId }: ThreadMemberRef) =>
  and(eq(chatThreadFollowers.rootId, rootId), eq(chatThreadFollowers.userId, userId));

const repliesAfter = (rootId: string, seq: number) => sql`(
  SELECT count(*)::int FROM ${chatMessages} AS later
  WHERE later.thread_root_id = ${rootId} AND later.seq > ${seq}
)`;

/** The 1-based position of a reply in its thread. Counts replies that were deleted by retention. */
const ordinalOf = ({ rootId, seq }: { rootId: string; seq: number }) => sql`(
  SELECT root.reply_count - ${repliesAfter(rootId, seq)} FROM ${chatMessages} AS root
  WHERE root.id = ${rootId}
)`;

/** Reads everything in one statement, so that the counts are consistent with `lastSeq`. */
export async function findThreadState(tx: Queryable, roomId: string, part: ThreadMemberRef) {
  const { rootId, userId } = part;
  const unread = sql<number>`CASE WHEN ${chatThreadFollowers.following}
    THEN ${chatThreadFollowers.replies} - ${chatThreadFollowers.readReplies} ELSE 0 END`;
  const [row] = await tx
    .select({
      roomId: chatRooms.id,
      threadRootId: chatMessages.id,
      following: sql<boolean>`coalesce(${chatThreadFollowers.following}, false)`,
      replyCount: chatMessages.replyCount,
      unreadCount: unread.mapWith((value) => Math.max(0, Number(value))),
      unreadMentions: sql<number>`(
        SELECT count(*) FROM ${chatMentions} AS mention
        WHERE mention.user_id = ${userId} AND mention.thread_root_id = ${rootId}
          AND ${chatThreadFollowers.following} AND mention.ordinal > ${chatThreadFollowers.readReplies}
      )`.mapWith(Number),
      firstUnreadMessageId: sql<string | null>`(
        SELECT reply.id FROM ${chatMessages} AS reply
        WHERE reply.thread_root_id = ${rootId} AND ${unread} > 0
        ORDER BY reply.seq DESC OFFSET greatest(${unread} - 1, 0) LIMIT 1
      )`,
      lastSeq: chatRooms.lastSeq,
    })
    .from(chatMessages)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMessages.roomId))
    .leftJoin(chatThreadFollowers, isPart({ rootId, userId }))
    .where(and(eq(chatMessages.roomId, roomId), eq(chatMessages.id, rootId)));
  return row ?? null;
}

/** Follows or unfollows a thread. Lock the room first, so that no reply is added in between. */
export async function setFollowing(
  tx: Queryable,
  { roomId, rootId, userId }: ThreadMemberRef & { roomId: string },
  following: boolean,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${chatThreadFollowers} AS known
      (room_id, root_id, user_id, following, replies, read_replies)
    SELECT ${roomId}, id, ${userId}, ${following}, reply_count, reply_count
    FROM ${chatMessages} WHERE id = ${rootId}
    ON CONFLICT (root_id, user_id) DO UPDATE SET following = excluded.following,
      read_replies = CASE WHEN known.following THEN known.read_replies ELSE excluded.replies END
  `);
}

/** Moves a member's read position forward, never back, and deletes the mentions up to it. */
export async function advanceThreadRead(
  tx: Queryable,
  { rootId, userId }: ThreadMemberRef,
  seq: number,
): Promise<void> {
  const [row] = await tx
    .update(chatThreadFollowers)
    .set({
      readReplies: sql`greatest(${chatThreadFollowers.readReplies}, ${ordinalOf({ rootId, seq })})`,
    })
    .where(isPart({ rootId, userId }))
    .returning({ readReplies: chatThreadFollowers.readReplies });
  if (!row) return;
  await tx
    .delete(chatMentions)
    .where(
      and(
        eq(chatMentions.userId, userId),
        eq(chatMentions.threadRootId, rootId),
        lte(chatMentions.ordinal, row.readReplies),
      ),
    );
}

export async function deleteReadMentions(
  tx: Queryable,
  { roomId, userId }: { roomId: string; userId: string },
  ordinal: number,
): Promise<void> {
  await tx
    .delete(chatMentions)
    .where(
      and(
        eq(chatMentions.userId, userId),
        eq(chatMentions.roomId, roomId),
        isNull(chatMentions.threadRootId),
        lte(chatMentions.ordinal, ordinal),
      ),
    );
}

export async function listFollowerIds(
  tx: Queryable,
  rootId: string,
  except: string,
): Promise<string[]> {
  const rows = await tx
    .select({ userId: chatThreadFollowers.userId })
    .from(chatThreadFollowers)
    .where(
      and(
        eq(chatThreadFollowers.rootId, rootId),
        chatThreadFollowers.following,
        ne(chatThreadFollowers.userId, except),
      ),
    );
  return rows.map(({ userId }) => userId);
}

/** @param addedGroup a group that the message mentions from now on */
export async function replaceMentions(
  tx: Queryable,
  message: MessageRow,
  { userIds, addedGroup }: { userIds: readonly string[]; addedGroup: ChatMentionGroup | null },
): Promise<void> {
  const { id: messageId, roomId, threadRootId, seq, senderId } = message;
  const named = userIds.filter((userId) => userId !== senderId);
  // A group mention keeps the recipients from the time it was sent.
  if (!message.mentionedGroup) {
    const others = named.length > 0 ? notInArray(chatMentions.userId, named) : undefined;
    await tx.delete(chatMentions).where(and(eq(chatMentions.messageId, messageId), others));
  }
  if (named.length === 0 && !addedGroup) return;
  const ordinal = threadRootId
    ? ordinalOf({ rootId: threadRootId, seq })
    : sql`${message.ordinal}::int`;
  const list = sql.join(
    named.map((userId) => sql`${userId}::uuid`),
    sql`, `,
  );
  const isNamed = named.length > 0 ? sql`member.user_id IN (${list})` : sql`false`;
  const isReached = addedGroup ? isReachedBy(addedGroup) : sql`false`;
  const inRoom = sql`${chatMembers} AS member
    WHERE member.room_id = ${roomId} AND member.user_id IS DISTINCT FROM ${senderId}
      AND (${isNamed} OR ${isReached})`;
  if (threadRootId) {
    await tx.execute(sql`
      INSERT INTO ${chatThreadFollowers} (room_id, root_id, user_id, replies, read_replies)
      SELECT member.room_id, ${threadRootId}, member.user_id,
        (SELECT reply_count FROM ${chatMessages} WHERE id = ${threadRootId}), ${ordinal} - 1
      FROM ${inRoom}
      ON CONFLICT (root_id, user_id) DO UPDATE SET following = true
    `);
  }
  await tx.execute(sql`
    INSERT INTO ${chatMentions} (message_id, room_id, user_id, thread_root_id, ordinal)
    SELECT ${messageId}, member.room_id, member.user_id, ${threadRootId}::uuid, ${ordinal}
    FROM ${inRoom}
    ON CONFLICT (message_id, user_id) DO NOTHING
  `);
}

export async function deleteMentionsIn(tx: Queryable, messageId: string): Promise<void> {
  await tx.delete(chatMentions).where(eq(chatMentions.messageId, messageId));
}

const lastReplyId = sql<string | null>`(
  SELECT reply.id FROM ${chatMessages} AS reply
  WHERE reply.thread_root_id = ${chatThreadFollowers.rootId} ORDER BY reply.seq DESC LIMIT 1
)`;

const unreadReplies = sql<number>`${chatThreadFollowers.replies} - ${chatThreadFollowers.readReplies}`;

export async function listFollowedThreads(tx: Queryable, viewer: Viewer, page: PageRequest) {
  const query = tx
    .select({
      roomId: chatThreadFollowers.roomId,
      rootId: chatThreadFollowers.rootId,
      lastReplyId: lastReplyId.as('last_reply_id'),
      unreadCount: unreadReplies.mapWith((value) => Math.max(0, Number(value))).as('unread_count'),
      unreadMentions: sql<number>`(
        SELECT count(*) FROM ${chatMentions} AS mention
        WHERE mention.user_id = ${viewer.userId}
          AND mention.thread_root_id = ${chatThreadFollowers.rootId}
          AND mention.ordinal > ${chatThreadFollowers.readReplies}
      )`
        .mapWith(Number)
        .as('unread_mentions'),
    })
    .from(chatThreadFollowers)
    .innerJoin(
      chatMembers,
      and(
        eq(chatMembers.roomId, chatThreadFollowers.roomId),
        eq(chatMembers.userId, chatThreadFollowers.userId),
      ),
    )
    .innerJoin(chatRooms, eq(chatRooms.id, chatThreadFollowers.roomId))
    .innerJoin(chatMessages, eq(chatMessages.id, chatThreadFollowers.rootId))
    .where(
      and(
        eq(chatThreadFollowers.userId, viewer.userId),
        chatThreadFollowers.following,
        eq(chatMembers.organizationId, viewer.organizationId),
        isNull(chatRooms.deletedAt),
        gt(chatMessages.replyCount, 0),
      ),
    )
    .$dynamic();
  const order = [
    sql`${chatThreadFollowers.replies} > ${chatThreadFollowers.readReplies} DESC`,
    desc(chatMessages.lastReplyAt),
    desc(chatMessages.id),
  ];
  return findPage(tx, query, order, page);
}
