import type { FloorPlan } from '@office/world/floor-plan';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { contracts, floors } from '../../database/schema/organizations.ts';

export interface VoiceZone {
  id: string;
  kind: 'VOICE' | 'MEETING';
  name: FloorPlan['name'];
}

export async function findVoiceZones(
  tx: Queryable,
  where: { organizationId: string; floorId?: string },
): Promise<{ floorId: string; zones: VoiceZone[] }[]> {
  return tx
    .select({
      floorId: floors.id,
      zones: sql<VoiceZone[]>`jsonb_path_query_array(
        ${floors.plan}, '$.zones[*] ? (@.kind == "VOICE" || @.kind == "MEETING")')`,
    })
    .from(floors)
    .innerJoin(contracts, eq(contracts.id, floors.contractId))
    .where(
      and(
        eq(contracts.organizationId, where.organizationId),
        where.floorId ? eq(floors.id, where.floorId) : undefined,
        isNull(contracts.blockedAt),
        isNull(floors.blockedAt),
      ),
    )
    .orderBy(asc(contracts.position), asc(contracts.id), asc(floors.position), asc(floors.id));
}
