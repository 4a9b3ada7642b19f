import { and, asc, eq, exists, isNull } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { memberPlaceholders, membershipIs, type MemberRef } from '../../database/membership.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import {
  contracts,
  floors,
  memberships,
  organizations,
  organizationSignInRules,
} from '../../database/schema/organizations.ts';
import { sessionRules } from './sign-in-rule-store.ts';

const membershipQuery = preparedQuery((tx) =>
  tx
    .select({
      blockedAt: memberships.blockedAt,
      organizationBlockedAt: organizations.blockedAt,
      ...sessionRules,
    })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .leftJoin(
      organizationSignInRules,
      eq(organizationSignInRules.organizationId, memberships.organizationId),
    )
    .where(membershipIs(memberPlaceholders))
    .prepare('find membership for sign-in'),
);

export async function findMembership(tx: Queryable, { organizationId, userId }: MemberRef) {
  const [row] = await membershipQuery(tx).execute({ organizationId, userId });
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
