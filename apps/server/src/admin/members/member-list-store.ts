import { and, eq, exists, inArray, isNotNull, isNull, not, notExists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Schemas } from '@office/api';
import { hasBlockedAttempts } from '../../auth/passwords/password-attempts.ts';
import { hasSecondFactor } from '../../auth/two-factor/admin-two-factor.ts';
import type { Queryable } from '../../database/database.ts';
import { matchesPerson } from '../../database/keyword-match.ts';
import { isOwnerAdmin, isPerson } from '../../database/membership.ts';
import { offsetOf, type PageRequest } from '../../database/page.ts';
import { pictureOf } from '../../database/picture-column.ts';
import { connections } from '../../database/schema/connections.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { sessions } from '../../database/schema/sign-in.ts';
import { users } from '../../database/schema/users.ts';
import { isOrderedByUser, orderOf, type MemberOrder } from './member-order-store.ts';

export type { MemberOrder };
export type MemberFilter = Schemas['MemberFilter'];
export type MemberSearch = MemberFilter & { now: Date };

/** A block of the account takes precedence over a block in the organisation. */
const block = sql<Schemas['MemberBlock']>`CASE
  WHEN ${users.blockedAt} IS NOT NULL THEN 'ACCOUNT'
  WHEN ${memberships.blockedAt} IS NOT NULL THEN 'ORGANIZATION'
  ELSE 'NONE' END`;

const blockIs: Record<Schemas['MemberBlock'], SQL | undefined> = {
  NONE: and(isNull(users.blockedAt), isNull(memberships.blockedAt)),
  ORGANIZATION: and(isNull(users.blockedAt), isNotNull(memberships.blockedAt)),
  ACCOUNT: isNotNull(users.blockedAt),
};

const isConnected = sql<boolean>`EXISTS (
  SELECT FROM ${connections}
  WHERE ${connections.organizationId} = ${memberships.organizationId}
    AND ${connections.userId} = ${memberships.userId})`;

function conditionOf(tx: Queryable, organizationId: string, filter: MemberSearch): SQL | undefined {
  const {
    keyword = '',
    role,
    adminRole,
    department,
    block: blocked,
    online,
    language,
    passwordLocked,
    twoFactor,
    now,
  } = filter;
  const connected = tx
    .select({ userId: connections.userId })
    .from(connections)
    .where(
      and(
        eq(connections.organizationId, organizationId),
        eq(connections.userId, memberships.userId),
      ),
    );
  return and(
    eq(memberships.organizationId, organizationId),
    isPerson,
    matchesPerson(keyword, 'USER'),
    role && eq(memberships.role, role),
    adminRole && eq(memberships.adminRole, adminRole),
    department === undefined
      ? undefined
      : department === ''
        ? or(isNull(memberships.department), eq(memberships.department, ''))
        : eq(memberships.department, department),
    blocked && blockIs[blocked],
    online === undefined ? undefined : online ? exists(connected) : notExists(connected),
    language && eq(users.language, language),
    passwordLocked === undefined
      ? undefined
      : passwordLocked
        ? hasBlockedAttempts(now)
        : not(hasBlockedAttempts(now)),
    twoFactor === undefined ? undefined : twoFactor ? hasSecondFactor : not(hasSecondFactor),
  );
}

export async function findMemberIds(
  tx: Queryable,
  organizationId: string,
  filter: MemberSearch,
  order: MemberOrder,
  page: PageRequest,
): Promise<{ userIds: string[]; total: number }> {
  if (!needsUsersTable(filter)) return findCounted(tx, organizationId, filter, order, page);
  // The query visits all matches in any case: counting them here is cheaper than a second query.
  const rows = await selectMembers(tx, organizationId, filter, order, { counted: true })
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = rows[0]?.total ?? (await countMembers(tx, organizationId, filter));
  return { userIds: rows.map(({ userId }) => userId), total };
}

/** For filters that an index can count. Reads pages of the second half from the end. */
async function findCounted(
  tx: Queryable,
  organizationId: string,
  filter: MemberSearch,
  order: MemberOrder,
  page: PageRequest,
): Promise<{ userIds: string[]; total: number }> {
  const total = await countMembers(tx, organizationId, filter);
  const offset = offsetOf(page);
  const limit = Math.max(0, Math.min(page.limit, total - offset));
  if (limit === 0) return { userIds: [], total };
  const fromEnd = total - offset - limit;
  const backwards = fromEnd < offset;
  const passed = backwards ? fromEnd : offset;
  const isDeep = passed >= deepOffset && isOrderedByUser(order) && (await areMostPeople(tx, total));
  const select = isDeep ? selectFromAllUsers : selectMembers;
  const rows = await select(tx, organizationId, filter, order, { backwards })
    .limit(limit)
    .offset(passed);
  const userIds = rows.map(({ userId }) => userId);
  return { userIds: backwards ? userIds.reverse() : userIds, total };
}

