import type { Language } from '@office/vocabulary';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNull,
  ne,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import type { SelectResult } from 'drizzle-orm/query-builders/select.types';
import type { Queryable } from '../database/database.ts';
import { newAccessUntil } from '../database/guest-access.ts';
import { beginsWithKeyword, matchesPerson } from '../database/keyword-match.ts';
import {
  isPerson,
  memberPlaceholders,
  membershipIs,
  notBlocked,
  type MemberRef,
} from '../database/membership.ts';
import { findPage, type PageRequest } from '../database/page.ts';
import { pictureOf, type Picture } from '../database/picture-column.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { connections } from '../database/schema/connections.ts';
import { memberships } from '../database/schema/organizations.ts';
import { displayedNameEn, users } from '../database/schema/users.ts';
import { recordEvent } from '../platform/outgoing-event-store.ts';

export type Membership = typeof memberships.$inferSelect;
type Role = Membership['role'];

export interface PersonRow {
  id: string;
  nameKanji: string;
  nameLatin: string | null;
  picture: Picture;
}

const person = {
  id: users.id,
  nameKanji: users.nameKanji,
  nameLatin: users.nameLatin,
  picture: pictureOf(users),
};

const nameColumns: Record<Language, readonly SQLWrapper[]> = {
  ja: [users.nameKatakana, users.nameKanji, users.id],
  en: [displayedNameEn(users), users.id],
};

/** Columns that sort people by reading in Japanese, and as their names are displayed in English. */
export const nameColumnsIn = (language: Language): readonly SQLWrapper[] => nameColumns[language];

export const byName = (language: Language): SQL[] =>
  nameColumns[language].map((column) => asc(column));

export const isOnline = sql<boolean>`(${memberships.status} <> 'LOGGED_OUT' AND EXISTS (
  SELECT FROM ${connections}
  WHERE ${connections.organizationId} = ${memberships.organizationId}
    AND ${connections.userId} = ${memberships.userId}))`;

const memberQuery = preparedQuery((tx) =>
  tx.select().from(memberships).where(membershipIs(memberPlaceholders)).prepare('find member'),
);

export async function findMember(
  tx: Queryable,
  { organizationId, userId }: MemberRef,
): Promise<Membership | null> {
  const [row] = await memberQuery(tx).execute({ organizationId, userId });
  return row ?? null;
}

/** Locks a membership row, to serialise changes. Returns null for blocked members and non-members. */
export async function lockMember(tx: Queryable, member: MemberRef): Promise<Role | null> {
  const [row] = await tx
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(membershipIs(member), notBlocked()))
    .for('no key update');
  return row?.role ?? null;
}

/** Adds a member. The department defaults to the account's. Returns false for an existing member. */
export async function insertMember(
  tx: Queryable,
  { department, ...member }: MemberRef & { role: Role; department?: string | undefined },
): Promise<boolean> {
  const rows = await tx
    .insert(memberships)
    .values({
      ...member,
      department: department ?? accountOf(member.userId, users.department),
      jobTitle: accountOf(member.userId, users.jobTitle),
      ...(member.role === 'GUEST' && { accessUntil: newAccessUntil(member.organizationId) }),
    })
    .onConflictDoNothing()
    .returning({ userId: memberships.userId });
  if (rows.length === 0) return false;
  const { organizationId, userId, role } = member;
  await recordEvent(tx, { organizationId, event: 'MEMBER_JOINED', userId, data: { role } });
  return true;
}

const accountOf = (userId: string, column: SQLWrapper) =>
  sql`(SELECT ${column} FROM ${users} WHERE ${eq(users.id, userId)})`;

export async function findRoles(
  tx: Queryable,
  organizationId: string,
  userIds: readonly string[],
): Promise<Map<string, Role>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        inArray(memberships.userId, [...userIds]),
      ),
    );
  return new Map(rows.map(({ userId, role }) => [userId, role]));
}

export async function findActiveMembers(
  tx: Queryable,
  organizationId: string,
  userIds: readonly string[],
): Promise<(PersonRow & { online: boolean })[]> {
  if (userIds.length === 0) return [];
  return tx
    .select({ ...person, online: isOnline })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        inArray(memberships.userId, [...userIds]),
        notBlocked(),
      ),
    );
}

export async function countActiveMembers(
  tx: Queryable,
  organizationId: string,
  userIds: readonly string[],
): Promise<number> {
  return tx.$count(memberships, isActiveMember(organizationId, userIds));
}

/** Same as {@link countActiveMembers} without bots, by default for all members. */
export async function countActivePeople(
  tx: Queryable,
  organizationId: string,
  userIds?: readonly string[],
): Promise<number> {
  return tx.$count(memberships, and(isActiveMember(organizationId, userIds), isPerson));
}

const isActiveMember = (organizationId: string, userIds?: readonly string[]) =>
  and(
    eq(memberships.organizationId, organizationId),
    userIds && inArray(memberships.userId, [...userIds]),
    notBlocked(),
  );

export async function findActiveMembersByEmail(
  tx: Queryable,
  organizationId: string,
  emails: readonly string[],
): Promise<{ userId: string; email: string }[]> {
  if (emails.length === 0) return [];
  return tx
    .select({ userId: users.id, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        notBlocked(),
        inArray(users.email, [...emails]),
      ),
    );
}

/** Finds the administrators without a block. */
export function findAdministrators(
  tx: Queryable,
  organizationId: string,
): Promise<{ id: string; email: string; language: Language }[]> {
  const { id, email, language } = users;
  return tx
    .select({ id, email, language })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        eq(memberships.role, 'ORGANIZATION_ADMIN'),
        notBlocked(),
      ),
    );
}

export interface MemberSearch {
  organizationId: string;
  except: string;
  keyword: string;
  /** Language of the names that the result is sorted by. */
  language: Language;
  /** Role of the caller. Defaults to `USER`, because guests cannot call most searches. */
  role?: Role;
  where?: SQL | undefined;
  /** Sort keys applied after the keyword match and before the name. */
  orderBy?: readonly SQLWrapper[];
}

export function searchMembers<C extends SelectedFields>(
  tx: Queryable,
  columns: C,
  { organizationId, except, keyword, language, role = 'USER', where, orderBy = [] }: MemberSearch,
  page: PageRequest,
): Promise<{ rows: SelectResult<C, 'partial', Joined>[]; total: number }> {
  const query = tx
    .select(columns as SelectedFields)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        notBlocked(),
        ne(memberships.userId, except),
        where,
        matchesPerson(keyword, role),
      ),
    )
    .$dynamic();
  const begins = beginsWithKeyword(keyword);
  const order = [...(begins ? [desc(begins)] : []), ...orderBy, ...byName(language)];
  return findPage(tx, query, order, page) as Promise<{
    rows: SelectResult<C, 'partial', Joined>[];
    total: number;
  }>;
}

type Joined = Record<'memberships' | 'users', 'not-null'>;

export async function findConnectedMembers(
  tx: Queryable,
  organizationId: string,
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: connections.userId })
    .from(connections)
    .innerJoin(memberships, membershipIs(connections))
    .where(and(eq(connections.organizationId, organizationId), ne(memberships.role, 'GUEST')));
  return rows.map(({ userId }) => userId);
}

export async function findOrganizationsOf(tx: Queryable, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ organizationId: memberships.organizationId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.blockedAt)));
  return rows.map(({ organizationId }) => organizationId);
}

export async function findPeople(
  tx: Queryable,
  userIds: readonly string[],
): Promise<Map<string, PersonRow>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select(person)
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map((row) => [row.id, row]));
}
