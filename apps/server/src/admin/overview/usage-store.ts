import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { chatMessages, chatRooms } from '../../database/schema/chat.ts';
import { meetings } from '../../database/schema/meetings.ts';
import { memberships, organizations } from '../../database/schema/organizations.ts';
import { attendances, dailyUsage } from '../../database/schema/usage.ts';
import { usageDay, usageTimeZone } from '../../people/usage.ts';

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
    SELECT organization_id, ${usageDay(now)}, user_id FROM ${memberships}
    WHERE status <> 'LOGGED_OUT'
    ON CONFLICT DO NOTHING`);
}

/** Stores the usage up to today. For days before the first count, members and calls stay null. */
export async function saveUsage(tx: Queryable, now: Date): Promise<void> {
  const today = usageDay(now);
  await tx.execute(sql`
    WITH span AS (
      SELECT greatest(coalesce(max(day) - 1, ${today} - 29), ${today} - 29) AS since FROM ${dailyUsage}
      WHERE messages IS NOT NULL
    )
    INSERT INTO ${dailyUsage} (organization_id, day, members, messages, calls, meetings)
    SELECT organization_id, day, members, messages, calls, meetings
    FROM (${countedDays(now, sql`(SELECT since FROM span)`)}) AS counted
    ON CONFLICT (organization_id, day) DO UPDATE SET
      members = greatest(excluded.members, ${dailyUsage.members}),
      messages = excluded.messages,
      calls = greatest(excluded.calls, ${dailyUsage.calls}),
      meetings = excluded.meetings`);
}

/** Returns the last thirty days, oldest first. Today is counted live. */
export async function findUsage(
  tx: Queryable,
  organizationId: string,
  now: Date,
): Promise<DayOfUse[]> {
  const today = usageDay(now);
  const { rows } = await tx.execute<DayOfUse>(sql`
    SELECT to_char(each.day, 'YYYY-MM-DD') AS day,
      greatest(counted.members, kept.members) AS members,
      coalesce(counted.messages, kept.messages) AS messages,
      greatest(counted.calls, kept.calls) AS calls,
      coalesce(counted.meetings, kept.meetings) AS meetings
    FROM (SELECT generate_series(${today} - 29, ${today}, interval '1 day')::date AS day) AS each
    LEFT JOIN ${dailyUsage} AS kept
      ON kept.organization_id = ${organizationId}::uuid AND kept.day = each.day
    LEFT JOIN (${countedDays(now, today, sql`id = ${organizationId}::uuid`)}) AS counted
      ON counted.day = each.day
    ORDER BY each.day`);
  return rows;
}

function countedDays(now: Date, since: SQL, which: SQL = sql`true`): SQL {
  const today = usageDay(now);
  const zone = sql.raw(`'${usageTimeZone}'`);
  const begin = sql`((${since})::timestamp AT TIME ZONE ${zone})`;
  return sql`
    SELECT o.id AS organization_id, d.day::date AS day,
      coalesce(here.members, CASE WHEN d.day = ${today} THEN 0 END) AS members,
      coalesce(said.messages, 0) AS messages,
      CASE WHEN d.day = ${today} THEN 0 END AS calls,
      coalesce(met.meetings, 0) AS meetings
    FROM (SELECT id FROM ${organizations} WHERE ${which}) AS o
    CROSS JOIN generate_series((${since})::date, ${today}, interval '1 day') AS d(day)
    LEFT JOIN (
      SELECT organization_id, day, count(*)::int AS members FROM ${attendances}
      WHERE day >= (${since})::date GROUP BY 1, 2
    ) AS here ON here.organization_id = o.id AND here.day = d.day
    LEFT JOIN (
      SELECT room.organization_id, (message.created_at AT TIME ZONE ${zone})::date AS day,
        count(*)::int AS messages
      FROM ${chatMessages} AS message JOIN ${chatRooms} AS room ON room.id = message.room_id
      WHERE message.created_at >= ${begin} GROUP BY 1, 2
    ) AS said ON said.organization_id = o.id AND said.day = d.day
    LEFT JOIN (
      SELECT organization_id, (start_time AT TIME ZONE ${zone})::date AS day, count(*)::int AS meetings
      FROM ${meetings}
      WHERE start_time >= ${begin} AND start_time <= ${now.toISOString()}::timestamptz
        AND canceled_at IS NULL
      GROUP BY 1, 2
    ) AS met ON met.organization_id = o.id AND met.day = d.day`;
}

export async function deleteAttendances(tx: Queryable, now: Date): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`DELETE FROM ${attendances} WHERE day < ${usageDay(now)} - 2`,
  );
  return rowCount ?? 0;
}

export async function deleteUsage(tx: Queryable, now: Date): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`DELETE FROM ${dailyUsage} WHERE day < ${usageDay(now)} - 400`,
  );
  return rowCount ?? 0;
}
