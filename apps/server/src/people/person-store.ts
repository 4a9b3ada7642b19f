import { and, eq, exists, sql } from 'drizzle-orm';
import { defaultLanguage, type Language, type MemberRole } from '@office/vocabulary';
import type { Queryable } from '../database/database.ts';
import type { FileLinks } from '../database/file-links.ts';
import { files } from '../database/schema/files.ts';
import { memberships } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';
import type { PageRequest } from '../database/page.ts';
import { searchMembers, type MemberSearch } from './member-directory-store.ts';
import { pictureOf } from '../database/picture-column.ts';
import { deriveLatinNames, nameLatinRuleAfter } from './latin-name-store.ts';
import { isOwnerAdmin, membershipIs, notBlocked, type MemberRef } from '../database/membership.ts';

const member = {
  userId: users.id,
  nameKanji: users.nameKanji,
  nameLatin: users.nameLatin,
  nameKatakana: users.nameKatakana,
  nickname: users.nickname,
  email: users.email,
  department: memberships.department,
  jobTitle: memberships.jobTitle,
  picture: pictureOf(users),
  role: memberships.role,
  status: memberships.status,
  workingStatus: memberships.workingStatus,
  floorId: memberships.floorId,
  simulated: users.simulated,
};

const proximityOrder = sql`CASE
  WHEN ${memberships.status} IN ('LOGGED_OUT', 'ON_VACATION') THEN 2
  WHEN ${memberships.workingStatus} = 'OFFICE' OR ${memberships.floorId} IS NOT NULL THEN 0
  ELSE 1 END`;

export async function searchPeople(
  tx: Queryable,
  {
    floorId,
    withRole,
    ...search
  }: Omit<MemberSearch, 'where' | 'orderBy'> & { floorId?: string; withRole?: MemberRole },
  page: PageRequest,
) {
  const where = and(
    floorId ? eq(memberships.floorId, floorId) : undefined,
    withRole && eq(memberships.role, withRole),
  );
  return searchMembers(tx, member, { ...search, where, orderBy: [proximityOrder] }, page);
}

export async function findMemberCard(tx: Queryable, where: MemberRef) {
  const [row] = await tx
    .select({
      ...member,
      ownerAdmin: isOwnerAdmin,
      phoneNumber: users.phoneNumber,
      selfIntroduction: users.selfIntroduction,
      officeAvatar: users.officeAvatar,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(membershipIs(where), notBlocked()));
  return row ?? null;
}

export type Person = typeof users.$inferSelect;

export async function findPerson(tx: Queryable, userId: string): Promise<Person | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** Returns the default language for an unknown id. */
export async function findLanguage(tx: Queryable, userId: string): Promise<Language> {
  const [row] = await tx
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  return row?.language ?? defaultLanguage;
}

export async function updatePerson(
  tx: Queryable,
  userId: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  const nameLatinRule = nameLatinRuleAfter(change);
  const { nameLatin } = change;
  // A profile form also sends unchanged names, which stay assigned.
  const nameLatinAssigned =
    nameLatin === undefined
      ? undefined
      : sql`${users.nameLatinAssigned} AND ${users.nameLatin} IS NOT DISTINCT FROM ${nameLatin}`;
  await tx
    .update(users)
    .set({ nameLatinAssigned, ...change, nameLatinRule })
    .where(eq(users.id, userId));
  if (nameLatinRule !== undefined) await deriveLatinNames(tx, { userId });
}

export const personFileLinks: FileLinks = (tx) => [
  exists(tx.select({ id: users.id }).from(users).where(eq(users.avatarKey, files.key))),
];
