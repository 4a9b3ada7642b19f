import { and, asc, eq, exists, isNull } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { membershipIs } from '../../database/membership.ts';
import {
  contracts,
  floors,
  memberships,
  organizations,
} from '../../database/schema/organizations.ts';

export async function findMembership(
  tx: Queryable,
  where: { userId: string; organizationId: string },
): Promise<{ blockedAt: Date | null; organizationBlockedAt: Date | null } | null> {
  const [row] = await tx
    .select({
      blockedAt: memberships.blockedAt,
      organizationBlockedAt: organizations.blockedAt,
    })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(membershipIs(where));
  return row ?? null;
}

/** Returns the contracts with an open floor. With a lock, two users cannot take the last login. */
export async function findOpenContracts(
  tx: Queryable,
  organizationId: string,
  { lock }: { lock: boolean } = { lock: false },
): Promise<{ id: string; loginUserLimit: number }[]> {
  const query = tx
    .select({ id: contracts.id, loginUserLimit: contracts.loginUserLimit })
    .from(contracts)
    .where(
      and(
        eq(contracts.organizationId, organizationId),
        isNull(contracts.blockedAt),
        exists(
          tx
            .select({ id: floors.id })
            .from(floors)
            .where(and(eq(floors.contractId, contracts.id), isNull(floors.blockedAt))),
        ),
      ),
    )
    .orderBy(asc(contracts.position), asc(contracts.id));
  return lock ? query.for('no key update', { of: contracts }) : query;
}

/** Counts blocked contracts too. */
export async function hasContract(tx: Queryable, organizationId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: contracts.id })
    .from(contracts)
    .where(eq(contracts.organizationId, organizationId))
    .limit(1);
  return rows.length > 0;
}

export async function findLoginContract(
  tx: Queryable,
  contractId: string,
  { lock }: { lock: boolean } = { lock: false },
): Promise<{ id: string; loginUserLimit: number } | null> {
  const query = tx
    .select({ id: contracts.id, loginUserLimit: contracts.loginUserLimit })
    .from(contracts)
    .where(eq(contracts.id, contractId));
  const [row] = await (lock ? query.for('no key update') : query);
  return row ?? null;
}
