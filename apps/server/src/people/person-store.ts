import type { Language } from '@office/vocabulary';
import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { memberships } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';
import { offsetOf } from '../http/page.ts';
import { pictureOf } from './avatar-url.ts';
import { notBlocked } from '../database/not-blocked.ts';
import { matchesKeyword } from './keyword-search.ts';

const member = {
  userId: users.id,
  nameKanji: users.nameKanji,
  nameKatakana: users.nameKatakana,
  nickname: users.nickname,
  email: users.email,
  department: users.department,
  jobTitle: users.jobTitle,
  picture: pictureOf(users),
  role: memberships.role,
  status: memberships.status,
  workingStatus: memberships.workingStatus,
  floorId: memberships.floorId,
};

/** Who is at the office or stands on a floor, then who is anywhere else, then who is not there at all. */
const howNear = sql`CASE
  WHEN ${memberships.status} IN ('LOGGED_OUT', 'ON_VACATION') THEN 2
  WHEN ${memberships.workingStatus} = 'OFFICE' OR ${memberships.floorId} IS NOT NULL THEN 0
  ELSE 1 END`;

/**
 * Members of an organisation whose names, department or e-mail contain the keyword: those who are here
 * first, by kana.
 */
export async function searchMembers(
  tx: Queryable,
  where: { organizationId: string; except: string; keyword: string; floorId?: string },
  page: { page: number; limit: number },
) {
  const found = and(
    eq(memberships.organizationId, where.organizationId),
    notBlocked(),
    ne(users.id, where.except),
    where.floorId ? eq(memberships.floorId, where.floorId) : undefined,
    matchesKeyword(where.keyword),
  );
  const rows = await tx
    .select(member)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(found)
    .orderBy(howNear, asc(users.nameKatakana), asc(users.nameKanji), asc(users.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const [counted] = await tx
    .select({ total: count() })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(found);
  return { rows, total: counted?.total ?? 0 };
}

/** A member of an organisation as the others see them; null for someone who is none. */
export async function findMemberCard(
  tx: Queryable,
  where: { organizationId: string; userId: string },
) {
  const [row] = await tx
    .select({
      ...member,
      phoneNumber: users.phoneNumber,
      selfIntroduction: users.selfIntroduction,
      officeAvatar: users.officeAvatar,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organizationId, where.organizationId),
        eq(memberships.userId, where.userId),
        notBlocked(),
      ),
    );
  return row ?? null;
}

export type Person = typeof users.$inferSelect;

export async function findPerson(tx: Queryable, userId: string): Promise<Person | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId));
  return row ?? null;
}

export async function updatePerson(
  tx: Queryable,
  userId: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, userId));
}

/** The organisations that a person belongs to and is not blocked in. */
export async function findOrganizationsOf(tx: Queryable, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ organizationId: memberships.organizationId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.blockedAt)));
  return rows.map(({ organizationId }) => organizationId);
}

export type NewPerson = typeof users.$inferInsert;

/** Makes a person; null when the address is taken. */
export async function insertPerson(tx: Queryable, person: NewPerson): Promise<string | null> {
  const [row] = await tx
    .insert(users)
    .values({ ...person, email: person.email.toLowerCase() })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return row?.id ?? null;
}

export async function findPersonByEmail(
  tx: Queryable,
  email: string,
): Promise<{ id: string; language: Language } | null> {
  const [row] = await tx
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  return row ?? null;
}
