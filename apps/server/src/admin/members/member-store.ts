import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { MemberRef } from '../../database/membership.ts';
import { contracts, floors, memberships, seats } from '../../database/schema/organizations.ts';
import { passwordAttempts, sessions } from '../../database/schema/sign-in.ts';
import { users } from '../../database/schema/users.ts';

export async function findProfile(tx: Queryable, { userId }: Pick<MemberRef, 'userId'>) {
  const [row] = await tx
    .select({
      nickname: users.nickname,
      phoneNumber: users.phoneNumber,
      gender: users.gender,
      selfIntroduction: users.selfIntroduction,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row!;
}

export function findSeats(tx: Queryable, { organizationId, userId }: MemberRef) {
  return tx
    .select({
      contractId: seats.contractId,
      contractName: contracts.name,
      floorId: seats.floorId,
      floorName: floors.name,
      seatId: seats.seatId,
    })
    .from(seats)
    .innerJoin(contracts, eq(contracts.id, seats.contractId))
    .innerJoin(floors, eq(floors.id, seats.floorId))
    .where(and(eq(contracts.organizationId, organizationId), eq(seats.userId, userId)))
    .orderBy(contracts.position, contracts.name);
}

export function findMemberSessions(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
  now: Date,
  limit: number,
) {
  return tx
    .select({
      id: sessions.id,
      audience: sessions.audience,
      address: sessions.ip,
      userAgent: sessions.userAgent,
      signedInAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.organizationId, organizationId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(limit);
}

export async function findPasswordLock(
  tx: Queryable,
  userId: string,
  now: Date,
): Promise<Date | null> {
  const [row] = await tx
    .select({
      until: sql<Date | null>`max(${passwordAttempts.blockedUntil})`.mapWith(
        passwordAttempts.lastAt,
      ),
    })
    .from(passwordAttempts)
    .where(and(eq(passwordAttempts.userId, userId), gt(passwordAttempts.blockedUntil, now)));
  return row?.until ?? null;
}

/** Omits people outside the organisation. */
export async function findNames(
  tx: Queryable,
  organizationId: string,
  userIds: readonly string[],
): Promise<Map<string, { nameKanji: string; nameLatin?: string }>> {
  const rows = await tx
    .select({
      userId: memberships.userId,
      nameKanji: users.nameKanji,
      nameLatin: users.nameLatin,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        inArray(memberships.userId, [...userIds]),
      ),
    );
  return new Map(
    rows.map(({ userId, nameKanji, nameLatin }) => [
      userId,
      { nameKanji, ...(nameLatin && { nameLatin }) },
    ]),
  );
}
