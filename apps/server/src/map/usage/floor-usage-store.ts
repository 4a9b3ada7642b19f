import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { contracts, floors, organizations } from '../../database/schema/organizations.ts';
import { floorUsage } from '../../database/schema/usage.ts';
import { usageDay } from '../../people/usage.ts';

export interface PlaceUsage {
  place: string;
  personMinutes: number;
  people: bigint;
}

/** Adds a minute of use to the current week. Does nothing for a deleted floor. */
export async function addFloorUsage(
  tx: Queryable,
  { floorId, now, places }: { floorId: string; now: Date; places: readonly PlaceUsage[] },
): Promise<void> {
  const rows = places.map(({ people, ...place }) => ({ ...place, people: String(people) }));
  await tx.execute(sql`
    INSERT INTO ${floorUsage} (floor_id, week, place, occupied_minutes, person_minutes, people)
    SELECT ${floors.id}, date_trunc('week', ${usageDay(now)})::date, used.place, 1,
      used."personMinutes", used.people
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS used(place text, "personMinutes" int, people bigint)
    CROSS JOIN ${floors}
    JOIN ${contracts} ON ${eq(contracts.id, floors.contractId)}
    JOIN ${organizations} ON ${eq(organizations.id, contracts.organizationId)}
    WHERE ${eq(floors.id, floorId)}
    ON CONFLICT (floor_id, week, place) DO UPDATE SET
      occupied_minutes = ${floorUsage.occupiedMinutes} + 1,
      person_minutes = ${floorUsage.personMinutes} + excluded.person_minutes,
      people = ${floorUsage.people} | excluded.people`);
}

export async function deleteFloorUsage(tx: Queryable, before: Date): Promise<number> {
  const day = before.toISOString().slice(0, 10);
  const { rowCount } = await tx.delete(floorUsage).where(lt(floorUsage.week, day));
  return rowCount ?? 0;
}
