import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { calendarAccounts, calendarEvents } from '../database/schema/calendar.ts';

/** The times at which members are busy by their calendars elsewhere, by start. */
export async function findExternalBusyTimes(
  tx: Queryable,
  where: { organizationId: string; userIds: readonly string[]; from: Date; to: Date },
): Promise<{ userId: string; startTime: Date; endTime: Date }[]> {
  if (where.userIds.length === 0) return [];
  const { userId } = calendarAccounts;
  const { startTime, endTime } = calendarEvents;
  return tx
    .select({ userId, startTime, endTime })
    .from(calendarEvents)
    .innerJoin(calendarAccounts, eq(calendarAccounts.id, calendarEvents.accountId))
    .where(
      and(
        eq(calendarAccounts.organizationId, where.organizationId),
        inArray(userId, [...where.userIds]),
        isNull(calendarEvents.meetingId),
        calendarEvents.busy,
        lt(startTime, where.to),
        gt(endTime, where.from),
      ),
    )
    .orderBy(asc(startTime));
}
