import { and, asc, desc, eq, gt, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Viewer } from '../../http/claims.ts';
import type { Queryable } from '../../database/database.ts';
import { chatMembers, chatRooms, isGroupRoom, isPairRoom } from '../../database/schema/chat.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';
import { pictureOf } from '../../database/picture-column.ts';
import { notBlocked } from '../../database/membership.ts';
import { matchesKeyword } from '../../database/keyword-match.ts';
import { groupNames, groupSearchNames } from '../../database/group-room-names.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import {
  ownUnreadMentions,
  unreadCount,
  unreadMentions,
  unreadReplies,
  unreadThreads,
} from './unread-store.ts';

export type ChatRoom = typeof chatRooms.$inferSelect;

const otherMember = alias(chatMembers, 'other_member');
const otherMembership = alias(memberships, 'other_membership');
const otherUser = alias(users, 'other_user');

const isHidden = sql<boolean>`coalesce(${chatRooms.messageCount} <= ${chatMembers.hiddenAtCount}, false)`;

const summary = {
  id: chatRooms.id,
  type: chatRooms.type,
  name: chatRooms.name,
  logoKey: chatRooms.logoKey,
  ownerId: chatRooms.ownerId,
  createdBy: chatRooms.createdBy,
  lastSeq: chatRooms.lastSeq,
  infoSeq: chatRooms.infoSeq,
  lastMessageId: chatRooms.lastMessageId,
  lastMessageAt: chatRooms.lastMessageAt,
  createdAt: chatRooms.createdAt,
  role: chatMembers.role,
  muted: chatMembers.muted,
  isHidden,
  starred: chatMembers.starred,
  sectionId: chatMembers.sectionId,
  lastReadMessageId: chatMembers.lastReadMessageId,
  lastReadSeq: chatMembers.lastReadSeq,
  unreadCount,
  unreadMentions,
  ownUnreadMentions,
  unreadReplies,
  memberCount: sql<number>`(
    select count(*) from ${chatMembers} as counted where counted.room_id = ${chatRooms.id}
  )`.mapWith(Number),
  viewerId: chatMembers.userId,
  isGroup: sql<boolean>`${isGroupRoom}`,
  groupNames,
  /** The other member of a direct room of two. Has no presence if they can no longer sign in to the organisation. */
  other: {
    userId: otherUser.id,
    nameKanji: otherUser.nameKanji,
    nameLatin: otherUser.nameLatin,
    picture: pictureOf(otherUser),
    status: otherMembership.status,
    workingStatus: otherMembership.workingStatus,
    simulated: otherUser.simulated,
  },
};

const isOther = and(
  isPairRoom,
  eq(otherMember.roomId, chatRooms.id),
  ne(otherMember.userId, chatMembers.userId),
);

/** The other member's id from the room's key, which remains after they left the organisation. */
const otherOfKey = sql`CASE WHEN ${isPairRoom} THEN nullif(
  replace(replace(${chatRooms.directKey}, ${chatMembers.userId}::text, ''), ':', ''), '')::uuid END`;

function ofViewer({ organizationId, userId }: Viewer): SQL | undefined {
  return and(
    eq(chatMembers.organizationId, organizationId),
    eq(chatMembers.userId, userId),
    isNull(chatRooms.deletedAt),
  );
}

function selectSummaries(tx: Queryable) {
  return tx
    .select(summary)
    .from(chatMembers)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMembers.roomId))
    .leftJoin(otherMember, isOther)
    .leftJoin(
      otherMembership,
      and(
        eq(otherMembership.organizationId, otherMember.organizationId),
        eq(otherMembership.userId, otherMember.userId),
        notBlocked(otherMembership),
      ),
    )
    .leftJoin(otherUser, eq(otherUser.id, otherOfKey));
}

/** A direct room exists for members who opened it, and for all members after the first message. */
const isStarted = or(chatMembers.opened, gt(chatRooms.messageCount, 0));

const isListed = and(isStarted, not(isHidden));

export type RoomRow = Awaited<ReturnType<typeof findRoomOf>> & object;

export async function findRoomOf(tx: Queryable, viewer: Viewer, roomId: string) {
  const [row] = await selectSummaries(tx).where(and(ofViewer(viewer), eq(chatRooms.id, roomId)));
  return row ?? null;
}

/** Texts that a room search matches. A direct room matches by the other member's names. */
const roomNames = [
  chatRooms.name,
  groupSearchNames,
  otherUser.nameKanji,
  otherUser.nameKatakana,
  otherUser.nameLatin,
  otherUser.nickname,
];

