import { and, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { membershipIs, nextMembershipVersion, type MemberRef } from '../database/membership.ts';
import { memberships } from '../database/schema/organizations.ts';

/** Department and job title of a member. undefined keeps a value, null clears it. */
export interface Job {
  department?: string | null | undefined;
  jobTitle?: string | null | undefined;
}

export async function updateJob(tx: Queryable, member: MemberRef, job: Job): Promise<boolean> {
  const { department, jobTitle } = job;
  const differs = or(
    department === undefined
      ? undefined
      : sql`${memberships.department} IS DISTINCT FROM ${department}`,
    jobTitle === undefined ? undefined : sql`${memberships.jobTitle} IS DISTINCT FROM ${jobTitle}`,
  );
  if (!differs) return false;
  const rows = await tx
    .update(memberships)
    .set({ department, jobTitle, version: nextMembershipVersion })
    .where(and(membershipIs(member), differs))
    .returning({ userId: memberships.userId });
  return rows.length > 0;
}
