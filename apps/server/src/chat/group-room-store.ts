import { and, asc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { membershipIs, notBlocked } from '../database/membership.ts';
import { pictureOf } from '../database/picture-column.ts';
import { chatMembers, chatRooms, isGroupRoom } from '../database/schema/chat.ts';
import { memberships } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';

const ofGroup = (text: SQL) => sql<string | null>`CASE WHEN ${isGroupRoom} THEN (
  SELECT ${text} FROM users AS grouped
  WHERE grouped.id = ANY(string_to_array(${chatRooms.directKey}, ':')::uuid[])
    AND grouped.id <> ${chatMembers.userId}
) END`;

/** The names of the other people in a direct room of more than two, including former members. */
export const groupName = ofGroup(
  sql`string_agg(grouped.name_kanji, ', ' ORDER BY grouped.name_katakana, grouped.name_kanji, grouped.id)`,
);

/** All names of the other people, for the search. */
export const groupSearchNames = ofGroup(
  sql`string_agg(concat_ws(E'\n', grouped.name_kanji, grouped.name_katakana, grouped.nickname), E'\n')`,
);

/** Returns the other members of direct rooms of more than two who can sign in to the organisation. */
export async function listGroupMembers(
  tx: Queryable,
  viewerId: string,
  roomIds: readonly string[],
) {
  if (roomIds.length === 0) return [];
  return tx
    .select({
      roomId: chatMembers.roomId,
      userId: users.id,
      nameKanji: users.nameKanji,
      picture: pictureOf(users),
      status: memberships.status,
      workingStatus: memberships.workingStatus,
    })
    .from(chatMembers)
    .innerJoin(memberships, and(membershipIs(chatMembers), notBlocked()))
    .innerJoin(users, eq(users.id, chatMembers.userId))
    .where(and(inArray(chatMembers.roomId, [...roomIds]), ne(chatMembers.userId, viewerId)))
    .orderBy(asc(users.nameKatakana), asc(users.nameKanji), asc(users.id));
}
