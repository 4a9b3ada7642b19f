import { and, eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { newAccessUntil } from '../database/guest-access.ts';
import { membershipIs, nextMembershipVersion, type MemberRef } from '../database/membership.ts';
import { contracts, floors, memberships, organizations } from '../database/schema/organizations.ts';
import { erasures } from '../database/schema/personal-data.ts';

export async function insertOrganization(
  tx: Queryable,
  organization: typeof organizations.$inferInsert,
): Promise<string> {
  const [row] = await tx
    .insert(organizations)
    .values(organization)
    .returning({ id: organizations.id });
  return row!.id;
}

export async function insertContract(
  tx: Queryable,
  contract: typeof contracts.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(contracts).values(contract).returning({ id: contracts.id });
  return row!.id;
}

export async function insertFloor(
  tx: Queryable,
  floor: Omit<typeof floors.$inferInsert, 'position'> & { position?: number | SQL<number> },
): Promise<string> {
  const [row] = await tx.insert(floors).values(floor).returning({ id: floors.id });
  return row!.id;
}

export async function updateRoles(
  tx: Queryable,
  member: { organizationId: string; userId: string },
  roles: Pick<typeof memberships.$inferSelect, 'role' | 'adminRole'>,
): Promise<void> {
  await tx
    .update(memberships)
    .set({
      ...roles,
      accessUntil: roles.role === 'GUEST' ? newAccessUntil(member.organizationId) : null,
      version: nextMembershipVersion,
    })
    .where(membershipIs(member));
}

export async function setMemberBlock(
  tx: Queryable,
  member: { organizationId: string; userId: string },
  blockedAt: Date | null,
): Promise<boolean> {
  const rows = await tx
    .update(memberships)
    .set({ blockedAt, version: nextMembershipVersion })
    .where(membershipIs(member))
    .returning({ userId: memberships.userId });
  return rows.length > 0;
}

export async function setOrganizationBlock(
  tx: Queryable,
  organizationId: string,
  blockedAt: Date | null,
): Promise<boolean> {
  const rows = await tx
    .update(organizations)
    .set({ blockedAt })
    .where(eq(organizations.id, organizationId))
    .returning({ id: organizations.id });
  return rows.length > 0;
}

export async function setContractBlock(
  tx: Queryable,
  contractId: string,
  blockedAt: Date | null,
): Promise<string | null> {
  const [row] = await tx
    .update(contracts)
    .set({ blockedAt })
    .where(eq(contracts.id, contractId))
    .returning({ organizationId: contracts.organizationId });
  return row?.organizationId ?? null;
}

export async function setFloorBlock(
  tx: Queryable,
  floorId: string,
  blockedAt: Date | null,
): Promise<string | null> {
  const [floor] = await tx
    .update(floors)
    .set({ blockedAt })
    .where(eq(floors.id, floorId))
    .returning({ contractId: floors.contractId });
  return floor ? organizationOfContract(tx, floor.contractId) : null;
}

export async function organizationOfContract(
  tx: Queryable,
  contractId: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ organizationId: contracts.organizationId })
    .from(contracts)
    .where(eq(contracts.id, contractId));
  return row?.organizationId ?? null;
}

export async function isErasurePending(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
): Promise<boolean> {
  const isOf = and(eq(erasures.organizationId, organizationId), eq(erasures.userId, userId));
  return (await tx.$count(erasures, isOf)) > 0;
}
