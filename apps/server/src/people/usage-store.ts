import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { membershipIs, type MemberRef } from '../database/membership.ts';
import { memberships, organizations } from '../database/schema/organizations.ts';
import { attendances, dailyUsage } from '../database/schema/usage.ts';

/** The day at a time in the time zone of an organisation, so that a working day is not split in two. */
export function usageDay(time: Date, timeZone: SQLWrapper = organizations.timeZone): SQL {
  return sql`(${time.toISOString()}::timestamptz AT TIME ZONE ${timeZone})::date`;
}

export async function recordAttendance(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${attendances} (organization_id, day, user_id)
    SELECT ${memberships.organizationId}, ${usageDay(now)}, ${memberships.userId}
    FROM ${memberships} JOIN ${organizations} ON ${organizations.id} = ${memberships.organizationId}
    WHERE ${membershipIs({ organizationId, userId })}
    ON CONFLICT DO NOTHING`);
}

export async function countCall(tx: Queryable, organizationId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${dailyUsage} (organization_id, day, calls)
    SELECT ${organizations.id}, ${usageDay(now)}, 1
    FROM ${organizations} WHERE ${organizations.id} = ${organizationId}::uuid
    ON CONFLICT (organization_id, day)
    DO UPDATE SET calls = coalesce(${dailyUsage.calls}, 0) + 1`);
}
