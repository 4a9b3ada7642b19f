import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import {
  memberships,
  organizations,
  organizationSignInRules,
} from '../database/schema/organizations.ts';

/** The rules of an organisation for the sign-in of its members; null where it has none of its own. */
export interface SignInRule {
  loginCode: (typeof organizationSignInRules.$inferSelect)['loginCode'] | null;
  companyNetworks: string[] | null;
}

/** The rules of all organisations that a person can enter, one each. */
export async function findSignInRules(tx: Queryable, userId: string): Promise<SignInRule[]> {
  return tx
    .select({
      loginCode: organizationSignInRules.loginCode,
      companyNetworks: organizationSignInRules.companyNetworks,
    })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .leftJoin(organizationSignInRules, eq(organizationSignInRules.organizationId, organizations.id))
    .where(
      and(
        eq(memberships.userId, userId),
        isNull(memberships.blockedAt),
        isNull(organizations.blockedAt),
      ),
    );
}

/** How long a session in an organisation lasts, in hours; null where it has no rule of its own. */
export async function findSessionHours(
  tx: Queryable,
  organizationId: string,
): Promise<number | null> {
  const [row] = await tx
    .select({ hours: organizationSignInRules.sessionHours })
    .from(organizationSignInRules)
    .where(eq(organizationSignInRules.organizationId, organizationId));
  return row?.hours ?? null;
}

/** The domains that an organisation invites from; empty where it invites from any. */
export async function findInviteDomains(tx: Queryable, organizationId: string): Promise<string[]> {
  const [row] = await tx
    .select({ domains: organizationSignInRules.inviteDomains })
    .from(organizationSignInRules)
    .where(eq(organizationSignInRules.organizationId, organizationId));
  return row?.domains ?? [];
}
