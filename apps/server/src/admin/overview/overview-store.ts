import { and, count, countDistinct, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { isPerson, membershipIs, notBlocked } from '../../database/membership.ts';
import { calendarAccounts } from '../../database/schema/calendar.ts';
import { engagements } from '../../database/schema/engagements.ts';
import { helpQuestions } from '../../database/schema/help.ts';
import { invitations } from '../../database/schema/invitations.ts';
import { contracts, floors, memberships } from '../../database/schema/organizations.ts';
import { mailOutbox } from '../../database/schema/outbox.ts';
import { passwordAttempts, sessions } from '../../database/schema/sign-in.ts';
import { users } from '../../database/schema/users.ts';
import { isOnline } from '../../people/member-directory.ts';

export interface PeopleNow {
  members: number;
  online: number;
  inCalls: number;
  inMeetings: number;
}

export async function countPeopleNow(tx: Queryable, organizationId: string): Promise<PeopleNow> {
  const engaged = (kind: 'CALL' | 'MEETING') =>
    sql<number>`count(*) FILTER (WHERE EXISTS (
      SELECT FROM ${engagements} WHERE ${engagements.organizationId} = ${memberships.organizationId}
        AND ${engagements.userId} = ${memberships.userId} AND ${engagements.kind} = ${kind}
    ))`.mapWith(Number);
  const [row] = await tx
    .select({
      members: count(),
      online: sql<number>`count(*) FILTER (WHERE ${isOnline})`.mapWith(Number),
      inCalls: engaged('CALL'),
      inMeetings: engaged('MEETING'),
    })
    .from(memberships)
    // The join makes the query builder qualify the columns above with their table.
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.organizationId, organizationId), isPerson, notBlocked()));
  return row!;
}

export async function countExpiring(
  tx: Queryable,
  organizationId: string,
  { now, until }: { now: Date; until: Date },
): Promise<number> {
  return tx.$count(
    invitations,
    and(
      eq(invitations.organizationId, organizationId),
      isNull(invitations.acceptedAt),
      isNull(invitations.withdrawnAt),
      gt(invitations.expiresAt, now),
      lte(invitations.expiresAt, until),
    ),
  );
}

export async function countFailedMails(
  tx: Queryable,
  organizationId: string,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(invitations)
    .innerJoin(mailOutbox, eq(mailOutbox.id, invitations.mailId))
    .where(
      and(
        eq(invitations.organizationId, organizationId),
        isNull(invitations.acceptedAt),
        isNull(invitations.withdrawnAt),
        gt(invitations.expiresAt, now),
        isNull(mailOutbox.sentAt),
        isNotNull(mailOutbox.lastError),
      ),
    );
  return row?.count ?? 0;
}

/** Counts members currently locked out by wrong passwords from at least one address. */
export async function countPasswordBlocks(
  tx: Queryable,
  organizationId: string,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .select({ count: countDistinct(passwordAttempts.userId) })
    .from(passwordAttempts)
    .innerJoin(memberships, eq(memberships.userId, passwordAttempts.userId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        notBlocked(),
        gt(passwordAttempts.blockedUntil, now),
      ),
    );
  return row?.count ?? 0;
}

export async function countOpenQuestions(tx: Queryable, organizationId: string): Promise<number> {
  return tx.$count(
    helpQuestions,
    and(eq(helpQuestions.organizationId, organizationId), eq(helpQuestions.state, 'OPEN')),
  );
}

export async function countRefusedAccounts(tx: Queryable, organizationId: string): Promise<number> {
  const [row] = await tx
    .select({ count: countDistinct(calendarAccounts.userId) })
    .from(calendarAccounts)
    .innerJoin(memberships, membershipIs(calendarAccounts))
    .where(
      and(
        eq(calendarAccounts.organizationId, organizationId),
        isNotNull(calendarAccounts.disconnectedAt),
        notBlocked(),
      ),
    );
  return row?.count ?? 0;
}

export async function findContractLogins(
  tx: Queryable,
  organizationId: string,
  since: Date,
): Promise<{ name: string; limit: number; signedIn: number }[]> {
  return tx
    .select({
      name: contracts.name,
      limit: contracts.loginUserLimit,
      signedIn: countDistinct(sessions.userId),
    })
    .from(contracts)
    .leftJoin(
      sessions,
      and(
        eq(sessions.contractId, contracts.id),
        isNull(sessions.endedAt),
        gt(sessions.lastUsedAt, since),
      ),
    )
    .where(and(eq(contracts.organizationId, organizationId), isNull(contracts.blockedAt)))
    .groupBy(contracts.id)
    .orderBy(contracts.position, contracts.id);
}

export async function findFloorVersions(
  tx: Queryable,
  organizationId: string,
): Promise<{ id: string; name: string; updatedAt: Date }[]> {
  return tx
    .select({ id: floors.id, name: floors.name, updatedAt: floors.updatedAt })
    .from(floors)
    .innerJoin(contracts, eq(contracts.id, floors.contractId))
    .where(
      and(
        eq(contracts.organizationId, organizationId),
        isNull(contracts.blockedAt),
        isNull(floors.blockedAt),
      ),
    )
    .orderBy(contracts.position, floors.position, floors.id);
}

export async function findPlan(tx: Queryable, floorId: string) {
  const [row] = await tx.select({ plan: floors.plan }).from(floors).where(eq(floors.id, floorId));
  return row?.plan ?? null;
}
