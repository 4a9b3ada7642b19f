import type { Queryable } from '../database/database.ts';
import * as store from './store/external-busy-store.ts';
import { instantOf } from './model/local-time.ts';
import type { MeetingTime } from './model/meeting-rules.ts';

/** In milliseconds. Upper bound for the UTC offset of any time zone. */
const maxUtcOffsetMs = 24 * 60 * 60_000;

/**
 * All-day events start at midnight in the zone of the calendar, falling back to the zone in which
 * the member last planned a meeting, then another member of the organisation, then to UTC.
 */
export async function findExternalBusyTimes(
  tx: Queryable,
  where: { organizationId: string; userIds: readonly string[]; from: Date; to: Date },
): Promise<(MeetingTime & { userId: string })[]> {
  const from = new Date(where.from.getTime() - maxUtcOffsetMs);
  const to = new Date(where.to.getTime() + maxUtcOffsetMs);
  const rows = await store.findExternalBusy(tx, { ...where, from, to });
  const zoneless = rows.filter(({ allDay, timeZone }) => allDay && timeZone === null);
  const userIds = [...new Set(zoneless.map(({ userId }) => userId))];
  const zones = await store.findPlanningZones(tx, { ...where, userIds });
  const needsDefault = userIds.some((userId) => !zones.has(userId));
  const organizationZone = needsDefault
    ? await store.findOrganizationZone(tx, where.organizationId)
    : null;
  const zoneOf = (userId: string) => zones.get(userId) ?? organizationZone ?? 'UTC';
  return rows
    .map(({ userId, allDay, timeZone, ...time }) => ({
      userId,
      ...(allDay ? wholeDaysIn(time, timeZone ?? zoneOf(userId)) : time),
    }))
    .filter(({ startTime, endTime }) => startTime < where.to && endTime > where.from);
}

/** Converts an all-day event from UTC midnights to midnights in a time zone. */
export function wholeDaysIn({ startTime, endTime }: MeetingTime, timeZone: string): MeetingTime {
  const inZone = (midnight: Date) => instantOf(midnight.getTime(), timeZone);
  return { startTime: inZone(startTime), endTime: inZone(endTime) };
}
