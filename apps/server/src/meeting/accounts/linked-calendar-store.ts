import type { Provider } from '@office/vocabulary';
import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { calendarAccounts } from '../../database/schema/calendar.ts';
import { linkedAccounts } from '../../database/schema/linked-accounts.ts';
import { memberships } from '../../database/schema/organizations.ts';
import type { AccountRef } from '../oauth/linked-account-store.ts';

/** The cast is safe: providers without a calendar have no rows in `calendarAccounts`. */
const kindOf = (provider: Provider) => provider as typeof calendarAccounts.$inferSelect.kind;

const isOf = ({ userId, provider }: AccountRef) =>
  and(eq(calendarAccounts.userId, userId), eq(calendarAccounts.kind, kindOf(provider)));

export async function reviveCalendars(
  tx: Queryable,
  account: AccountRef & { name: string },
  now: Date,
): Promise<void> {
  await tx
    .update(calendarAccounts)
    .set({ name: account.name, disconnectedAt: null, problem: null, failures: 0, nextSyncAt: now })
    .where(isOf(account));
}

export async function deleteCalendars(tx: Queryable, account: AccountRef): Promise<string[]> {
  const rows = await tx
    .delete(calendarAccounts)
    .where(isOf(account))
    .returning({ organizationId: calendarAccounts.organizationId });
  return rows.map(({ organizationId }) => organizationId);
}

/** For each membership of a user with a linked account, except as a guest. */
export async function addMissingCalendars(tx: Queryable, now: Date, userId: string): Promise<void> {
  const missing = await tx
    .select({
      organizationId: memberships.organizationId,
      userId: memberships.userId,
      provider: linkedAccounts.provider,
      name: linkedAccounts.name,
    })
    .from(linkedAccounts)
    .innerJoin(memberships, eq(memberships.userId, linkedAccounts.userId))
    .leftJoin(
      calendarAccounts,
      and(
        eq(calendarAccounts.organizationId, memberships.organizationId),
        eq(calendarAccounts.userId, memberships.userId),
        eq(calendarAccounts.kind, linkedAccounts.provider),
      ),
    )
    .where(
      and(
        isNull(calendarAccounts.id),
        linkedAccounts.calendar,
        isNull(linkedAccounts.disconnectedAt),
        ne(memberships.role, 'GUEST'),
        eq(linkedAccounts.userId, userId),
      ),
    );
  if (missing.length === 0) return;
  const rows = missing.map(({ provider, ...row }) => ({ ...row, kind: kindOf(provider) }));
  await tx
    .insert(calendarAccounts)
    .values(rows.map((row) => ({ ...row, nextSyncAt: now, createdAt: now })))
    .onConflictDoNothing();
}

export async function findRefusedCalendars(
  tx: Queryable,
  userId: string,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectDistinct({ kind: calendarAccounts.kind })
    .from(calendarAccounts)
    .where(and(eq(calendarAccounts.userId, userId), isNotNull(calendarAccounts.disconnectedAt)));
  return new Set(rows.map(({ kind }) => kind));
}

/** Schedules an immediate sync after a change of meetings. A failing calendar keeps its backoff. */
export async function scheduleCalendarSync(
  tx: Queryable,
  { organizationId, userIds }: { organizationId: string; userIds: readonly string[] },
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  const { nextSyncAt, failures } = calendarAccounts;
  await tx
    .update(calendarAccounts)
    .set({
      lastChangeReportedAt: now,
      nextSyncAt: sql`CASE WHEN ${failures} = 0 THEN LEAST(${nextSyncAt}, ${now}::timestamptz) ELSE ${nextSyncAt} END`,
    })
    .where(
      and(
        eq(calendarAccounts.organizationId, organizationId),
        inArray(calendarAccounts.userId, [...userIds]),
        isNull(calendarAccounts.disconnectedAt),
      ),
    );
}
