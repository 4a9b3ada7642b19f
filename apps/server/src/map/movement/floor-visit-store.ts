import { avatarOrDefault } from '@office/world/avatar';
import type { FloorPlan } from '@office/world/floor-plan';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { memberPlaceholders, membershipIs, type MemberRef } from '../../database/membership.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import { contracts, floors, memberships, seats } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';
import { demoMark } from '../../people/demo-mark.ts';
import type { FileStorage } from '../../platform/file-storage.ts';
import { floorPlans } from '../floor-plans.ts';
import type { PersonAppearance } from './local-floor.ts';

/** Lower case only, as generated, so that each floor has exactly one key. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function findOpenFloorPlan(
  db: Queryable,
  where: { floorId: string; organizationId: string },
): Promise<FloorPlan | null> {
  if (!uuid.test(where.floorId)) return null;
  const [floor] = await db
    .select({ id: floors.id, revision: floors.revision, version: floors.version })
    .from(floors)
    .innerJoin(contracts, eq(contracts.id, floors.contractId))
    .where(
      and(
        eq(floors.id, where.floorId),
        eq(contracts.organizationId, where.organizationId),
        isNull(floors.blockedAt),
        isNull(contracts.blockedAt),
      ),
    );
  if (!floor) return null;
  return (await floorPlans.read(db, [floor])).get(floor.id) ?? null;
}

export async function findOwnSeatId(
  db: Queryable,
  where: { floorId: string; userId: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ seatId: seats.seatId })
    .from(seats)
    .where(and(eq(seats.floorId, where.floorId), eq(seats.userId, where.userId)));
  return row?.seatId;
}

const appearanceQuery = preparedQuery((tx) =>
  tx
    .select({
      nameKanji: users.nameKanji,
      nameLatin: users.nameLatin,
      avatar: users.officeAvatar,
      photo: users.avatarKey,
      status: memberships.status,
      workingStatus: memberships.workingStatus,
      simulated: users.simulated,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(membershipIs(memberPlaceholders))
    .prepare('find person appearance'),
);

export async function findPersonAppearance(
  { db, files }: { db: Queryable; files: FileStorage },
  { organizationId, userId }: MemberRef,
): Promise<PersonAppearance | null> {
  const [row] = await appearanceQuery(db).execute({ organizationId, userId });
  if (!row) return null;
  return {
    userId,
    name: row.nameKanji,
    ...(row.nameLatin && { nameLatin: row.nameLatin }),
    avatar: avatarOrDefault(row.avatar, userId),
    avatarUrl: row.photo ? files.links.address(row.photo) : undefined,
    status: row.status,
    workingStatus: row.workingStatus,
    ...demoMark(row.simulated),
  };
}

export async function saveFloor(
  db: Queryable,
  member: { organizationId: string; userIds: string[] },
  floorId: string | null,
): Promise<void> {
  await db
    .update(memberships)
    .set({ floorId })
    .where(
      and(
        eq(memberships.organizationId, member.organizationId),
        inArray(memberships.userId, member.userIds),
      ),
    );
}
