import { localizedName, type Language } from '@office/vocabulary';
import { and, desc, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database.ts';
import { matchesKeyword } from '../../database/keyword-match.ts';
import type { MemberRef } from '../../database/membership.ts';
import { pictureOf } from '../../database/picture-column.ts';
import { chatMembers, chatRooms, isPairRoom } from '../../database/schema/chat.ts';
import { users } from '../../database/schema/users.ts';
import { groupNames, groupSearchNames, toGroupName } from '../../database/group-room-names.ts';

const otherUser = alias(users, 'other_user');

/** The other member of a direct room of two, even after they have left. */
const otherId = sql`CASE WHEN ${isPairRoom} THEN nullif(
  replace(replace(${chatRooms.directKey}, ${chatMembers.userId}::text, ''), ':', ''), '')::uuid END`;

export async function findNamedRooms(
  tx: Queryable,
  { organizationId, userId, language }: MemberRef & { language: Language },
  { keyword, limit }: { keyword?: string; limit?: number } = {},
) {
  const names = [
    chatRooms.name,
    groupSearchNames,
    otherUser.nameKanji,
    otherUser.nameKatakana,
    otherUser.nameLatin,
    otherUser.nickname,
  ];
  const found: SQL | undefined = keyword === undefined ? undefined : matchesKeyword(keyword, names);
  const query = tx
    .select({
      id: chatRooms.id,
      type: chatRooms.type,
      name: chatRooms.name,
      nameKanji: otherUser.nameKanji,
      groupNames,
      nameKatakana: otherUser.nameKatakana,
      nameLatin: otherUser.nameLatin,
      nickname: otherUser.nickname,
      logoKey: chatRooms.logoKey,
      otherId: otherUser.id,
      picture: pictureOf(otherUser),
      lastMessageAt: chatRooms.lastMessageAt,
    })
    .from(chatMembers)
    .innerJoin(chatRooms, eq(chatRooms.id, chatMembers.roomId))
    .leftJoin(otherUser, eq(otherUser.id, otherId))
    .where(
      and(
        eq(chatMembers.organizationId, organizationId),
        eq(chatMembers.userId, userId),
        isNull(chatRooms.deletedAt),
        or(chatMembers.opened, gt(chatRooms.messageCount, 0)),
        found,
      ),
    )
    .orderBy(desc(chatRooms.lastMessageAt), desc(chatRooms.id))
    .$dynamic();
  const rooms = await (limit === undefined ? query : query.limit(limit));
  return rooms.map(({ groupNames, ...room }) => ({
    ...room,
    name:
      groupNames === null
        ? (localizedName(room.nameKanji, room.nameLatin, language) ?? room.name)
        : toGroupName({ name: room.name, groupNames }, language),
  }));
}
