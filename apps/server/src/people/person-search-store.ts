import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';
import { matchesPerson } from '../database/keyword-match.ts';
import { notBlocked, type MemberRef } from '../database/membership.ts';
import { pictureOf } from '../database/picture-column.ts';
import { chatMembers, chatRooms, isPairRoom } from '../database/schema/chat.ts';
import { memberships } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';
import type { SearchQuery, SearchViewer } from '../platform/search-source.ts';

export async function findPeopleByKeyword(
  tx: Queryable,
  { organizationId, userId, role }: SearchViewer,
  { keyword, limit }: SearchQuery,
) {
  return tx
    .select({
      id: users.id,
      nameKanji: users.nameKanji,
      nameLatin: users.nameLatin,
      nameKatakana: users.nameKatakana,
      nickname: users.nickname,
      email: users.email,
      department: memberships.department,
      picture: pictureOf(users),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        notBlocked(),
        ne(memberships.userId, userId),
        matchesPerson(keyword, role),
      ),
    )
    .orderBy(
      // Keeps names that begin with the keyword within the limit.
      desc(beginsWith(keyword)),
      asc(users.nameKatakana),
      asc(users.nameKanji),
      asc(users.id),
    )
    .limit(limit);
}

function beginsWith(keyword: string) {
  const first = keyword.trim().split(/\s+/u)[0] ?? '';
  return sql`starts_with(${users.nameKanji}, ${first})`;
}

const otherMember = alias(chatMembers, 'other_member');

export async function findChatPartners(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
): Promise<Map<string, Date>> {
  const rows = await tx
    .select({ userId: otherMember.userId, at: chatRooms.lastMessageAt })
    .from(chatMembers)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMembers.roomId))
    .innerJoin(
      otherMember,
      and(eq(otherMember.roomId, chatRooms.id), ne(otherMember.userId, userId)),
    )
    .where(
      and(
        eq(chatMembers.organizationId, organizationId),
        eq(chatMembers.userId, userId),
        isPairRoom,
        gt(chatRooms.messageCount, 0),
      ),
    );
  return new Map(rows.map((row) => [row.userId, row.at]));
}

export async function findDepartment(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
): Promise<string | null> {
  const [row] = await tx
    .select({ department: memberships.department })
    .from(memberships)
    .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)));
  return row?.department ?? null;
}
