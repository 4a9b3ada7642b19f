import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { organizations } from '../database/schema/organizations.ts';

export interface InvitingOrganization {
  id: string;
  name: string;
  avatarKey: string | null;
  blockedAt: Date | null;
}

export async function findInvitingOrganization(
  tx: Queryable,
  organizationId: string,
): Promise<InvitingOrganization | null> {
  const [row] = await tx
    .select({
      id: organizations.id,
      name: organizations.name,
      avatarKey: organizations.avatarKey,
      blockedAt: organizations.blockedAt,
    })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row ?? null;
}
