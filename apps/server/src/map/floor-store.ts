import type { Language } from '@office/vocabulary';
import { and, asc, eq, inArray, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { FloorPlan } from '@office/world/floor-plan';
import type { Queryable } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { contracts, floors, memberships } from '../database/schema/organizations.ts';
import { scimGroupMembers, scimGroups } from '../database/schema/scim.ts';

/** The plan of a floor changes with `revision` or `version`. */
export interface FloorVersion {
  id: string;
  revision: number;
  version: number;
}

export interface FloorSummary extends FloorVersion {
  contractId: string;
  name: string;
  position: number;
  blockedAt: Date | null;
  contractBlockedAt: Date | null;
  draftVersion: number;
}

export interface FloorRow extends FloorSummary {
  plan: FloorPlan;
}

const summary = {
  id: floors.id,
  contractId: floors.contractId,
  name: floors.name,
  position: floors.position,
  blockedAt: floors.blockedAt,
  contractBlockedAt: contracts.blockedAt,
  revision: floors.revision,
  draftVersion: floors.draftVersion,
  version: floors.version,
};

const floor = { ...summary, plan: floors.plan };

interface FloorOfOrganization {
  floorId: string;
  organizationId: string;
}

export async function findFloor(
  tx: Queryable,
  where: FloorOfOrganization,
): Promise<FloorRow | null> {
  const [row] = await tx
    .select(floor)
    .from(floors)
    .innerJoin(contracts, eq(contracts.id, floors.contractId))
    .where(isFloorOf(where));
  return row ?? null;
}

const floorSummaryQuery = preparedQuery((tx) =>
  tx
    .select(summary)
    .from(floors)
    .innerJoin(contracts, eq(contracts.id, floors.contractId))
    .where(
      isFloorOf({
        floorId: sql.placeholder('floorId'),
        organizationId: sql.placeholder('organizationId'),
      }),
    )
    .prepare('find floor summary'),
);

export async function findFloorSummary(
  tx: Queryable,
  { floorId, organizationId }: FloorOfOrganization,
): Promise<FloorSummary | null> {
  const [row] = await floorSummaryQuery(tx).execute({ floorId, organizationId });
  return row ?? null;
}

function isFloorOf({
  floorId,
  organizationId,
}: FloorOfOrganization | { floorId: SQLWrapper; organizationId: SQLWrapper }) {
  return and(eq(floors.id, floorId), eq(contracts.organizationId, organizationId));
}

export async function findOpenFloors(tx: Queryable, organizationId: string): Promise<FloorRow[]> {
  return tx
    .select(floor)
    .from(floors)
    .innerJoin(contracts, eq(contracts.id, floors.contractId))
    .where(isOpenIn(organizationId))
    .orderBy(...floorOrder);
}

export interface OpenFloor extends FloorVersion {
  contractId: string;
  name: string;
  officeName: string;
}

/** Returns the open floors without their plans. */
export async function findOpenFloorSummaries(
  tx: Queryable,
  organizationId: string,
): Promise<OpenFloor[]> {
  const { id, contractId, name, revision, version } = floor;
  return tx
    .select({ id, contractId, name, revision, version, officeName: contracts.name })
    .from(floors)
    .innerJoin(contracts, eq(contracts.id, floors.contractId))
    .where(isOpenIn(organizationId))
    .orderBy(...floorOrder);
}

/** Returns the open floor of the member's first group with a floor, by name. */
export async function findHomeFloorId(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
): Promise<string | null> {
  const [row] = await tx
    .select({ id: floors.id })
    .from(scimGroupMembers)
    .innerJoin(scimGroups, eq(scimGroups.id, scimGroupMembers.groupId))
    .innerJoin(floors, eq(floors.id, scimGroups.floorId))
    .innerJoin(contracts, eq(contracts.id, floors.contractId))
    .where(and(eq(scimGroupMembers.userId, userId), isOpenIn(organizationId)))
    .orderBy(asc(scimGroups.displayName), asc(scimGroups.id))
    .limit(1);
  return row?.id ?? null;
}

const isOpenIn = (organizationId: string) =>
  and(
    eq(contracts.organizationId, organizationId),
    isNull(contracts.blockedAt),
    isNull(floors.blockedAt),
  );

const floorOrder = [
  asc(contracts.position),
  asc(contracts.id),
  asc(floors.position),
  asc(floors.id),
];

export async function findFloorById(
  tx: Queryable,
  floorId: string,
): Promise<{ floor: FloorRow; organizationId: string } | null> {
  const [row] = await tx
    .select({ floor, organizationId: contracts.organizationId })
    .from(floors)
    .innerJoin(contracts, eq(contracts.id, floors.contractId))
    .where(eq(floors.id, floorId));
  return row ?? null;
}

export async function findFloorPlans(
  tx: Queryable,
  floorIds: readonly string[],
): Promise<Map<string, FloorPlan>> {
  if (floorIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: floors.id, plan: floors.plan })
    .from(floors)
    .where(inArray(floors.id, [...floorIds]));
  return new Map(rows.map(({ id, plan }) => [id, plan]));
}

