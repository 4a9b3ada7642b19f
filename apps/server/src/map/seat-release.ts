import type { Platform } from '../platform/platform.ts';
import * as store from './seat-store.ts';

/**
 * Gives up the seats of people who are blocked, have become guests or left the organisation, and tells
 * it: nobody keeps a desk to which they cannot come.
 *
 * @param userId looks only where this person may have one
 */
export async function releaseSeats(
  { db, realtime }: Pick<Platform, 'db' | 'realtime'>,
  userId?: string,
): Promise<void> {
  const where = userId
    ? store.findContractsOf(db, userId)
    : store.findContractsWithUnentitledSeats(db);
  for (const { contractId, organizationId } of await where) {
    const given = await db.transaction(async (tx) => {
      // A member who takes one at this moment is either done, or finds that they may not.
      await store.lockSeats(tx, contractId);
      return store.deleteUnentitledSeats(tx, contractId);
    });
    for (const seat of given) {
      const empty = { ...seat, userId: null, user: null, state: 'EMPTY' as const };
      await realtime.publish('seatChanged', { organizationId }, empty);
    }
  }
}
