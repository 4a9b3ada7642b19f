import { eq } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { organizations } from './schema/organizations.ts';

/**
 * Lets one transaction at a time add to what an organisation has a limit of. One that locks a person or a member, too,
 * does so first.
 */
export async function lockOrganization(tx: Queryable, organizationId: string): Promise<void> {
  await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('no key update');
}
