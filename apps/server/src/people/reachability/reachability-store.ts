import type { WorkingHours } from '@office/vocabulary';
import { and, asc, eq, lte, or, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { membershipIs, notBlocked, type MemberRef } from '../../database/membership.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { memberReachability } from '../../database/schema/reachability.ts';

const { statusEmoji, statusEndsAt, quietUntil, workingHours } = memberReachability;

export type ReachabilityRow = typeof memberReachability.$inferSelect;

export interface ReachabilityChange {
  statusEmoji?: string | null;
  statusText?: string | null;
  statusEndsAt?: Date | null;
  quietUntil?: Date | null;
  workingHours?: WorkingHours | null;
}

export function listReachabilityRows(
  tx: Queryable,
  organizationId: string,
  now: Date,
): Promise<ReachabilityRow[]> {
  const hasStatusLine = and(
    isNotNull(statusEmoji),
    or(isNull(statusEndsAt), gt(statusEndsAt, now)),
  );
  return tx
    .select({
      organizationId: memberReachability.organizationId,
      userId: memberReachability.userId,
      statusEmoji,
      statusText: memberReachability.statusText,
      statusEndsAt,
      quietUntil,
      workingHours,
    })
    .from(memberReachability)
    .innerJoin(memberships, membershipIs(memberReachability))
    .where(
      and(
        eq(memberReachability.organizationId, organizationId),
        notBlocked(),
        or(hasStatusLine, gt(quietUntil, now), isNotNull(workingHours)),
      ),
    );
}

export async function saveReachability(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
  change: ReachabilityChange,
): Promise<ReachabilityRow> {
  const [row] = await tx
    .insert(memberReachability)
    .values({ organizationId, userId, ...change })
    .onConflictDoUpdate({
      target: [memberReachability.organizationId, memberReachability.userId],
      set: change,
    })
    .returning();
  return row!;
}

/** Clears the earliest ended status line that no other process is clearing, and returns the row. */
export async function takeEndedStatusLine(
  tx: Queryable,
  now: Date,
): Promise<ReachabilityRow | null> {
  const [ended] = await tx
    .select()
    .from(memberReachability)
    .where(lte(statusEndsAt, now))
    .orderBy(asc(statusEndsAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!ended) return null;
  return saveReachability(tx, ended, { statusEmoji: null, statusText: null, statusEndsAt: null });
}
