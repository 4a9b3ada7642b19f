import type { Provider } from '@office/vocabulary';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { calendarAccounts, calendarChannels } from '../../database/schema/calendar.ts';
import type { AccountRef } from '../oauth/linked-account-store.ts';

export type ChannelRow = typeof calendarChannels.$inferSelect;

export async function addChannel(
  tx: Queryable,
  channel: typeof calendarChannels.$inferInsert,
): Promise<void> {
  await tx.insert(calendarChannels).values(channel);
}

export async function saveChannel(
  tx: Queryable,
  id: string,
  change: Partial<ChannelRow>,
): Promise<void> {
  await tx.update(calendarChannels).set(change).where(eq(calendarChannels.id, id));
}

export async function deleteChannel(tx: Queryable, id: string): Promise<void> {
  await tx.delete(calendarChannels).where(eq(calendarChannels.id, id));
}

export async function findChannels(tx: Queryable, accountId: string): Promise<ChannelRow[]> {
  return tx.select().from(calendarChannels).where(eq(calendarChannels.accountId, accountId));
}

export async function findChannelsOf(
  tx: Queryable,
  { userId, provider }: AccountRef,
): Promise<ChannelRow[]> {
  const rows = await tx
    .select({ channel: calendarChannels })
    .from(calendarChannels)
    .innerJoin(calendarAccounts, eq(calendarAccounts.id, calendarChannels.accountId))
    .where(
      and(
        eq(calendarAccounts.userId, userId),
        eq(calendarAccounts.kind, provider as Exclude<Provider, 'ZOOM'>),
      ),
    );
  return rows.map(({ channel }) => channel);
}

export async function findOpenChannel(
  tx: Queryable,
  id: string,
  now: Date,
): Promise<ChannelRow | null> {
  const [row] = await tx
    .select()
    .from(calendarChannels)
    .where(and(eq(calendarChannels.id, id), gt(calendarChannels.expiresAt, now)));
  return row ?? null;
}

/** Schedules an immediate sync of a changed calendar. A failing calendar keeps its backoff. */
export async function scheduleSync(tx: Queryable, accountId: string, now: Date): Promise<void> {
  const { nextSyncAt, failures } = calendarAccounts;
  await tx
    .update(calendarAccounts)
    .set({
      lastChangeReportedAt: now,
      nextSyncAt: sql`CASE WHEN ${failures} = 0 THEN LEAST(${nextSyncAt}, ${now}::timestamptz) ELSE ${nextSyncAt} END`,
    })
    .where(eq(calendarAccounts.id, accountId));
}

export async function hasOpenChannel(
  tx: Queryable,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: calendarChannels.id })
    .from(calendarChannels)
    .where(
      and(
        eq(calendarChannels.accountId, accountId),
        isNotNull(calendarChannels.remoteId),
        gt(calendarChannels.expiresAt, now),
      ),
    )
    .limit(1);
  return row !== undefined;
}
