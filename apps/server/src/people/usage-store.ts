import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { membershipIs, type MemberRef } from '../database/membership.ts';
import { memberships } from '../database/schema/organizations.ts';
import { attendances, dailyUsage } from '../database/schema/usage.ts';

/** Usage is counted per day in the product's home time zone, so that a working day is not split in two. */
export const usageTimeZone = 'Asia/Tokyo';

export function usageDay(time: Date): SQL {
  return sql`(${time.toISOString()}::timestamptz AT TIME ZONE ${sql.raw(`'${usageTimeZone}'`)})::date`;
}

export async function recordAttendance(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${attendances} (organization_id, day, user_id)
    SELECT ${memberships.organizationId}, ${usageDay(now)}, ${memberships.userId}
    FROM ${memberships} WHERE ${membershipIs({ organizationId, userId })}
    ON CONFLICT DO NOTHING`);
}

export async function countCall(tx: Queryable, organizationId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${dailyUsage} (organization_id, day, calls)
    VALUES (${organizationId}::uuid, ${usageDay(now)}, 1)
    ON CONFLICT (organization_id, day)
    DO UPDATE SET calls = coalesce(${dailyUsage.calls}, 0) + 1`);
}
