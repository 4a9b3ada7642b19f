import type { Queryable } from '../database/database.ts';
import * as store from './external-busy-store.ts';
import { instantOf } from './local-time.ts';
import type { MeetingTime } from './meeting-rules.ts';

/** No zone is further from UTC. */
const farthest = 24 * 60 * 60_000;

/**
 * The times at which members are busy by their calendars elsewhere. Whole days begin where the calendar has its
 * zone; where it tells none, in the one in which its member last planned a meeting, or else in UTC.
 */
export async function findExternalBusyTimes(
  tx: Queryable,
  where: { organizationId: string; userIds: readonly string[]; from: Date; to: Date },
): Promise<(MeetingTime & { userId: string })[]> {
  const from = new Date(where.from.getTime() - farthest);
  const to = new Date(where.to.getTime() + farthest);
  const rows = await store.findExternalBusy(tx, { ...where, from, to });
  const zoneless = rows.filter(({ allDay, timeZone }) => allDay && timeZone === null);
  const userIds = [...new Set(zoneless.map(({ userId }) => userId))];
  const zones = await store.findPlanningZones(tx, { ...where, userIds });
  return rows
    .map(({ userId, allDay, timeZone, ...time }) => ({
      userId,
      ...(allDay ? wholeDaysIn(time, timeZone ?? zones.get(userId) ?? 'UTC') : time),
    }))
    .filter(({ startTime, endTime }) => startTime < where.to && endTime > where.from);
}

/** Whole days that are told in UTC, as they begin and end in a zone. */
export function wholeDaysIn({ startTime, endTime }: MeetingTime, timeZone: string): MeetingTime {
  const there = (midnight: Date) => instantOf(midnight.getTime(), timeZone);
  return { startTime: there(startTime), endTime: there(endTime) };
}
