import type { Language } from '@office/vocabulary';
import { and, asc, eq, gt, inArray, isNotNull, ne, notExists, or, sql } from 'drizzle-orm';
import type { Role } from '@office/vocabulary';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database.ts';
import { membershipIs, type MemberRef } from '../../database/membership.ts';
import { chatMembers, chatRooms, isPairRoom } from '../../database/schema/chat.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';
import { pictureOf } from '../../database/picture-column.ts';
import { matchesPerson } from '../../database/keyword-match.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import { byName, searchMembers } from '../../people/member-directory.ts';
import type { Viewer } from '../../http/claims.ts';

export type ChatMember = typeof chatMembers.$inferSelect;

interface PageQuery extends PageRequest {
  keyword: string;
}

const person = {
  userId: users.id,
  nameKanji: users.nameKanji,
  nameLatin: users.nameLatin,
  picture: pictureOf(users),
  status: memberships.status,
  workingStatus: memberships.workingStatus,
};
const candidate = { ...person, department: memberships.department };
const member = {
  ...person,
  nameKatakana: users.nameKatakana,
  nickname: users.nickname,
  role: chatMembers.role,
  lastReadSeq: chatMembers.lastReadSeq,
  joinedAt: chatMembers.joinedAt,
  addedBy: chatMembers.addedBy,
};

export const membershipOfMember = membershipIs(chatMembers);

function selectMembers(tx: Queryable) {
  return tx
    .select(member)
    .from(chatMembers)
    .innerJoin(memberships, membershipOfMember)
    .innerJoin(users, eq(users.id, chatMembers.userId));
}

export async function findRoomMembers(
  tx: Queryable,
  roomId: string,
  userIds: readonly string[],
): Promise<ChatMember[]> {
  if (userIds.length === 0) return [];
  return tx
    .select()
    .from(chatMembers)
    .where(and(eq(chatMembers.roomId, roomId), inArray(chatMembers.userId, [...userIds])));
}

export async function findRoomMember(
  tx: Queryable,
  roomId: string,
  userId: string,
): Promise<ChatMember | null> {
  return (await findRoomMembers(tx, roomId, [userId]))[0] ?? null;
}

export type MemberRow = Awaited<ReturnType<typeof listMembersById>>[number];

export async function listMembersById(tx: Queryable, roomId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return selectMembers(tx).where(
    and(eq(chatMembers.roomId, roomId), inArray(chatMembers.userId, [...userIds])),
  );
}

export async function listMembers(
  tx: Queryable,
  roomId: string,
  { role, language, ...query }: PageQuery & { role: Role; language: Language },
) {
  const searched = matchesPerson(query.keyword, role);
  const found = and(eq(chatMembers.roomId, roomId), searched);
  const members = selectMembers(tx).where(found).$dynamic();
  return findPage(tx, members, [asc(chatMembers.role), ...byName(language)], query);
}

export async function listMemberIds(tx: Queryable, roomId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: chatMembers.userId })
    .from(chatMembers)
    .where(eq(chatMembers.roomId, roomId));
  return rows.map(({ userId }) => userId);
}

/** Returns the rooms of a member in a fixed order, so that callers can lock them without deadlocks. */
export async function findRoomIdsOf(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
): Promise<string[]> {
  const rows = await tx
    .select({ roomId: chatMembers.roomId })
    .from(chatMembers)
    .where(and(eq(chatMembers.organizationId, organizationId), eq(chatMembers.userId, userId)))
    .orderBy(asc(chatMembers.roomId));
  return rows.map(({ roomId }) => roomId);
}

export async function countMembers(tx: Queryable, roomId: string): Promise<number> {
  return tx.$count(chatMembers, eq(chatMembers.roomId, roomId));
}

/** Adds members and returns the ids of the new ones. Earlier messages count as read. */
export async function insertMembers(
  tx: Queryable,
  members: (typeof chatMembers.$inferInsert)[],
): Promise<string[]> {
  if (members.length === 0) return [];
  const rows = await tx
    .insert(chatMembers)
    .values(members)
    .onConflictDoNothing()
    .returning({ userId: chatMembers.userId });
  return rows.map(({ userId }) => userId);
}

export async function openRoomFor(
  tx: Queryable,
  { roomId, userId }: { roomId: string; userId: string },
): Promise<boolean> {
  const rows = await tx
    .update(chatMembers)
    .set({ opened: true, hiddenAtCount: null })
    .where(
      and(
        eq(chatMembers.roomId, roomId),
        eq(chatMembers.userId, userId),
        or(eq(chatMembers.opened, false), isNotNull(chatMembers.hiddenAtCount)),
      ),
    )
    .returning({ userId: chatMembers.userId });
  return rows.length > 0;
}

