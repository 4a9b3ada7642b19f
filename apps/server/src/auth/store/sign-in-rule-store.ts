import { minPasswordLength } from '@office/vocabulary';
import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import {
  memberships,
  organizations,
  organizationSignInRules,
} from '../../database/schema/organizations.ts';

/** The only networks in which an organisation can be used, or null. */
export const allowedNetworks = sql<
  string[] | null
>`CASE WHEN ${organizationSignInRules.companyNetworksOnly} THEN ${organizationSignInRules.companyNetworks} END`;

/** Rules for the sessions of an organisation. Join its rules; all are null without rules. */
export const sessionRules = {
  allowedNetworks,
  sessionHours: organizationSignInRules.sessionHours,
  idleMinutes: organizationSignInRules.idleMinutes,
};

/** Sign-in rules of an organisation. Properties are null if the organisation has not set rules. */
export interface SignInRule {
  loginCode: (typeof organizationSignInRules.$inferSelect)['loginCode'] | null;
  companyNetworks: string[] | null;
}

const signInRulesQuery = preparedQuery((tx) =>
  tx
    .select({
      loginCode: organizationSignInRules.loginCode,
      companyNetworks: organizationSignInRules.companyNetworks,
    })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organizationId))
    .leftJoin(organizationSignInRules, eq(organizationSignInRules.organizationId, organizations.id))
    .where(
      and(
        eq(memberships.userId, sql.placeholder('userId')),
        isNull(memberships.blockedAt),
        isNull(organizations.blockedAt),
      ),
    )
    .prepare('find sign-in rules'),
);

export function findSignInRules(tx: Queryable, userId: string): Promise<SignInRule[]> {
  return signInRulesQuery(tx).execute({ userId });
}

export interface SessionLimits {
  sessionHours: number | null;
  idleMinutes: number | null;
}

export async function findSessionLimits(
  tx: Queryable,
  organizationId: string,
): Promise<SessionLimits> {
  const { sessionHours, idleMinutes } = organizationSignInRules;
  const [row] = await tx
    .select({ sessionHours, idleMinutes })
    .from(organizationSignInRules)
    .where(eq(organizationSignInRules.organizationId, organizationId));
  return row ?? { sessionHours: null, idleMinutes: null };
}

/** Returns the minimum length of a new password of a user: the longest of all organisations of the user. */
export async function findMinPasswordLength(tx: Queryable, userId: string | null): Promise<number> {
  if (!userId) return minPasswordLength;
  const [row] = await tx
    .select({ length: max(organizationSignInRules.minPasswordLength) })
    .from(memberships)
    .innerJoin(
      organizationSignInRules,
      eq(organizationSignInRules.organizationId, memberships.organizationId),
    )
    .where(eq(memberships.userId, userId));
  return row?.length ?? minPasswordLength;
}

/** Returns the minimum length of the first password of a user who joins an organisation. */
export async function findMinPasswordLengthIn(
  tx: Queryable,
  organizationId: string | null,
): Promise<number> {
  if (!organizationId) return minPasswordLength;
  const [row] = await tx
    .select({ length: organizationSignInRules.minPasswordLength })
    .from(organizationSignInRules)
    .where(eq(organizationSignInRules.organizationId, organizationId));
  return row?.length ?? minPasswordLength;
}

/** Returns the only networks in which an organisation can be used. Null for an organisation without this rule. */
export async function findAllowedNetworks(
  tx: Queryable,
  organizationId: string,
): Promise<string[] | null> {
  const { companyNetworks: networks, companyNetworksOnly: only } = organizationSignInRules;
  const [row] = await tx
    .select({ networks })
    .from(organizationSignInRules)
    .where(and(eq(organizationSignInRules.organizationId, organizationId), eq(only, true)));
  return row?.networks ?? null;
}

export async function findInviteDomains(tx: Queryable, organizationId: string): Promise<string[]> {
  const [row] = await tx
    .select({ domains: organizationSignInRules.inviteDomains })
    .from(organizationSignInRules)
    .where(eq(organizationSignInRules.organizationId, organizationId));
  return row?.domains ?? [];
}
