import { eq } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { organizations } from './schema/organizations.ts';

/** Locks an organisation to enforce its limits. Lock persons and members before, to avoid deadlocks. */
export async function lockOrganization(tx: Queryable, organizationId: string): Promise<void> {
  await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('no key update');
}
