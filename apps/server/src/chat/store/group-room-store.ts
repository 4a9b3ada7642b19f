import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { membershipIs, notBlocked } from '../../database/membership.ts';
import { pictureOf } from '../../database/picture-column.ts';
import { chatMembers } from '../../database/schema/chat.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';

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
      nameLatin: users.nameLatin,
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
