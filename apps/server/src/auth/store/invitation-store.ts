import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { invitations } from '../../database/schema/invitations.ts';
import { organizations } from '../../database/schema/organizations.ts';

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

export async function findInvitation(
  tx: Queryable,
  invitationId: string,
): Promise<{ name: string | null; nameLatin: string | null; department: string | null } | null> {
  const [row] = await tx
    .select({
      name: invitations.name,
      nameLatin: invitations.nameLatin,
      department: invitations.department,
    })
    .from(invitations)
    .where(eq(invitations.id, invitationId));
  return row ?? null;
}

export async function markAccepted(tx: Queryable, invitationId: string, at: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ acceptedAt: at })
    .where(and(eq(invitations.id, invitationId), isNull(invitations.acceptedAt)));
}