export async function setHidden(
  tx: Queryable,
  { roomId, userId }: { roomId: string; userId: string },
  hidden: boolean,
): Promise<void> {
  const count = sql`(SELECT message_count FROM ${chatRooms} WHERE id = ${roomId})`;
  await tx
    .update(chatMembers)
    .set({ hiddenAtCount: hidden ? count : null })
    .where(and(eq(chatMembers.roomId, roomId), eq(chatMembers.userId, userId)));
}

export async function deleteMembers(tx: Queryable, roomId: string, userId?: string): Promise<void> {
  await tx
    .delete(chatMembers)
    .where(
      and(eq(chatMembers.roomId, roomId), userId ? eq(chatMembers.userId, userId) : undefined),
    );
}

export async function updateMember(
  tx: Queryable,
  { roomId, userId }: { roomId: string; userId: string },
  change: Partial<typeof chatMembers.$inferInsert>,
): Promise<void> {
  await tx
    .update(chatMembers)
    .set(change)
    .where(and(eq(chatMembers.roomId, roomId), eq(chatMembers.userId, userId)));
}

export interface ReadMark {
  messageId: string;
  seq: number;
  ordinal: number;
}

export async function advanceLastRead(
  tx: Queryable,
  { roomId, userId }: { roomId: string; userId: string },
  mark: ReadMark,
): Promise<boolean> {
  const rows = await tx
    .update(chatMembers)
    .set({
      lastReadMessageId: mark.messageId,
      lastReadSeq: mark.seq,
      lastReadOrdinal: mark.ordinal,
    })
    .where(
      and(
        eq(chatMembers.roomId, roomId),
        eq(chatMembers.userId, userId),
        sql`${chatMembers.lastReadOrdinal} < ${mark.ordinal}`,
      ),
    )
    .returning({ userId: chatMembers.userId });
  return rows.length > 0;
}

export async function findNextAdmin(
  tx: Queryable,
  roomId: string,
  except: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ userId: chatMembers.userId })
    .from(chatMembers)
    .where(
      and(
        eq(chatMembers.roomId, roomId),
        eq(chatMembers.role, 'ADMIN'),
        ne(chatMembers.userId, except),
      ),
    )
    .orderBy(asc(chatMembers.joinedAt), asc(chatMembers.userId))
    .limit(1);
  return row?.userId ?? null;
}

type CandidateQuery = PageQuery & { language: Language };

export async function listOutsideRoom(
  tx: Queryable,
  viewer: Viewer,
  roomId: string,
  query: CandidateQuery,
) {
  const inRoom = tx
    .select({ one: sql`1` })
    .from(chatMembers)
    .where(and(eq(chatMembers.roomId, roomId), eq(chatMembers.userId, memberships.userId)));
  return searchCandidates(tx, viewer, notExists(inRoom), query);
}

/** Returns members of the organisation for whom the viewer's list has no direct room of two, or a hidden one. */
export async function listOutsideDirect(tx: Queryable, viewer: Viewer, query: CandidateQuery) {
  const ownMembership = alias(chatMembers, 'mine');
  const otherMembership = alias(chatMembers, 'theirs');
  const direct = tx
    .select({ one: sql`1` })
    .from(ownMembership)
    .innerJoin(chatRooms, and(eq(chatRooms.id, ownMembership.roomId), isPairRoom))
    .innerJoin(otherMembership, eq(otherMembership.roomId, ownMembership.roomId))
    .where(
      and(
        eq(ownMembership.organizationId, viewer.organizationId),
        eq(ownMembership.userId, viewer.userId),
        or(ownMembership.opened, gt(chatRooms.messageCount, 0)),
        sql`(${ownMembership.hiddenAtCount} IS NULL OR ${chatRooms.messageCount} > ${ownMembership.hiddenAtCount})`,
        eq(otherMembership.userId, memberships.userId),
      ),
    );
  return searchCandidates(tx, viewer, notExists(direct), query);
}

function searchCandidates(
  tx: Queryable,
  { organizationId, userId: except }: Viewer,
  where: SQL,
  { keyword, language, ...page }: CandidateQuery,
) {
  return searchMembers(tx, candidate, { organizationId, except, keyword, language, where }, page);
}
