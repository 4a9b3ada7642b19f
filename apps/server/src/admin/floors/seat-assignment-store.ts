import type { Language } from '@office/vocabulary';
import { and, eq, ne, sql } from 'drizzle-orm';
import { matchesPerson } from '../../database/keyword-match.ts';
import { isPerson, notBlocked } from '../../database/membership.ts';
import { findPage, type PageRequest } from '../../database/page.ts';
import { pictureOf } from '../../database/picture-column.ts';
import type { Queryable } from '../../database/database.ts';
import { floors, memberships, seats } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';
import { byName } from '../../people/member-directory.ts';

const person = {
  userId: users.id,
  nameKanji: users.nameKanji,
  nameLatin: users.nameLatin,
  picture: pictureOf(users),
  status: memberships.status,
  workingStatus: memberships.workingStatus,
};

export async function findCandidates(
  tx: Queryable,
  where: { organizationId: string; contractId: string; keyword: string; language: Language },
  page: PageRequest,
) {
  const query = tx
    .select({
      ...person,
      seatId: seats.seatId,
      floorId: seats.floorId,
      floorName: floors.name,
      label: sql<
        string | null
      >`jsonb_path_query_first(${floors.plan}, '$.seats[*] ? (@.id == $seat).label',
        jsonb_build_object('seat', ${seats.seatId})) #>> '{}'`.as('label'),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(seats, and(eq(seats.userId, users.id), eq(seats.contractId, where.contractId)))
    .leftJoin(floors, eq(floors.id, seats.floorId))
    .where(
      and(
        eq(memberships.organizationId, where.organizationId),
        ne(memberships.role, 'GUEST'),
        isPerson,
        notBlocked(),
        matchesPerson(where.keyword, 'USER'),
      ),
    )
    .$dynamic();
  return findPage(tx, query, byName(where.language), page);
}
