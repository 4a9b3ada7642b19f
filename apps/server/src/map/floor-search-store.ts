import type { FloorPlan } from '@office/world/floor-plan';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { contracts, floors } from '../database/schema/organizations.ts';

type Names = FloorPlan['name'];

export async function findNamedFloors(tx: Queryable, organizationId: string) {
  return tx
    .select({
      id: floors.id,
      name: floors.name,
      planName: sql<Names>`${floors.plan} -> 'name'`,
      office: { name: contracts.name, names: contracts.names },
      meetingRooms: sql<{ id: string; name: Names }[]>`jsonb_path_query_array(
        ${floors.plan}, '$.zones[*] ? (@.kind == "MEETING")')`,
    })
    .from(floors)
    .innerJoin(contracts, eq(contracts.id, floors.contractId))
    .where(
      and(
        eq(contracts.organizationId, organizationId),
        isNull(contracts.blockedAt),
        isNull(floors.blockedAt),
      ),
    )
    .orderBy(asc(contracts.position), asc(contracts.id), asc(floors.position), asc(floors.id));
}
