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
  picture: Picture;
  status: (typeof memberships.$inferSelect)['status'];
  workingStatus: (typeof memberships.$inferSelect)['workingStatus'];
}

export interface TakenSeat {
  floorId: string;
  seatId: string;
  takenAt: Date;
  holder: SeatHolder;
}

/** The taken seats of a contract, with whose they are as the organisation sees them. */
export async function findTakenSeats(
  tx: Queryable,
  where: { contractId: string; organizationId: string; floorId?: string; seatId?: string },
): Promise<TakenSeat[]> {
  return tx
    .select({
      floorId: seats.floorId,
      seatId: seats.seatId,
      takenAt: seats.takenAt,
      holder: {
        userId: users.id,
        nameKanji: users.nameKanji,
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

/**
 * Lets one person at a time change seats of a contract: two who swap seats would otherwise wait for
 * each other for ever.
 */
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

/** Gives up the taken seats of a floor that are not among those that it still has. */
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

/** Members who may have a seat: no guests, and nobody who cannot get in. */
const isEntitled = and(ne(memberships.role, 'GUEST'), notBlocked());

/** That the person of a seat of a contract may not have one any more. */
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

/** The contracts that have forsaken seats. */
export async function findContractsWithUnentitledSeats(tx: Queryable): Promise<ContractSeats[]> {
  return tx
    .selectDistinct({ contractId: contracts.id, organizationId: contracts.organizationId })
    .from(seats)
    .innerJoin(contracts, eq(contracts.id, seats.contractId))
    .where(lacksEntitlement(tx));
}

/** The contracts in which a person may have a seat, or be taking one at this moment. */
export async function findContractsOf(tx: Queryable, userId: string): Promise<ContractSeats[]> {
  return tx
    .select({ contractId: contracts.id, organizationId: contracts.organizationId })
    .from(memberships)
    .innerJoin(contracts, eq(contracts.organizationId, memberships.organizationId))
    .where(eq(memberships.userId, userId));
}

/** Gives up the seats of a contract whose people may not have one any more. */
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

/**
 * Takes a free seat. When several try at once the table's keys let one through; the
 * others, who wait for that one's transaction, get false.
 */
export async function insertSeat(tx: Queryable, seat: Seat, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(seats)
    .values({ ...seat, takenAt: now })
    .onConflictDoNothing()
    .returning({ seatId: seats.seatId });
  return rows.length > 0;
}

/** Gives up a person's seat of a contract, or only a certain one; answers which it was. */
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
