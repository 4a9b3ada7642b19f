import { eq, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { chatMessages, chatRooms } from '../../database/schema/chat.ts';
import { meetings } from '../../database/schema/meetings.ts';
import { memberships, organizations } from '../../database/schema/organizations.ts';
import { attendances, dailyUsage } from '../../database/schema/usage.ts';
import { usageDay } from '../../people/usage.ts';

export interface DayOfUse extends Record<string, unknown> {
  /** yyyy-MM-dd */
  day: string;
  members: number | null;
  messages: number | null;
  calls: number | null;
  meetings: number | null;
}

/** Records today's attendance of all present members, even if they arrived on an earlier day. */
export async function recordAttendance(tx: Queryable, now: Date): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${attendances} (organization_id, day, user_id)
    SELECT ${organizations.id}, ${usageDay(now)}, ${memberships.userId}
    FROM ${memberships} JOIN ${organizations} ON ${organizations.id} = ${memberships.organizationId}
    WHERE ${memberships.status} <> 'LOGGED_OUT'
    ON CONFLICT DO NOTHING`);
}

/** Stores the usage up to today. For days before the first count, members and calls stay null. */
export async function saveUsage(tx: Queryable, now: Date): Promise<void> {
  const since = sql`greatest(today - 29, (
    SELECT max(day) - 1 FROM ${dailyUsage} WHERE organization_id = id AND messages IS NOT NULL))`;
  await tx.execute(sql`
    INSERT INTO ${dailyUsage} (organization_id, day, members, messages, calls, meetings)
    SELECT organization_id, day, members, messages, calls, meetings
    FROM (${countedDays(now, since)}) AS counted
    ON CONFLICT (organization_id, day) DO UPDATE SET
      members = greatest(excluded.members, ${dailyUsage.members}),
      messages = excluded.messages,
      calls = greatest(excluded.calls, ${dailyUsage.calls}),
      meetings = excluded.meetings`);
}

/** Returns the days since `from`, by default the last thirty, oldest first. Today is counted live. */
export async function findUsage(
  tx: Queryable,
  organizationId: string,
  { now, from }: { now: Date; from?: string },
): Promise<{ timeZone: string; days: DayOfUse[] }> {
  const isOrganization = eq(organizations.id, organizationId);
  const [found] = await tx
    .select({ timeZone: organizations.timeZone })
    .from(organizations)
    .where(isOrganization);
  const timeZone = found!.timeZone;
  const today = usageDay(now, sql`${timeZone}::text`);
  const first = from === undefined ? sql`${today} - 29` : sql`${from}::date`;
  const { rows } = await tx.execute<DayOfUse>(sql`
    SELECT to_char(each.day, 'YYYY-MM-DD') AS day,
      greatest(counted.members, kept.members) AS members,
      coalesce(counted.messages, kept.messages) AS messages,
      greatest(counted.calls, kept.calls) AS calls,
      coalesce(counted.meetings, kept.meetings) AS meetings
    FROM (SELECT generate_series(${first}, ${today}, interval '1 day')::date AS day) AS each
    LEFT JOIN ${dailyUsage} AS kept
      ON kept.organization_id = ${organizationId}::uuid AND kept.day = each.day
    LEFT JOIN (${countedDays(now, sql`today`, isOrganization)}) AS counted
      ON counted.day = each.day
    ORDER BY each.day`);
  return { timeZone, days: rows };
}

/** @param since SQL of the first day to count, with the columns `id` and `today` of the organisation */
function countedDays(now: Date, since: SQL, which: SQL = sql`true`): SQL {
  return sql`
    WITH span AS MATERIALIZED (
      SELECT id, time_zone, today, since, since::timestamp AT TIME ZONE time_zone AS begins
      FROM (SELECT id, time_zone, ${usageDay(now)} AS today FROM ${organizations} WHERE ${which}) AS o
      CROSS JOIN LATERAL (SELECT ${since} AS since) AS first
    )
    SELECT span.id AS organization_id, d.day::date AS day,
      coalesce(here.members, CASE WHEN d.day = today THEN 0 END) AS members,
      coalesce(said.messages, 0) AS messages,
      CASE WHEN d.day = today THEN 0 END AS calls,
      coalesce(met.meetings, 0) AS meetings
    FROM span
    CROSS JOIN generate_series(since, today, interval '1 day') AS d(day)
    LEFT JOIN (
      SELECT organization_id, day, count(*)::int AS members FROM ${attendances}
      WHERE day >= (SELECT min(since) FROM span) GROUP BY 1, 2
    ) AS here ON here.organization_id = span.id AND here.day = d.day
    LEFT JOIN (
      SELECT span.id, (message.created_at AT TIME ZONE time_zone)::date AS day,
        count(*)::int AS messages
      FROM ${chatMessages} AS message
      JOIN ${chatRooms} AS room ON room.id = message.room_id
      JOIN span ON span.id = room.organization_id
      WHERE message.created_at >= (SELECT min(begins) FROM span) GROUP BY 1, 2
    ) AS said ON said.id = span.id AND said.day = d.day
    LEFT JOIN (
      SELECT span.id, (start_time AT TIME ZONE span.time_zone)::date AS day,
        count(*)::int AS meetings
      FROM ${meetings} JOIN span ON span.id = organization_id
      WHERE start_time >= (SELECT min(begins) FROM span)
        AND start_time <= ${now.toISOString()}::timestamptz AND canceled_at IS NULL
      GROUP BY 1, 2
    ) AS met ON met.id = span.id AND met.day = d.day`;
}

/** The current day in UTC differs from that of a time zone by at most one. */
const utc = sql`'UTC'`;

export async function deleteAttendances(tx: Queryable, now: Date): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`DELETE FROM ${attendances} WHERE day < ${usageDay(now, utc)} - 3`,
  );
  return rowCount ?? 0;
}

export async function deleteUsage(tx: Queryable, now: Date): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`DELETE FROM ${dailyUsage} WHERE day < ${usageDay(now, utc)} - 400`,
  );
  return rowCount ?? 0;
}
