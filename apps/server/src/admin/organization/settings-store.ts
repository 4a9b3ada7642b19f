import { defaultRetentionDays } from '@office/vocabulary';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { maxRetentionDaysOf } from '../../database/retention-days.ts';
import {
  memberships,
  organizationAreas,
  organizationGroupMentions,
  organizationGuestAccess,
  organizationRetention,
  organizations,
  organizationSignInRules,
} from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';

export async function findOrganization(tx: Queryable, organizationId: string) {
  const [row] = await tx.select().from(organizations).where(eq(organizations.id, organizationId));
  return row ?? null;
}

/** Returns null for an organisation without simulated colleagues. */
export async function findDemoColleagues(tx: Queryable, organizationId: string) {
  const [row] = await tx
    .select({ enabled: organizations.demoColleagues })
    .from(organizations)
    .innerJoin(memberships, eq(memberships.organizationId, organizations.id))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(organizations.id, organizationId), eq(users.simulated, true)))
    .limit(1);
  return row ?? null;
}

export async function saveDemoColleagues(
  tx: Queryable,
  organizationId: string,
  demoColleagues: boolean,
  updatedAt: Date,
): Promise<void> {
  await tx
    .update(organizations)
    .set({ demoColleagues, updatedAt })
    .where(eq(organizations.id, organizationId));
}

/** False for offsets such as `+09`: `Intl` accepts them, but PostgreSQL inverts their sign. */
export async function isTimeZone(tx: Queryable, timeZone: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT FROM pg_timezone_names WHERE lower(name) = lower(${timeZone})`,
  );
  return rows.length > 0;
}

export async function saveProfile(
  tx: Queryable,
  organizationId: string,
  change: Pick<
    typeof organizations.$inferSelect,
    'name' | 'email' | 'timeZone' | 'avatarKey' | 'version'
  >,
  now: Date,
): Promise<void> {
  await tx
    .update(organizations)
    .set({ ...change, updatedAt: now })
    .where(eq(organizations.id, organizationId));
}

export async function findSignInRules(tx: Queryable, organizationId: string) {
  const [row] = await tx
    .select()
    .from(organizationSignInRules)
    .where(eq(organizationSignInRules.organizationId, organizationId));
  return row ?? null;
}

export async function saveSignInRules(
  tx: Queryable,
  organizationId: string,
  rules: Omit<typeof organizationSignInRules.$inferInsert, 'organizationId' | 'updatedAt'>,
  updatedAt: Date,
): Promise<void> {
  const set = { ...rules, updatedAt };
  await tx
    .insert(organizationSignInRules)
    .values({ organizationId, ...set })
    .onConflictDoUpdate({ target: organizationSignInRules.organizationId, set });
}

export async function findAreas(tx: Queryable, organizationId: string) {
  const [row] = await tx
    .select()
    .from(organizationAreas)
    .where(eq(organizationAreas.organizationId, organizationId));
  return row ?? null;
}

export async function saveAreas(
  tx: Queryable,
  areas: typeof organizationAreas.$inferInsert,
): Promise<void> {
  await tx
    .insert(organizationAreas)
    .values(areas)
    .onConflictDoUpdate({ target: organizationAreas.organizationId, set: areas });
}

export async function findRetention(tx: Queryable, organizationId: string) {
  const [row] = await tx
    .select()
    .from(organizationRetention)
    .where(eq(organizationRetention.organizationId, organizationId));
  return row ?? null;
}

export async function findMaxRetentionDays(tx: Queryable, organizationId: string): Promise<number> {
  const [row] = await tx
    .select({ days: maxRetentionDaysOf(organizations.id) })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return row?.days ?? defaultRetentionDays;
}

export async function saveRetention(
  tx: Queryable,
  retention: typeof organizationRetention.$inferInsert,
): Promise<void> {
  await tx
    .insert(organizationRetention)
    .values(retention)
    .onConflictDoUpdate({ target: organizationRetention.organizationId, set: retention });
}

export async function saveGroupMentionRules(
  tx: Queryable,
  rules: typeof organizationGroupMentions.$inferInsert,
): Promise<void> {
  await tx
    .insert(organizationGroupMentions)
    .values(rules)
    .onConflictDoUpdate({ target: organizationGroupMentions.organizationId, set: rules });
}

export async function findGuestAccess(tx: Queryable, organizationId: string) {
  const [row] = await tx
    .select({ version: organizationGuestAccess.version, days: organizationGuestAccess.days })
    .from(organizationGuestAccess)
    .where(eq(organizationGuestAccess.organizationId, organizationId));
  return row ?? null;
}

export async function saveGuestAccess(
  tx: Queryable,
  access: typeof organizationGuestAccess.$inferInsert,
): Promise<void> {
  await tx
    .insert(organizationGuestAccess)
    .values(access)
    .onConflictDoUpdate({ target: organizationGuestAccess.organizationId, set: access });
}
