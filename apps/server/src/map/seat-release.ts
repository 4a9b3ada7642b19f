import type { Platform } from '../platform/platform.ts';
import * as store from './seat-store.ts';

/** Frees the seats of users who were blocked, became guests or left, and notifies the organisation. */
export async function releaseSeats(
  { db, realtime }: Pick<Platform, 'db' | 'realtime'>,
  userId?: string,
): Promise<void> {
  const where = userId
    ? store.findContractsOf(db, userId)
    : store.findContractsWithUnentitledSeats(db);
  for (const { contractId, organizationId } of await where) {
    const released = await db.transaction(async (tx) => {
      // With the lock, a concurrent `takeSeat` has either committed or will fail its own role check.
      await store.lockSeats(tx, contractId);
      return store.deleteUnentitledSeats(tx, contractId);
    });
    for (const seat of released) {
      const empty = { ...seat, userId: null, user: null, state: 'EMPTY' as const };
      await realtime.publish('seatChanged', { organizationId }, empty);
    }
  }
}