/** @param how `counted` adds the total; `backwards` reads from the last member to the first */
function selectMembers(
  tx: Queryable,
  organizationId: string,
  filter: MemberSearch,
  order: MemberOrder,
  { counted = false, backwards = false },
) {
  const total = counted ? sql<number>`(count(*) OVER ())::int` : sql<number>`0`;
  const people = tx
    .select({ userId: memberships.userId, total })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .$dynamic();
  const seen = sql`(
    SELECT ${sessions.userId} AS user_id, max(${sessions.lastUsedAt}) AS at FROM ${sessions}
    WHERE ${eq(sessions.organizationId, organizationId)} GROUP BY ${sessions.userId}) AS seen`;
  const joined =
    order.sort === 'lastSeen'
      ? people.leftJoin(seen, sql`seen.user_id = ${memberships.userId}`)
      : people;
  return joined
    .where(conditionOf(tx, organizationId, filter))
    .orderBy(...orderOf(order, backwards));
}

/** Up to this offset, looking up memberships one by one is faster than hashing all of them. */
const deepOffset = 5000;
/** Maximum number of members that PostgreSQL can hash within the memory of a query. */
const maxHashed = 100_000;

/** True if the members are at least half of all people, according to the table statistics. */
async function areMostPeople(tx: Queryable, members: number): Promise<boolean> {
  if (members > maxHashed) return false;
  const { rows } = await tx.execute<{ people: number }>(
    sql`SELECT reltuples::int AS people FROM pg_class WHERE oid = 'users'::regclass`,
  );
  const people = rows[0]?.people ?? -1;
  return people >= 0 && members * 2 >= people;
}

/**
 * Reads all people in order and skips non-members: faster if most people are members. `IS TRUE`
 * prevents the planner from turning the condition back into a join.
 */
function selectFromAllUsers(
  tx: Queryable,
  organizationId: string,
  filter: MemberSearch,
  order: MemberOrder,
  { backwards }: { backwards: boolean },
) {
  const ofMember = tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(conditionOf(tx, organizationId, filter));
  return tx
    .select({ userId: users.id, total: sql<number>`0` })
    .from(users)
    .where(sql`(${users.id} IN (${ofMember})) IS TRUE`)
    .orderBy(...orderOf(order, backwards))
    .$dynamic();
}

function needsUsersTable({
  keyword = '',
  block: blocked,
  language,
  passwordLocked,
}: MemberFilter): boolean {
  return (
    keyword.trim() !== '' ||
    blocked !== undefined ||
    language !== undefined ||
    passwordLocked !== undefined
  );
}

async function countMembers(
  tx: Queryable,
  organizationId: string,
  filter: MemberSearch,
): Promise<number> {
  const counted = tx
    .select({ total: sql<number>`count(*)::int` })
    .from(memberships)
    .$dynamic();
  const query = needsUsersTable(filter)
    ? counted.innerJoin(users, eq(users.id, memberships.userId))
    : counted;
  const [row] = await query.where(conditionOf(tx, organizationId, filter));
  return row?.total ?? 0;
}

const memberRow = (now: Date) => ({
  userId: memberships.userId,
  nameKanji: users.nameKanji,
  nameLatin: users.nameLatin,
  nameKatakana: users.nameKatakana,
  email: users.email,
  picture: pictureOf(users),
  department: memberships.department,
  jobTitle: memberships.jobTitle,
  role: memberships.role,
  adminRole: memberships.adminRole,
  ownerAdmin: isOwnerAdmin,
  systemAdmin: users.systemAdmin,
  language: users.language,
  block,
  passwordLocked: hasBlockedAttempts(now),
  twoFactor: hasSecondFactor,
  online: isConnected,
  lastSeenAt: sql<Date | null>`(
    SELECT max(${sessions.lastUsedAt}) FROM ${sessions}
    WHERE ${sessions.userId} = ${memberships.userId}
      AND ${sessions.organizationId} = ${memberships.organizationId})`.mapWith(sessions.lastUsedAt),
  joinedAt: memberships.createdAt,
  accessUntil: memberships.accessUntil,
  version: memberships.version,
});

export async function findMemberRows(
  tx: Queryable,
  organizationId: string,
  userIds: readonly string[],
  now: Date,
) {
  if (userIds.length === 0) return [];
  const rows = await tx
    .select(memberRow(now))
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        inArray(memberships.userId, [...userIds]),
        isPerson,
      ),
    );
  const byId = new Map(rows.map((row) => [row.userId, row]));
  return userIds.flatMap((userId) => byId.get(userId) ?? []);
}
