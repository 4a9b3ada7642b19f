import { and, eq, gte, inArray, like, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { organizations } from '../../database/schema/organizations.ts';
import { floorUsage } from '../../database/schema/usage.ts';
import type { PlaceKind } from '../../map/usage/floor-places.ts';
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

const isLargeGroup = sql`bit_count(${floorUsage.people}::bit(64)) >= ${groupSize}`;

/** Returns the use per place, without the weeks in which fewer than `groupSize` people were there. */
export async function findPlaceUsage(
  tx: Queryable,
  { floorIds, kind, from }: { floorIds: readonly string[]; kind: PlaceKind; from: string },
) {
  const { floorId, place, occupiedMinutes, personMinutes, week } = floorUsage;
  return tx
    .select({
      floorId,
      place,
      occupiedMinutes: sum(occupiedMinutes).mapWith(Number),
      personMinutes: sum(personMinutes).mapWith(Number),
    })
    .from(floorUsage)
    .where(
      and(inArray(floorId, [...floorIds]), gte(week, from), like(place, `${kind}:%`), isLargeGroup),
    )
    .groupBy(floorId, place);
}
