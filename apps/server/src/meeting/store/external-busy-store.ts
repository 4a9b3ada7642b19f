import { and, asc, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { calendarAccounts, calendarEvents } from '../../database/schema/calendar.ts';
import { meetings } from '../../database/schema/meetings.ts';

/** Busy time of an external calendar. All-day events start at midnight UTC in every time zone. */
export interface ExternalBusyRow {
  userId: string;
  startTime: Date;
  endTime: Date;
  allDay: boolean;
  timeZone: string | null;
}

export async function findExternalBusy(
  tx: Queryable,
  where: { organizationId: string; userIds: readonly string[]; from: Date; to: Date },
): Promise<ExternalBusyRow[]> {
  if (where.userIds.length === 0) return [];
  const { userId, timeZone } = calendarAccounts;
  const { startTime, endTime, allDay } = calendarEvents;
  return tx
    .select({ userId, startTime, endTime, allDay, timeZone })
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

export async function findPlanningZones(
  tx: Queryable,
  where: { organizationId: string; userIds: readonly string[] },
): Promise<Map<string, string>> {
  if (where.userIds.length === 0) return new Map();
  const { organizationId, organizerId, timeZone, createdAt } = meetings;
  const rows = await tx
    .selectDistinctOn([organizerId], { organizerId, timeZone })
    .from(meetings)
    .where(and(eq(organizationId, where.organizationId), inArray(organizerId, [...where.userIds])))
    .orderBy(organizerId, desc(createdAt));
  return new Map(rows.map((row) => [row.organizerId!, row.timeZone]));
}

/** Returns the time zone in which a meeting of the organisation was last planned. */
export async function findOrganizationZone(
  tx: Queryable,
  organizationId: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ timeZone: meetings.timeZone })
    .from(meetings)
    .where(eq(meetings.organizationId, organizationId))
    .orderBy(desc(meetings.createdAt))
    .limit(1);
  return row?.timeZone ?? null;
}
