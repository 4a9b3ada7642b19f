import { and, asc, eq, or, sql } from 'drizzle-orm';
import { hasBlockedAttempts } from '../auth/passwords/password-attempts.ts';
import type { Queryable } from '../database/database.ts';
import { contracts, floors, memberships, organizations } from '../database/schema/organizations.ts';
import { tutorialCategories, tutorials } from '../database/schema/tutorials.ts';
import { users } from '../database/schema/users.ts';

const idIs = (column: { getSQL(): unknown }, value: string) => sql`${column}::text = ${value}`;

export function listOrganizations(db: Queryable) {
  return db
    .select({
      id: organizations.id,
      name: organizations.name,
      email: organizations.email,
      blockedAt: organizations.blockedAt,
      members: sql<number>`(SELECT count(*)::int FROM ${memberships} WHERE ${memberships.organizationId} = ${organizations.id})`,
    })
    .from(organizations)
    .orderBy(asc(organizations.name));
}

export function findOrganizations(db: Queryable, idOrName: string) {
  return db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(or(idIs(organizations.id, idOrName), eq(organizations.name, idOrName)));
}

export function listContracts(db: Queryable, organizationId: string) {
  return db
    .select({
      id: contracts.id,
      name: contracts.name,
      loginUserLimit: contracts.loginUserLimit,
      blockedAt: contracts.blockedAt,
    })
    .from(contracts)
    .where(eq(contracts.organizationId, organizationId))
    .orderBy(asc(contracts.position), asc(contracts.name));
}

export function findContracts(db: Queryable, idOrName: string) {
  return db
    .select({ id: contracts.id, name: contracts.name })
    .from(contracts)
    .where(or(idIs(contracts.id, idOrName), eq(contracts.name, idOrName)));
}

export function listFloors(db: Queryable, contractId: string) {
  return db
    .select({ id: floors.id, name: floors.name, blockedAt: floors.blockedAt })
    .from(floors)
    .where(eq(floors.contractId, contractId))
    .orderBy(asc(floors.position), asc(floors.name));
}

export function findFloors(db: Queryable, idOrName: string) {
  return db
    .select({ id: floors.id, name: floors.name })
    .from(floors)
    .where(or(idIs(floors.id, idOrName), eq(floors.name, idOrName)));
}

export function listMembers(db: Queryable, organizationId: string, now: Date) {
  return db
    .select({
      email: users.email,
      name: users.nameKanji,
      role: memberships.role,
      status: memberships.status,
      workingStatus: memberships.workingStatus,
      blockedAt: memberships.blockedAt,
      blockedEverywhereAt: users.blockedAt,
      hasBlockedAttempts: hasBlockedAttempts(now),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.organizationId, organizationId)))
    .orderBy(asc(users.email));
}

export function listTutorials(db: Queryable, organizationId: string) {
  return db
    .select({
      id: tutorials.id,
      title: tutorials.title,
      category: tutorialCategories.name,
      publishedAt: tutorials.publishedAt,
    })
    .from(tutorials)
    .innerJoin(tutorialCategories, eq(tutorialCategories.id, tutorials.categoryId))
    .where(eq(tutorials.organizationId, organizationId))
    .orderBy(asc(tutorialCategories.position), asc(tutorials.position), asc(tutorials.id));
}
