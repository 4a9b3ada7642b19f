import type { Language } from '@office/vocabulary';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { membershipIs, notBlocked } from '../../database/membership.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { settings } from '../../database/schema/settings.ts';
import { users } from '../../database/schema/users.ts';

export interface MeetingPerson {
  id: string;
  nameKanji: string;
  nameLatin: string | null;
  email: string;
  language: Language;
  /** True for current members with meeting notifications enabled. */
  wantsNotifications: boolean;
}

/** Returns participants and organisers by id, including former members. */
export async function findMeetingPeople(
  tx: Queryable,
  organizationId: string,
  userIds: readonly string[],
): Promise<Map<string, MeetingPerson>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({
      id: users.id,
      nameKanji: users.nameKanji,
      nameLatin: users.nameLatin,
      email: users.email,
      language: users.language,
      wantsNotifications: sql<boolean>`(${memberships.userId} IS NOT NULL AND ${notBlocked()}
        AND coalesce((${settings.notification} ->> 'meeting')::boolean, true))`,
    })
    .from(users)
    .leftJoin(
      memberships,
      and(membershipIs({ organizationId: sql`${organizationId}::uuid`, userId: users.id })),
    )
    .leftJoin(settings, eq(settings.userId, users.id))
    .where(inArray(users.id, [...new Set(userIds)]));
  return new Map(rows.map((row) => [row.id, row]));
}
