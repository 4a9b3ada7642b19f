import { and, eq, lte, not } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/database.ts';
import { files } from '../../database/schema/files.ts';
import { organizationDeletions } from '../../database/schema/organization-deletions.ts';
import { organizations } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';
import { isOrganizationHeld } from '../../legal-holds/held-content.ts';

const { organizationId: idColumn, deletesAt } = organizationDeletions;

export async function findDeletion(tx: Queryable, organizationId: string) {
  const [row] = await tx
    .select({
      requestedAt: organizationDeletions.requestedAt,
      requestedBy: users.nameKanji,
      deletesAt,
    })
    .from(organizationDeletions)
    .leftJoin(users, eq(users.id, organizationDeletions.requestedBy))
    .where(eq(idColumn, organizationId));
  return row ?? null;
}

/** Returns false if a deletion is scheduled already. */
export async function insertDeletion(
  tx: Queryable,
  deletion: typeof organizationDeletions.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(organizationDeletions)
    .values(deletion)
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Returns false if no deletion is scheduled. */
export async function removeDeletion(tx: Queryable, organizationId: string): Promise<boolean> {
  const { rowCount } = await tx.delete(organizationDeletions).where(eq(idColumn, organizationId));
  return rowCount === 1;
}

/** Locks a due deletion that no other process is working on. A legal hold delays the deletion. */
export async function lockDueDeletion(
  tx: Transaction,
  now: Date,
): Promise<{ id: string; name: string } | null> {
  const [row] = await tx
    .select({ id: organizations.id, name: organizations.name })
    .from(organizationDeletions)
    .innerJoin(organizations, eq(organizations.id, idColumn))
    .where(and(lte(deletesAt, now), not(isOrganizationHeld(idColumn))))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

/** Keeps the records of the files, so that the clean-up of files without a reference removes their bytes. */
export async function deleteOrganization(tx: Transaction, organizationId: string): Promise<void> {
  await tx
    .update(files)
    .set({ organizationId: null })
    .where(eq(files.organizationId, organizationId));
  await tx.delete(organizations).where(eq(organizations.id, organizationId));
}
