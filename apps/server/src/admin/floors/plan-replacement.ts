import type { FloorPlan } from '@office/world/floor-plan';
import type { Transaction } from '../../database/database.ts';
import { publishOfficesUpdated } from '../../map/office-events.ts';
import { notifyOfSeats } from '../../map/seat-news.ts';
import { deleteSeatsExcept, lockSeats, type RemovedSeat } from '../../map/seats.ts';
import { loseRooms, tellRoomLoss } from '../../meeting/room-loss.ts';
import type { Platform } from '../../platform/platform.ts';
import { lostRoomsOf, ownableSeatIds } from './floor-loss.ts';
import { replacePlan, type HeldFloor } from './plan-store.ts';

export type ReplacementDeps = Pick<
  Platform,
  'db' | 'now' | 'realtime' | 'notifications' | 'config' | 'mail'
>;

/** The outcome of a floor's change for people's seats and meetings; told once that is stored. */
export interface FloorAftermath {
  lostSeats: RemovedSeat[];
  movedMeetingCount: number;
  /** Tells those whom it concerns. Call it after the transaction. */
  tell(deps: ReplacementDeps): Promise<void>;
}

/** Puts another plan in use, as part of a transaction that holds the floor. */
export async function putPlanInUse(
  tx: Transaction,
  deps: ReplacementDeps,
  { floor, plan, by }: { floor: HeldFloor; plan: FloorPlan; by: string | null },
): Promise<FloorAftermath> {
  const aftermath = await takeAway(tx, deps, { floor, next: plan, by });
  await replacePlan(tx, floor, { plan, publishedBy: by, now: deps.now() });
  return {
    ...aftermath,
    tell: async (told) => {
      const { organizationId, id: floorId } = floor;
      await publishOfficesUpdated(told, organizationId);
      await told.realtime.publish('floorPlanChanged', { organizationId }, { floorId });
      await aftermath.tell(told);
    },
  };
}

/** Takes seats and rooms away that a floor has no more with another plan, or with none. */
export async function takeAway(
  tx: Transaction,
  deps: ReplacementDeps,
  { floor, next, by }: { floor: HeldFloor; next: FloorPlan | null; by: string | null },
): Promise<FloorAftermath> {
  const { id: floorId, organizationId } = floor;
  await lockSeats(tx, floor.contractId);
  const lostSeats = await deleteSeatsExcept(tx, floorId, ownableSeatIds(next));
  await notifyOfSeats(
    tx,
    deps,
    organizationId,
    lostSeats.map((seat) => ({ ...seat, change: 'REMOVED' as const, floor })),
  );
  const meetingRoomIds = lostRoomsOf(floor, next).map(({ meetingRoomId }) => meetingRoomId);
  const { news, meetingCount } = await loseRooms(tx, deps, { organizationId, meetingRoomIds, by });
  return {
    lostSeats,
    movedMeetingCount: meetingCount,
    tell: async (told) => {
      for (const { seatId } of lostSeats) {
        const empty = { floorId, seatId, userId: null, user: null, state: 'EMPTY' as const };
        await told.realtime.publish('seatChanged', { organizationId }, empty);
      }
      await tellRoomLoss(told, organizationId, meetingRoomIds, news);
    },
  };
}
