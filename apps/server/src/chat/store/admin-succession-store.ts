import type { ChatRoomRole } from '@office/vocabulary';
import { and, asc, desc, eq, exists, isNull, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { chatMembers, chatRooms } from '../../database/schema/chat.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { isPerson, notBlocked } from '../../database/membership.ts';
import { membershipOfMember } from './room-member-store.ts';

const isAdmin = eq(chatMembers.role, 'ADMIN');
const isGuest = eq(memberships.role, 'GUEST');
const isEligibleAdmin = and(ne(memberships.role, 'GUEST'), isPerson, notBlocked());

/** Returns channels that need an admin and have an eligible member, optionally those of `adminId`. */
export async function findRoomsNeedingAdmin(
  tx: Queryable,
  adminId?: string,
): Promise<{ roomId: string; organizationId: string }[]> {
  const memberExists = (...who: (SQL | undefined)[]) =>
    tx
      .select({ roomId: chatMembers.roomId })
      .from(chatMembers)
      .innerJoin(memberships, membershipOfMember)
      .where(and(eq(chatMembers.roomId, chatRooms.id), ...who));
  return tx
    .select({ roomId: chatRooms.id, organizationId: chatRooms.organizationId })
    .from(chatRooms)
    .where(
      and(
        eq(chatRooms.type, 'CHANNEL'),
        isNull(chatRooms.deletedAt),
        adminId ? exists(memberExists(isAdmin, eq(chatMembers.userId, adminId))) : undefined,
        or(
          notExists(memberExists(isAdmin, isEligibleAdmin)),
          exists(memberExists(isAdmin, isGuest)),
        ),
        exists(memberExists(isEligibleAdmin)),
      ),
    );
}

/** Returns the next admin: the earliest eligible admin, otherwise the earliest eligible member. */
export async function findSuccessor(
  tx: Queryable,
  roomId: string,
): Promise<{ userId: string; role: ChatRoomRole } | null> {
  const [row] = await tx
    .select({ userId: chatMembers.userId, role: chatMembers.role })
    .from(chatMembers)
    .innerJoin(memberships, membershipOfMember)
    .where(and(eq(chatMembers.roomId, roomId), isEligibleAdmin))
    .orderBy(
      desc(sql`${chatMembers.role} = 'ADMIN'`),
      asc(chatMembers.joinedAt),
      asc(chatMembers.userId),
    )
    .limit(1);
  return row ?? null;
}

export async function demoteGuests(tx: Queryable, roomId: string): Promise<string[]> {
  const rows = await tx
    .update(chatMembers)
    .set({ role: 'USER' })
    .from(memberships)
    .where(and(eq(chatMembers.roomId, roomId), isAdmin, membershipOfMember, isGuest))
    .returning({ userId: chatMembers.userId });
  return rows.map(({ userId }) => userId);
}
