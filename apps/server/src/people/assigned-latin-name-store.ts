import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { membershipIs, nextMembershipVersion, type MemberRef } from '../database/membership.ts';
import { memberships } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';
import { updatePerson } from './person-store.ts';

export interface LatinNameEntry {
  /** Empty if the name is derived. */
  entered: string;
  /** Null without a name. */
  displayed: string | null;
  /**
   * False if the person entered the name or belongs to several organisations. Both have the same result, so that
   * administrators cannot find out about other organisations.
   */
  assignable: boolean;
}

export async function findLatinName(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
): Promise<LatinNameEntry> {
  const elsewhere = tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), ne(memberships.organizationId, organizationId)));
  const isDerived = sql`${users.nameLatinRule} IS NOT NULL`;
  const [row] = await tx
    .select({
      entered: sql<string>`CASE WHEN ${isDerived} THEN '' ELSE coalesce(${users.nameLatin}, '') END`,
      displayed: users.nameLatin,
      assignable: sql<boolean>`((${isDerived} OR ${users.nameLatinAssigned}) AND NOT EXISTS ${elsewhere})`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? { entered: '', displayed: null, assignable: false };
}

/** Locks the account until the transaction ends, so that the person cannot enter a name at the same time. */
export async function lockLatinName(tx: Queryable, member: MemberRef): Promise<LatinNameEntry> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, member.userId))
    .for('no key update');
  return findLatinName(tx, member);
}

/** Null restores the derived name. `own` stores the name as entered by the person. */
export async function assignLatinName(
  tx: Queryable,
  member: MemberRef,
  { nameLatin, own }: { nameLatin: string | null; own: boolean },
): Promise<void> {
  const nameLatinAssigned = !own && nameLatin !== null;
  await updatePerson(tx, member.userId, { nameLatin, nameLatinAssigned });
  await tx.update(memberships).set({ version: nextMembershipVersion }).where(membershipIs(member));
}
