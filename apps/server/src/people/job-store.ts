import { and, or, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { membershipIs, type MemberRef } from '../database/membership.ts';
import { memberships } from '../database/schema/organizations.ts';

/** A person's place in an organisation; undefined leaves one as it is, null empties it. */
export interface Job {
  department?: string | null | undefined;
  jobTitle?: string | null | undefined;
}

/** Changes a member's department and job title. False when that changes nothing. */
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
    .set({ department, jobTitle, version: sql`${memberships.version} + 1` })
    .where(and(membershipIs(member), differs))
    .returning({ userId: memberships.userId });
  return rows.length > 0;
}
