import { and, eq, inArray, or } from 'drizzle-orm';
import type { MemberRef } from '../database/membership.ts';
import type { Queryable } from '../database/database.ts';
import { engagements } from '../database/schema/engagements.ts';

export type Engagement = Pick<typeof engagements.$inferSelect, 'kind' | 'reference'>;

const memberIs = ({ organizationId, userId }: MemberRef) =>
  and(eq(engagements.organizationId, organizationId), eq(engagements.userId, userId));

const engagementIs = ({ kind, reference }: Engagement) =>
  and(eq(engagements.kind, kind), eq(engagements.reference, reference));

export async function addEngagement(
  tx: Queryable,
  member: MemberRef,
  engagement: Engagement,
): Promise<boolean> {
  return (await addEngagements(tx, [member], engagement)).length > 0;
}

/** Returns the members whose engagement is new. */
export async function addEngagements(
  tx: Queryable,
  members: readonly MemberRef[],
  { kind, reference }: Engagement,
): Promise<MemberRef[]> {
  if (members.length === 0) return [];
  const inserted = { organizationId: engagements.organizationId, userId: engagements.userId };
  return tx
    .insert(engagements)
    .values(
      members.map(({ organizationId, userId }) => ({ organizationId, userId, kind, reference })),
    )
    .onConflictDoNothing()
    .returning(inserted);
}

export async function endEngagement(
  tx: Queryable,
  member: MemberRef,
  engagement: Engagement,
): Promise<void> {
  await tx.delete(engagements).where(and(memberIs(member), engagementIs(engagement)));
}

export async function endEngagements(tx: Queryable, member: MemberRef): Promise<void> {
  await tx.delete(engagements).where(memberIs(member));
}

export async function closeEngagement(
  tx: Queryable,
  organizationId: string,
  ...ended: readonly Engagement[]
): Promise<MemberRef[]> {
  return tx
    .delete(engagements)
    .where(and(eq(engagements.organizationId, organizationId), or(...ended.map(engagementIs))))
    .returning({ organizationId: engagements.organizationId, userId: engagements.userId });
}

export async function findEngagements(
  tx: Queryable,
  where: { organizationId: string; kind: Engagement['kind']; references: readonly string[] },
): Promise<{ userId: string; reference: string }[]> {
  if (where.references.length === 0) return [];
  const { organizationId, userId, kind, reference } = engagements;
  return tx
    .select({ userId, reference })
    .from(engagements)
    .where(
      and(
        eq(organizationId, where.organizationId),
        eq(kind, where.kind),
        inArray(reference, [...where.references]),
      ),
    );
}
