import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import { contracts, floors } from '../../database/schema/organizations.ts';
import { sessions } from '../../database/schema/sign-in.ts';

export type ContractRow = typeof contracts.$inferSelect;

const contractIs = (where: { organizationId: string; contractId: string }) =>
  and(eq(contracts.id, where.contractId), eq(contracts.organizationId, where.organizationId));

export async function lockContractOf(
  tx: Queryable,
  where: { organizationId: string; contractId: string },
): Promise<ContractRow | null> {
  const [row] = await tx.select().from(contracts).where(contractIs(where)).for('no key update');
  return row ?? null;
}

export async function findContractOf(
  tx: Queryable,
  where: { organizationId: string; contractId: string },
): Promise<ContractRow | null> {
  const [row] = await tx.select().from(contracts).where(contractIs(where));
  return row ?? null;
}

export function listContracts(tx: Queryable, organizationId: string, page: PageRequest) {
  const query = tx
    .select()
    .from(contracts)
    .where(eq(contracts.organizationId, organizationId))
    .$dynamic();
  return findPage(tx, query, [asc(contracts.position), asc(contracts.id)], page);
}

export async function nextPosition(tx: Queryable, organizationId: string): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number | null>`max(${contracts.position})` })
    .from(contracts)
    .where(eq(contracts.organizationId, organizationId));
  return (row?.last ?? -1) + 1;
}

export async function saveContract(
  tx: Queryable,
  contractId: string,
  change: Partial<ContractRow>,
): Promise<void> {
  await tx.update(contracts).set(change).where(eq(contracts.id, contractId));
}

export function listFloorNames(tx: Queryable, contractId: string) {
  return tx
    .select({
      id: floors.id,
      name: floors.name,
      planName: sql<{ ja: string; en: string }>`${floors.plan} -> 'name'`,
      blockedAt: floors.blockedAt,
    })
    .from(floors)
    .where(eq(floors.contractId, contractId))
    .orderBy(asc(floors.position), asc(floors.id));
}

/** Counts people with an open session in a contract that was used since the given time. */
export async function countSignedIn(
  tx: Queryable,
  { contractId, since }: { contractId: string; since: Date },
): Promise<number> {
  const [row] = await tx
    .select({ people: sql<number>`count(distinct ${sessions.userId})::int` })
    .from(sessions)
    .where(
      and(
        eq(sessions.contractId, contractId),
        isNull(sessions.endedAt),
        gt(sessions.lastUsedAt, since),
      ),
    );
  return row?.people ?? 0;
}
