import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { notBlocked } from '../../database/membership.ts';
import { chatMembers, chatRooms } from '../../database/schema/chat.ts';
import { memberships, organizations, seats } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';

/** Demo members that the server simulates. None of them is one of the printed demo accounts. */
const colleagueEmails = [
  'sota@sakura.example',
  'yui@sakura.example',
  'daiki@sakura.example',
  'sakura@sakura.example',
  'hina@sakura.example',
  'rin@sakura.example',
  'takumi@sakura.example',
  'emma@sakura.example',
] as const;

/** Sets or clears the mark of the simulated colleagues, and writes only when it changes. */
export async function markColleagues(tx: Queryable, simulated: boolean): Promise<void> {
  const isColleague = and(eq(users.demo, true), inArray(users.email, [...colleagueEmails]));
  await tx
    .update(users)
    .set({ simulated })
    .where(and(simulated ? isColleague : undefined, ne(users.simulated, simulated)));
}

/** Returns the colleagues of organisations whose administrators left them on, in a stable order. */
export async function findColleagues(tx: Queryable) {
  return tx
    .select({
      organizationId: memberships.organizationId,
      userId: users.id,
      seatId: seats.seatId,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .leftJoin(seats, eq(seats.userId, users.id))
    .where(
      and(
        eq(users.simulated, true),
        eq(organizations.demoColleagues, true),
        isNull(organizations.blockedAt),
        notBlocked(),
      ),
    )
    .orderBy(asc(users.email));
}

/** Returns which colleague a room is with, or whether it is a channel of all colleagues. */
export async function findChatPartner(
  tx: Queryable,
  roomId: string,
  colleagueIds: readonly string[],
) {
  const rows = await tx
    .select({ type: chatRooms.type, userId: chatMembers.userId })
    .from(chatRooms)
    .innerJoin(chatMembers, eq(chatMembers.roomId, chatRooms.id))
    .where(and(eq(chatRooms.id, roomId), isNull(chatRooms.deletedAt)));
  const [first] = rows;
  if (!first) return null;
  const colleagues = rows.filter(({ userId }) => colleagueIds.includes(userId));
  const isPair = first.type === 'DIRECT' && rows.length === 2;
  return {
    type: first.type,
    colleagueId: isPair ? colleagues[0]?.userId : undefined,
    hasEveryone: colleagues.length === colleagueIds.length,
  };
}
