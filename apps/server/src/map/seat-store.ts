import { and, eq, ne, notExists, notInArray, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { contracts, memberships, seats } from '../database/schema/organizations.ts';
import { users } from '../database/schema/users.ts';
import { pictureOf } from '../database/picture-column.ts';
import type { Picture } from '../database/picture-column.ts';
import { notBlocked } from '../database/membership.ts';

export interface SeatHolder {
  userId: string;
  nameKanji: string;
  nameLatin: string | null;
  picture: Picture;
  status: (typeof memberships.$inferSelect)['status'];
  workingStatus: (typeof memberships.$inferSelect)['workingStatus'];
}

export interface AssignedSeatRow {
  floorId: string;
  seatId: string;
  takenAt: Date;
  holder: SeatHolder;
}

export async function findAssignedSeats(
  tx: Queryable,
  where: { contractId: string; organizationId: string; floorId?: string; seatId?: string },
): Promise<AssignedSeatRow[]> {
  return tx
    .select({
      floorId: seats.floorId,
      seatId: seats.seatId,
      takenAt: seats.takenAt,
      holder: {
        userId: users.id,
        nameKanji: users.nameKanji,
        nameLatin: users.nameLatin,
        picture: pictureOf(users),
        status: memberships.status,
        workingStatus: memberships.workingStatus,
      },
    })
    .from(seats)
    .innerJoin(users, eq(users.id, seats.userId))
    .innerJoin(
      memberships,
      and(
        eq(memberships.userId, seats.userId),
        eq(memberships.organizationId, where.organizationId),
      ),
    )
    .where(
      and(
        eq(seats.contractId, where.contractId),
        where.floorId ? eq(seats.floorId, where.floorId) : undefined,
        where.seatId ? eq(seats.seatId, where.seatId) : undefined,
      ),
    );
}

/** Serialises seat changes of a contract. Without the lock, two members who swap seats can deadlock. */
export async function lockSeats(tx: Queryable, contractId: string): Promise<void> {
  await tx
    .select({ id: contracts.id })
    .from(contracts)
    .where(eq(contracts.id, contractId))
    .for('no key update');
}

export interface RemovedSeat {
  seatId: string;
  userId: string;
}

export async function deleteSeatsExcept(
  tx: Queryable,
  floorId: string,
  kept: readonly string[],
): Promise<RemovedSeat[]> {
  return tx
    .delete(seats)
    .where(and(eq(seats.floorId, floorId), notInArray(seats.seatId, [...kept])))
    .returning({ seatId: seats.seatId, userId: seats.userId });
}

const isEntitled = and(ne(memberships.role, 'GUEST'), notBlocked());

function lacksEntitlement(tx: Queryable): SQL {
  const holder = and(
    eq(memberships.organizationId, contracts.organizationId),
    eq(memberships.userId, seats.userId),
  );
  return notExists(
    tx
      .select({ userId: memberships.userId })
      .from(contracts)
      .innerJoin(memberships, holder)
      .where(and(eq(contracts.id, seats.contractId), isEntitled)),
  );
}

export interface ContractSeats {
  contractId: string;
  organizationId: string;
}

export async function findContractsWithUnentitledSeats(tx: Queryable): Promise<ContractSeats[]> {
  return tx
    .selectDistinct({ contractId: contracts.id, organizationId: contracts.organizationId })
    .from(seats)
    .innerJoin(contracts, eq(contracts.id, seats.contractId))
    .where(lacksEntitlement(tx));
}

/** Returns the contracts in which a user can have a seat, including seats of concurrent requests. */
export async function findContractsOf(tx: Queryable, userId: string): Promise<ContractSeats[]> {
  return tx
    .select({ contractId: contracts.id, organizationId: contracts.organizationId })
    .from(memberships)
    .innerJoin(contracts, eq(contracts.organizationId, memberships.organizationId))
    .where(eq(memberships.userId, userId));
}

export async function deleteUnentitledSeats(
  tx: Queryable,
  contractId: string,
): Promise<{ floorId: string; seatId: string }[]> {
  return tx
    .delete(seats)
    .where(and(eq(seats.contractId, contractId), lacksEntitlement(tx)))
    .returning({ floorId: seats.floorId, seatId: seats.seatId });
}

export type Seat = Pick<typeof seats.$inferInsert, 'contractId' | 'floorId' | 'seatId' | 'userId'>;

/** Returns false if a concurrent request took the seat: unique constraints let only the first succeed. */
export async function insertSeat(tx: Queryable, seat: Seat, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(seats)
    .values({ ...seat, takenAt: now })
    .onConflictDoNothing()
    .returning({ seatId: seats.seatId });
  return rows.length > 0;
}

export async function deleteSeat(
  tx: Queryable,
  where: { contractId: string; userId: string; floorId?: string; seatId?: string },
): Promise<{ floorId: string; seatId: string } | null> {
  const [row] = await tx
    .delete(seats)
    .where(
      and(
        eq(seats.contractId, where.contractId),
        eq(seats.userId, where.userId),
        where.floorId ? eq(seats.floorId, where.floorId) : undefined,
        where.seatId ? eq(seats.seatId, where.seatId) : undefined,
      ),
    )
    .returning({ floorId: seats.floorId, seatId: seats.seatId });
  return row ?? null;
}
