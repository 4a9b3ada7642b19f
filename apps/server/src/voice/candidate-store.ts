import { and, asc, count, desc, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { connections } from '../database/schema/connections.ts';
import { memberships } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';
import { voiceParticipants } from '../database/schema/voice.ts';
import { offsetOf } from '../http/page.ts';
import { pictureOf } from '../people/avatar-url.ts';
import { notBlocked } from '../database/not-blocked.ts';
import { matchesKeyword } from '../people/keyword-search.ts';

/** Connected, and not hiding: an invitation would reach them. */
const online = sql<boolean>`(${memberships.status} <> 'LOGGED_OUT' AND EXISTS (
  SELECT FROM ${connections}
  WHERE ${connections.organizationId} = ${memberships.organizationId}
    AND ${connections.userId} = ${memberships.userId}))`;

const inVoiceChat = sql<boolean>`EXISTS (
  SELECT FROM ${voiceParticipants}
  WHERE ${voiceParticipants.organizationId} = ${memberships.organizationId}
    AND ${voiceParticipants.userId} = ${memberships.userId})`;

const person = { id: users.id, nameKanji: users.nameKanji, picture: pictureOf(users) };

/** Members of the organisation by id, without those who are blocked. */
export async function findPeople(
  tx: Queryable,
  organizationId: string,
  userIds: readonly string[],
) {
  if (userIds.length === 0) return [];
  return tx
    .select({ ...person, online })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        notBlocked(),
        inArray(memberships.userId, [...userIds]),
      ),
    );
}

/** A page of the members who are not in a room: those who can be reached and are free first. */
export async function listPeopleNotIn(
  tx: Queryable,
  where: { organizationId: string; except: string; roomId?: string; keyword: string },
  page: { page: number; limit: number },
) {
  const found = and(
    eq(memberships.organizationId, where.organizationId),
    notBlocked(),
    ne(memberships.userId, where.except),
    where.roomId ? notIn(tx, where.roomId) : undefined,
    matchesKeyword(where.keyword),
  );
  const rows = await tx
    .select({
      userId: users.id,
      nameKanji: users.nameKanji,
      picture: pictureOf(users),
      status: memberships.status,
      workingStatus: memberships.workingStatus,
      online,
      inVoiceChat,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(found)
    .orderBy(
      desc(online),
      asc(inVoiceChat),
      asc(users.nameKatakana),
      asc(users.nameKanji),
      asc(users.id),
    )
    .limit(page.limit)
    .offset(offsetOf(page));
  const [counted] = await tx
    .select({ total: count() })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(found);
  return { rows, total: counted?.total ?? 0 };
}

function notIn(tx: Queryable, roomId: string): SQL {
  return notExists(
    tx
      .select({ one: sql`1` })
      .from(voiceParticipants)
      .where(
        and(eq(voiceParticipants.roomId, roomId), eq(voiceParticipants.userId, memberships.userId)),
      ),
  );
}

/** Members who are connected, without guests: those whose lists show admin rooms. */
export async function findConnectedMembers(
  tx: Queryable,
  organizationId: string,
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: connections.userId })
    .from(connections)
    .innerJoin(
      memberships,
      and(
        eq(memberships.organizationId, connections.organizationId),
        eq(memberships.userId, connections.userId),
      ),
    )
    .where(and(eq(connections.organizationId, organizationId), ne(memberships.role, 'GUEST')));
  return rows.map(({ userId }) => userId);
}

/** The roles of members of an organisation, by user id. */
export async function memberRoles(
  tx: Queryable,
  organizationId: string,
  userIds: readonly string[],
): Promise<Map<string, (typeof memberships.$inferSelect)['role']>> {
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