/** Orders placed rooms first, so that the first page has all favourites and sections. */
const placedFirst = sql`(${chatMembers.starred} OR ${chatMembers.sectionId} IS NOT NULL) DESC`;

export async function listRoomsOf(
  tx: Queryable,
  viewer: Viewer,
  query: PageRequest & { type?: ChatRoom['type']; keyword: string },
) {
  const found = and(
    ofViewer(viewer),
    // A search also finds hidden rooms.
    query.keyword ? isStarted : isListed,
    query.type ? eq(chatRooms.type, query.type) : undefined,
    matchesKeyword(query.keyword, roomNames),
  );
  const summaries = selectSummaries(tx).where(found).$dynamic();
  return findPage(
    tx,
    summaries,
    [placedFirst, desc(chatRooms.lastMessageAt), asc(chatRooms.id)],
    query,
  );
}

const head = {
  roomId: chatRooms.id,
  type: chatRooms.type,
  lastSeq: chatRooms.lastSeq,
  unreadCount,
  unreadMentions,
  unreadThreads,
  lastReadSeq: chatMembers.lastReadSeq,
  muted: chatMembers.muted,
};

export async function listHeads(tx: Queryable, viewer: Viewer, type?: ChatRoom['type']) {
  return tx
    .select(head)
    .from(chatMembers)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMembers.roomId))
    .where(and(ofViewer(viewer), isListed, type ? eq(chatRooms.type, type) : undefined))
    .orderBy(asc(chatRooms.id));
}

export async function listRoomIds(tx: Queryable, viewer: Viewer): Promise<string[]> {
  const rows = await tx
    .select({ roomId: chatMembers.roomId })
    .from(chatMembers)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMembers.roomId))
    .where(ofViewer(viewer));
  return rows.map(({ roomId }) => roomId);
}

/** Allocates the next `seqs` sequence numbers and locks the room's row. Null if the room does not exist. */
export async function lockRoom(
  tx: Queryable,
  { organizationId }: Pick<Viewer, 'organizationId'>,
  roomId: string,
  seqs: number,
): Promise<ChatRoom | null> {
  const [row] = await tx
    .update(chatRooms)
    .set({ lastSeq: sql`${chatRooms.lastSeq} + ${seqs}` })
    .where(
      and(
        eq(chatRooms.id, roomId),
        eq(chatRooms.organizationId, organizationId),
        isNull(chatRooms.deletedAt),
      ),
    )
    .returning();
  return row ?? null;
}

export async function updateRoom(
  tx: Queryable,
  roomId: string,
  change: Partial<typeof chatRooms.$inferInsert>,
): Promise<void> {
  await tx.update(chatRooms).set(change).where(eq(chatRooms.id, roomId));
}

export async function insertRoom(
  tx: Queryable,
  room: typeof chatRooms.$inferInsert,
): Promise<string | null> {
  const [row] = await tx
    .insert(chatRooms)
    .values(room)
    .onConflictDoNothing({ target: [chatRooms.organizationId, chatRooms.directKey] })
    .returning({ id: chatRooms.id });
  return row?.id ?? null;
}

/** Locks the room, so that its members cannot leave until the end of the transaction. */
export async function lockDirectRoom(
  tx: Queryable,
  where: { organizationId: string; directKey: string },
): Promise<string | null> {
  const [row] = await tx
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .where(
      and(
        eq(chatRooms.organizationId, where.organizationId),
        eq(chatRooms.directKey, where.directKey),
      ),
    )
    .for('share');
  return row?.id ?? null;
}

/** Counts the channels created by a member. Lock the member first to enforce the limit. */
export async function countCreatedRooms(
  tx: Queryable,
  { organizationId, userId }: Viewer,
): Promise<number> {
  return tx.$count(
    chatRooms,
    and(
      eq(chatRooms.organizationId, organizationId),
      eq(chatRooms.createdBy, userId),
      eq(chatRooms.type, 'CHANNEL'),
      isNull(chatRooms.deletedAt),
    ),
  );
}

export async function findInvitedRoomId(
  tx: Queryable,
  where: { organizationId: string; code: string; now: Date },
): Promise<string | null> {
  const [row] = await tx
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .where(
      and(
        eq(chatRooms.inviteCode, where.code),
        eq(chatRooms.organizationId, where.organizationId),
        gt(chatRooms.inviteExpiresAt, where.now),
        isNull(chatRooms.deletedAt),
      ),
    );
  return row?.id ?? null;
}
