import type { CalendarKind } from '@office/vocabulary';
import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { isUnleased } from '../database/lease.ts';
import { membershipIs, notBlocked, type MemberRef } from '../database/membership.ts';
import { calendarAccounts, calendarEvents } from '../database/schema/calendar.ts';
import { memberships } from '../database/schema/organizations.ts';
import { workQueue } from '../database/work-queue.ts';

export type AccountRow = typeof calendarAccounts.$inferSelect;
export type EventRow = typeof calendarEvents.$inferSelect;

const ownAccount = ({ organizationId, userId }: MemberRef) =>
  and(eq(calendarAccounts.organizationId, organizationId), eq(calendarAccounts.userId, userId));

export async function findAccountsOf(tx: Queryable, member: MemberRef): Promise<AccountRow[]> {
  return tx
    .select()
    .from(calendarAccounts)
    .where(ownAccount(member))
    .orderBy(asc(calendarAccounts.createdAt));
}

export async function replaceAccount(
  tx: Queryable,
  account: typeof calendarAccounts.$inferInsert & { id: string },
): Promise<AccountRow> {
  await tx
    .delete(calendarAccounts)
    .where(and(ownAccount(account), eq(calendarAccounts.kind, account.kind)));
  const [row] = await tx.insert(calendarAccounts).values(account).returning();
  return row!;
}

export async function deleteAccount(
  tx: Queryable,
  member: MemberRef,
  id: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(calendarAccounts)
    .where(and(ownAccount(member), eq(calendarAccounts.id, id)));
  return (rowCount ?? 0) > 0;
}

/** Schedules the account for the next sync, unless it is disconnected or rate-limited. */
export async function scheduleNow(
  tx: Queryable,
  member: MemberRef,
  id: string,
  now: Date,
): Promise<void> {
  const { problem, nextSyncAt, disconnectedAt } = calendarAccounts;
  await tx
    .update(calendarAccounts)
    .set({ nextSyncAt: now })
    .where(
      and(
        ownAccount(member),
        eq(calendarAccounts.id, id),
        isNull(disconnectedAt),
        or(isNull(problem), ne(problem, 'RATE_LIMITED')),
        gt(nextSyncAt, now),
      ),
    );
}

export const calendarSyncQueue = workQueue({
  name: 'calendar-sync',
  table: calendarAccounts,
  dueAt: calendarAccounts.nextSyncAt,
  isWaiting: isNull(calendarAccounts.disconnectedAt),
});

export async function findDueAccounts(tx: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: calendarAccounts.id })
    .from(calendarAccounts)
    .innerJoin(memberships, membershipIs(calendarAccounts))
    .where(
      and(
        isNull(calendarAccounts.disconnectedAt),
        lte(calendarAccounts.nextSyncAt, now),
        isUnleased(calendarAccounts.leaseUntil, now),
        notBlocked(),
      ),
    )
    .orderBy(asc(calendarAccounts.nextSyncAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function acquireAccountLease(
  tx: Queryable,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<AccountRow | null> {
  const [row] = await tx
    .update(calendarAccounts)
    .set({ leaseUntil: until })
    .where(and(eq(calendarAccounts.id, id), isUnleased(calendarAccounts.leaseUntil, now)))
    .returning();
  return row ?? null;
}

export async function saveAccount(
  tx: Queryable,
  id: string,
  change: Partial<typeof calendarAccounts.$inferInsert>,
): Promise<void> {
  await tx.update(calendarAccounts).set(change).where(eq(calendarAccounts.id, id));
}

/** Stores the next sync time. After a notification since `start`, the account is due immediately. */
export async function saveSynced(
  tx: Queryable,
  id: string,
  { start, now, next }: { start: Date; now: Date; next: Date },
): Promise<void> {
  const { lastChangeReportedAt } = calendarAccounts;
  await tx
    .update(calendarAccounts)
    .set({
      failures: 0,
      problem: null,
      syncedAt: now,
      leaseUntil: null,
      nextSyncAt: sql`CASE WHEN ${lastChangeReportedAt} > ${start}::timestamptz THEN ${now}::timestamptz ELSE ${next}::timestamptz END`,
    })
    .where(eq(calendarAccounts.id, id));
}

export async function findEvents(
  tx: Queryable,
  accountId: string,
  remoteId?: string,
): Promise<EventRow[]> {
  return tx
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.accountId, accountId),
        remoteId === undefined ? undefined : eq(calendarEvents.remoteId, remoteId),
      ),
    );
}

type StoredEvent = Omit<typeof calendarEvents.$inferInsert, 'accountId' | 'remoteId'>;

export async function replaceEvents(
  tx: Queryable,
  { accountId, remoteId }: { accountId: string; remoteId: string },
  events: readonly StoredEvent[],
): Promise<void> {
  await replaceAllEvents(tx, accountId, [{ remoteId, events }]);
}

/** Rows per statement, because PostgreSQL limits the number of parameters. */
const rowsPerStatement = 500;

export async function replaceAllEvents(
  tx: Queryable,
  accountId: string,
  resources: readonly { remoteId: string; events: readonly StoredEvent[] }[],
): Promise<void> {
  const rows = resources.flatMap(({ remoteId, events }) =>
    events.map((event) => ({ ...event, accountId, remoteId })),
  );
  const ids = resources.map(({ remoteId }) => remoteId);
  await deleteEvents(tx, accountId, ids);
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    const some = rows.slice(from, from + rowsPerStatement);
    await tx.insert(calendarEvents).values(some).onConflictDoNothing();
  }
}

export async function deleteEvents(
  tx: Queryable,
  accountId: string,
  remoteIds: readonly string[],
): Promise<void> {
  for (let from = 0; from < remoteIds.length; from += rowsPerStatement) {
    const some = remoteIds.slice(from, from + rowsPerStatement);
    await tx
      .delete(calendarEvents)
      .where(and(eq(calendarEvents.accountId, accountId), inArray(calendarEvents.remoteId, some)));
  }
}

export interface ExternalEventRow {
  id: string;
  userId: string;
  kind: CalendarKind;
  title: string | null;
  startTime: Date;
  endTime: Date;
  allDay: boolean;
  private: boolean;
}

/** Returns events without a meeting, by start: all of `viewerId`, only busy ones of other members. */
export async function findExternalEvents(
  tx: Queryable,
  where: {
    organizationId: string;
    userIds: readonly string[];
    viewerId: string;
    from: Date;
    to: Date;
    limit: number;
  },
): Promise<ExternalEventRow[]> {
  if (where.userIds.length === 0) return [];
  const { userId, kind, organizationId } = calendarAccounts;
  const { id, title, startTime, endTime, allDay, private: isPrivate } = calendarEvents;
  return tx
    .select({ id, userId, kind, title, startTime, endTime, allDay, private: isPrivate })
    .from(calendarEvents)
    .innerJoin(calendarAccounts, eq(calendarAccounts.id, calendarEvents.accountId))
    .where(
      and(
        eq(organizationId, where.organizationId),
        inArray(userId, [...where.userIds]),
        isNull(calendarEvents.meetingId),
        or(eq(userId, where.viewerId), calendarEvents.busy),
        gt(endTime, where.from),
        lt(startTime, where.to),
      ),
    )
    .orderBy(asc(startTime), asc(id))
    .limit(where.limit);
}
