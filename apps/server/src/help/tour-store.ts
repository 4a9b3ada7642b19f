import { tourSteps, type TourStep } from '@office/vocabulary';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import type { MemberRef } from '../database/membership.ts';
import { helpTours } from '../database/schema/tours.ts';

type TourRow = Pick<typeof helpTours.$inferSelect, 'status' | 'done'>;

const isOf = ({ organizationId, userId }: MemberRef) =>
  and(eq(helpTours.organizationId, organizationId), eq(helpTours.userId, userId));

export async function findTour(tx: Queryable, member: MemberRef): Promise<TourRow | null> {
  const [row] = await tx
    .select({ status: helpTours.status, done: helpTours.done })
    .from(helpTours)
    .where(isOf(member));
  return row ?? null;
}

/** Starts a tour from its first step, or skips it and keeps its progress. */
export async function saveTour(
  tx: Queryable,
  member: MemberRef,
  { status, now }: { status: 'RUNNING' | 'SKIPPED'; now: Date },
): Promise<void> {
  const { organizationId, userId } = member;
  await tx
    .insert(helpTours)
    .values({ organizationId, userId, status, done: [], updatedAt: now })
    .onConflictDoUpdate({
      target: [helpTours.organizationId, helpTours.userId],
      set: { status, updatedAt: now, ...(status === 'RUNNING' && { done: [] }) },
    });
}

/**
 * Finishes the tour after the last step. One statement, as several pages can report concurrently.
 */
export async function saveTourStep(
  tx: Queryable,
  member: MemberRef,
  { step, now }: { step: TourStep; now: Date },
): Promise<void> {
  const done = sql<TourStep[]>`array(
    SELECT DISTINCT unnest(${helpTours.done} || ${step}::text)
  )`;
  await tx
    .update(helpTours)
    .set({
      done,
      status: sql`CASE WHEN cardinality(${done}) = ${tourSteps.length} THEN 'FINISHED' ELSE ${helpTours.status} END`,
      updatedAt: now,
    })
    .where(and(isOf(member), eq(helpTours.status, 'RUNNING')));
}
