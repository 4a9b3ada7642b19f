import { and, asc, count, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import type { MemberRef } from '../../database/membership.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { scimGroupMembers, scimGroups } from '../../database/schema/scim.ts';
import { users } from '../../database/schema/users.ts';
import { matchesAny, type FilterableAttributes } from './scim-filter-store.ts';
import type { Conditions, PageQuery } from './scim-messages.ts';

export type ScimGroup = typeof scimGroups.$inferSelect;

export interface GroupRef {
  organizationId: string;
  id: string;
}

export interface GroupMember {
  groupId: string;
  userId: string;
  name: string;
}

const groupIs = ({ organizationId, id }: GroupRef) =>
  and(eq(scimGroups.organizationId, organizationId), eq(scimGroups.id, id));

export async function findGroup(tx: Queryable, ref: GroupRef): Promise<ScimGroup | null> {
  const [row] = await tx.select().from(scimGroups).where(groupIs(ref));
  return row ?? null;
}

export async function lockGroup(tx: Queryable, ref: GroupRef): Promise<ScimGroup | null> {
  const [row] = await tx.select().from(scimGroups).where(groupIs(ref)).for('update');
  return row ?? null;
}

export async function insertGroup(
  tx: Queryable,
  group: typeof scimGroups.$inferInsert,
): Promise<ScimGroup> {
  const [row] = await tx.insert(scimGroups).values(group).returning();
  return row!;
}

export async function countGroups(tx: Queryable, organizationId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(scimGroups)
    .where(eq(scimGroups.organizationId, organizationId));
  return row!.total;
}

export async function updateGroup(
  tx: Queryable,
  id: string,
  set: Partial<Pick<ScimGroup, 'displayName' | 'externalId' | 'role' | 'floorId' | 'updatedAt'>>,
): Promise<void> {
  await tx.update(scimGroups).set(set).where(eq(scimGroups.id, id));
}

export async function deleteGroup(tx: Queryable, id: string): Promise<void> {
  await tx.delete(scimGroups).where(eq(scimGroups.id, id));
}

const hasMember = (userId: string): SQL =>
  sql`EXISTS (SELECT FROM ${scimGroupMembers} WHERE ${scimGroupMembers.groupId} = ${scimGroups.id}
    AND ${scimGroupMembers.userId}::text = ${userId.toLowerCase()})`;

const filterable: FilterableAttributes = {
  id: (value) => sql`${scimGroups.id}::text = ${value.toLowerCase()}`,
  displayname: (value) => sql`lower(${scimGroups.displayName}) = lower(${value})`,
  externalid: (value) => eq(scimGroups.externalId, value),
  members: hasMember,
  'members.value': hasMember,
};

export const filterableGroupAttributes = Object.keys(filterable);

export async function findGroups(
  tx: Queryable,
  organizationId: string,
  alternatives: readonly Conditions[],
  { startIndex, count: limit }: Omit<PageQuery, 'filter'>,
): Promise<{ groups: ScimGroup[]; total: number }> {
  const where = and(
    eq(scimGroups.organizationId, organizationId),
    matchesAny(alternatives, filterable),
  );
  const [counted] = await tx.select({ total: count() }).from(scimGroups).where(where);
  const groups = limit
    ? await tx
        .select()
        .from(scimGroups)
        .where(where)
        .orderBy(asc(scimGroups.createdAt), asc(scimGroups.id))
        .limit(limit)
        .offset(startIndex - 1)
    : [];
  return { groups, total: counted!.total };
}

/** Groups of an organisation with the number of members. */
export function findCountedGroups(tx: Queryable, organizationId: string) {
  return tx
    .select({
      id: scimGroups.id,
      displayName: scimGroups.displayName,
      role: scimGroups.role,
      floorId: scimGroups.floorId,
      members: count(scimGroupMembers.userId),
    })
    .from(scimGroups)
    .leftJoin(scimGroupMembers, eq(scimGroupMembers.groupId, scimGroups.id))
    .where(eq(scimGroups.organizationId, organizationId))
    .groupBy(scimGroups.id)
    .orderBy(asc(scimGroups.displayName), asc(scimGroups.id));
}

export async function findGroupMembers(
  tx: Queryable,
  groupIds: readonly string[],
): Promise<GroupMember[]> {
  if (groupIds.length === 0) return [];
  return tx
    .select({
      groupId: scimGroupMembers.groupId,
      userId: scimGroupMembers.userId,
      name: users.nameKanji,
    })
    .from(scimGroupMembers)
    .innerJoin(users, eq(users.id, scimGroupMembers.userId))
    .where(inArray(scimGroupMembers.groupId, [...groupIds]))
    .orderBy(asc(scimGroupMembers.userId));
}

export async function addGroupMembers(
  tx: Queryable,
  { organizationId, id: groupId }: GroupRef,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insert(scimGroupMembers)
    .values(userIds.map((userId) => ({ organizationId, groupId, userId })))
    .onConflictDoNothing();
}

export async function removeGroupMembers(
  tx: Queryable,
  groupId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .delete(scimGroupMembers)
    .where(
      and(eq(scimGroupMembers.groupId, groupId), inArray(scimGroupMembers.userId, [...userIds])),
    );
}

/** Members of a group with another role, for example after a failed change. */
export async function findMembersWithOtherRole(
  tx: Queryable,
  { id, role }: ScimGroup,
): Promise<string[]> {
  if (!role) return [];
  const rows = await tx
    .select({ userId: scimGroupMembers.userId })
    .from(scimGroupMembers)
    .innerJoin(
      memberships,
      and(
        eq(memberships.organizationId, scimGroupMembers.organizationId),
        eq(memberships.userId, scimGroupMembers.userId),
      ),
    )
    .where(and(eq(scimGroupMembers.groupId, id), ne(memberships.role, role)));
  return rows.map(({ userId }) => userId);
}

/** Roles of the mapped groups of a member. */
export async function findMappedRoles(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
): Promise<NonNullable<ScimGroup['role']>[]> {
  const rows = await tx
    .select({ role: scimGroups.role })
    .from(scimGroupMembers)
    .innerJoin(scimGroups, eq(scimGroups.id, scimGroupMembers.groupId))
    .where(
      and(eq(scimGroupMembers.organizationId, organizationId), eq(scimGroupMembers.userId, userId)),
    );
  return rows.flatMap(({ role }) => role ?? []);
}