export interface PlanFigures {
  name: FloorPlan['name'];
  /** Seats that can be assigned to members. */
  seatCount: number;
}

/** Returns figures from the plans of floors. */
export async function findPlanFigures(
  tx: Queryable,
  floorIds: readonly string[],
): Promise<Map<string, PlanFigures>> {
  if (floorIds.length === 0) return new Map();
  const rows = await tx
    .select({
      id: floors.id,
      name: sql<FloorPlan['name']>`${floors.plan}->'name'`,
      seatCount: sql<number>`jsonb_array_length(
        jsonb_path_query_array(${floors.plan}, '$.seats[*] ? (@.kind == "DESK")'))`,
    })
    .from(floors)
    .where(inArray(floors.id, [...floorIds]));
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

/** @param floorId only this floor */
export async function findContractFloors(
  tx: Queryable,
  { contractId, floorId }: { contractId: string; floorId?: string | undefined },
): Promise<FloorSummary[]> {
  return tx
    .select(summary)
    .from(floors)
    .innerJoin(contracts, eq(contracts.id, floors.contractId))
    .where(and(eq(floors.contractId, contractId), floorId ? eq(floors.id, floorId) : undefined))
    .orderBy(asc(floors.position), asc(floors.id));
}

export interface ContractRow {
  id: string;
  name: string;
  names: Record<Language, string> | null;
  position: number;
  blockedAt: Date | null;
}

const contract = {
  id: contracts.id,
  name: contracts.name,
  names: contracts.names,
  position: contracts.position,
  blockedAt: contracts.blockedAt,
};

export async function findContract(
  tx: Queryable,
  where: { contractId: string; organizationId: string },
): Promise<ContractRow | null> {
  const [row] = await tx
    .select(contract)
    .from(contracts)
    .where(
      and(eq(contracts.id, where.contractId), eq(contracts.organizationId, where.organizationId)),
    );
  return row ?? null;
}

export async function findContracts(tx: Queryable, organizationId: string): Promise<ContractRow[]> {
  return tx
    .select(contract)
    .from(contracts)
    .where(eq(contracts.organizationId, organizationId))
    .orderBy(asc(contracts.position), asc(contracts.id));
}

/** Returns floors without their plans, with the number of members on each. */
export async function findFloorsWithPeople(
  tx: Queryable,
  contractIds: readonly string[],
): Promise<(FloorSummary & { presentCount: number })[]> {
  if (contractIds.length === 0) return [];
  return tx
    .select({
      ...summary,
      presentCount: sql<number>`(select count(*)::int from ${memberships}
        where ${memberships.floorId} = ${floors.id})`,
    })
    .from(floors)
    .innerJoin(contracts, eq(contracts.id, floors.contractId))
    .where(inArray(floors.contractId, [...contractIds]))
    .orderBy(asc(floors.position), asc(floors.id));
}
