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

/** Effects of a floor change on seats and meetings, announced after the change is stored. */
export interface FloorAftermath {
  lostSeats: RemovedSeat[];
  movedMeetingCount: number;
  /** Notifies the affected people. Call it after the transaction. */
  tell(deps: ReplacementDeps): Promise<void>;
}

/** Replaces the plan in use. The transaction must hold the floor lock. */
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

/** Removes the seats and rooms missing in the next plan; all of them if it is null. */
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
