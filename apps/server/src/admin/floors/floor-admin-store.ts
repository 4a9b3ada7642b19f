import { floorAuthor, type FloorAuthorRow } from './plan-store.ts';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { FloorPlan } from '@office/world/floor-plan';
import type { Queryable, Transaction } from '../../database/database.ts';
import type { OrderedRows } from '../../database/ordered-rows.ts';
import { floorDrafts } from '../../database/schema/floor-plans.ts';
import { contracts, floors, memberships, seats } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';

export interface FloorSummaryRow {
  id: string;
  contractId: string;
  name: string;
  planName: FloorPlan['name'];
  position: number;
  blockedAt: Date | null;
  version: number;
  width: number;
  depth: number;
  seatCount: number;
  takenSeatCount: number;
  roomCount: number;
  presentCount: number;
  revision: number;
  publishedAt: Date;
  draftVersion: number;
  draft: {
    baseRevision: number;
    updatedAt: Date;
    updatedBy: FloorAuthorRow | null;
  } | null;
}

const countOf = (path: string): SQL<number> =>
  sql<number>`jsonb_array_length(jsonb_path_query_array(${floors.plan}, ${path}::jsonpath))`;

export async function findFloorSummaries(
  tx: Queryable,
  where: { organizationId: string; floorId?: string },
): Promise<FloorSummaryRow[]> {
  const rows = await tx
    .select({
      id: floors.id,
      contractId: floors.contractId,
      name: floors.name,
      planName: sql<FloorPlan['name']>`${floors.plan}->'name'`,
      position: floors.position,
      blockedAt: floors.blockedAt,
      version: floors.version,
      width: sql<number>`(${floors.plan}->'size'->>'width')::float8`,
      depth: sql<number>`(${floors.plan}->'size'->>'depth')::float8`,
      seatCount: countOf('$.seats[*] ? (@.kind == "DESK")'),
      takenSeatCount: sql<number>`(SELECT count(*)::int FROM ${seats}
        WHERE ${seats.floorId} = ${floors.id})`,
      roomCount: countOf('$.zones[*] ? (@.kind == "MEETING")'),
      presentCount: sql<number>`(SELECT count(*)::int FROM ${memberships}
        WHERE ${memberships.floorId} = ${floors.id})`,
      revision: floors.revision,
      publishedAt: floors.publishedAt,
      draftVersion: floors.draftVersion,
      baseRevision: floorDrafts.baseRevision,
      draftUpdatedAt: floorDrafts.updatedAt,
      draftUpdatedBy: floorAuthor,
    })
    .from(floors)
    .innerJoin(contracts, eq(contracts.id, floors.contractId))
    .leftJoin(floorDrafts, eq(floorDrafts.floorId, floors.id))
    .leftJoin(users, eq(users.id, floorDrafts.updatedBy))
    .where(
      and(
        eq(contracts.organizationId, where.organizationId),
        where.floorId ? eq(floors.id, where.floorId) : undefined,
      ),
    )
    .orderBy(asc(contracts.position), asc(contracts.id), asc(floors.position), asc(floors.id));
  return rows.map(({ baseRevision, draftUpdatedAt, draftUpdatedBy, ...row }) => ({
    ...row,
    draft:
      baseRevision !== null && draftUpdatedAt
        ? { baseRevision, updatedAt: draftUpdatedAt, updatedBy: draftUpdatedBy }
        : null,
  }));
}

export async function lockContractFloors(
  tx: Transaction,
  where: { organizationId: string; contractId: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: contracts.id })
    .from(contracts)
    .where(
      and(eq(contracts.id, where.contractId), eq(contracts.organizationId, where.organizationId)),
    )
    .for('no key update');
  return rows.length > 0;
}

export const floorsInOrder: OrderedRows = { table: floors, group: floors.contractId };

export function findFloorIds(tx: Queryable, contractId: string): Promise<{ id: string }[]> {
  return tx
    .select({ id: floors.id })
    .from(floors)
    .where(eq(floors.contractId, contractId))
    .orderBy(asc(floors.position), asc(floors.id));
}

/** Changes a floor if its version matches. Without a version the change always applies. */
export async function changeFloor(
  tx: Queryable,
  where: { floorId: string; version?: number | undefined },
  change: { name?: string; planName?: FloorPlan['name']; blockedAt?: Date | null },
  now: Date,
): Promise<boolean> {
  const { planName, ...columns } = change;
  const rows = await tx
    .update(floors)
    .set({
      ...columns,
      ...(planName && {
        plan: sql`jsonb_set(${floors.plan}, '{name}', ${JSON.stringify(planName)}::jsonb)`,
      }),
      version: sql`${floors.version} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        eq(floors.id, where.floorId),
        where.version === undefined ? undefined : eq(floors.version, where.version),
      ),
    )
    .returning({ id: floors.id });
  return rows.length > 0;
}

export async function deleteFloor(
  tx: Queryable,
  where: { floorId: string; version: number },
): Promise<boolean> {
  const rows = await tx
    .delete(floors)
    .where(and(eq(floors.id, where.floorId), eq(floors.version, where.version)))
    .returning({ id: floors.id });
  return rows.length > 0;
}
