import { and, eq, gte, isNull, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { contracts, floors, organizations } from '../../database/schema/organizations.ts';
import { floorUsage } from '../../database/schema/usage.ts';
import { usageDay } from '../../people/usage.ts';

/** Number of people below which values are not shown. */
export const groupSize = 5;

/** Range of `weeks` weeks, which start on Monday, until today. */
export async function findRange(
  tx: Queryable,
  organizationId: string,
  { weeks, now }: { weeks: number; now: Date },
): Promise<{ timeZone: string; from: string; to: string }> {
  const [row] = await tx
    .select({
      timeZone: organizations.timeZone,
      from: sql<string>`to_char(date_trunc('week', ${usageDay(now)}) - make_interval(weeks => ${weeks - 1}), 'YYYY-MM-DD')`,
      to: sql<string>`to_char(${usageDay(now)}, 'YYYY-MM-DD')`,
    })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row!;
}

export async function findFloorPlans(tx: Queryable, organizationId: string) {
  return tx
    .select({ id: floors.id, name: floors.name, plan: floors.plan })
    .from(floors)
    .innerJoin(contracts, eq(contracts.id, floors.contractId))
    .where(
      and(
        eq(contracts.organizationId, organizationId),
        isNull(contracts.blockedAt),
        isNull(floors.blockedAt),
      ),
    )
    .orderBy(contracts.position, floors.position, floors.id);
}

/** Returns the use per place, without the weeks in which fewer than `groupSize` people were there. */
export async function findPlaceUsage(
  tx: Queryable,
  floorId: string,
  from: string,
): Promise<{ place: string; occupiedMinutes: number; personMinutes: number }[]> {
  const { place, occupiedMinutes, personMinutes, people, week } = floorUsage;
  return tx
    .select({
      place,
      occupiedMinutes: sum(occupiedMinutes).mapWith(Number),
      personMinutes: sum(personMinutes).mapWith(Number),
    })
    .from(floorUsage)
    .where(
      and(
        eq(floorUsage.floorId, floorId),
        gte(week, from),
        sql`bit_count(${people}::bit(64)) >= ${groupSize}`,
      ),
    )
    .groupBy(place);
}
