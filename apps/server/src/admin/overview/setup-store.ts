import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { isPerson } from '../../database/membership.ts';
import { invitations } from '../../database/schema/invitations.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { memberships, organizations } from '../../database/schema/organizations.ts';

export async function findSetupState(tx: Queryable, organizationId: string) {
  const [row] = await tx
    .select({
      createdAt: organizations.createdAt,
      closedAt: organizations.setupClosedAt,
      logo: organizations.avatarKey,
    })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row ?? null;
}

/** Whether there is an invitation, or a second member. */
export async function hasInvited(tx: Queryable, organizationId: string): Promise<boolean> {
  const invited = await tx.$count(invitations, eq(invitations.organizationId, organizationId));
  if (invited > 0) return true;
  const isMember = and(eq(memberships.organizationId, organizationId), isPerson);
  return (await tx.$count(memberships, isMember)) > 1;
}

export async function hasNotified(tx: Queryable, organizationId: string): Promise<boolean> {
  const sent = and(
    eq(notifications.organizationId, organizationId),
    isNotNull(notifications.authorId),
    isNotNull(notifications.publishedAt),
  );
  return (await tx.$count(notifications, sent)) > 0;
}

/** Returns false if the checklist was closed before. */
export async function saveSetupClosed(
  tx: Queryable,
  organizationId: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(organizations)
    .set({ setupClosedAt: now })
    .where(and(eq(organizations.id, organizationId), isNull(organizations.setupClosedAt)))
    .returning({ id: organizations.id });
  return rows.length > 0;
}
