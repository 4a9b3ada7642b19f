import type { FloorPlan } from '@office/world/floor-plan';
import type { Transaction } from '../../database/database.ts';
import { publishOfficesUpdated } from '../../map/office-events.ts';
import { notifySeatOwners } from '../../map/seat-notifications.ts';
import { deleteSeatsExcept, lockSeats, type RemovedSeat } from '../../map/seats.ts';
import { removeRoomsFromMeetings, notifyRoomLoss } from '../../meeting/rooms/room-removal.ts';
import type { Platform } from '../../platform/platform.ts';
import { lostRoomsOf, assignableSeatIds } from './floor-loss.ts';
import { replacePlan, type LockedFloor } from './plan-store.ts';

export type ReplacementDeps = Pick<
  Platform,
  'db' | 'now' | 'realtime' | 'notifications' | 'config' | 'mail'
>;

export interface FloorReplacementResult {
  lostSeats: RemovedSeat[];
  movedMeetingCount: number;
  /** Notifies the affected people. Call it after the transaction. */
  publish(deps: ReplacementDeps): Promise<void>;
}

/** Replaces the plan in use. The transaction must hold the floor lock. */
export async function activatePlan(
  tx: Transaction,
  deps: ReplacementDeps,
  { floor, plan, by }: { floor: LockedFloor; plan: FloorPlan; by: string | null },
): Promise<FloorReplacementResult> {
  const aftermath = await removeLostSeatsAndRooms(tx, deps, { floor, next: plan, by });
  await replacePlan(tx, floor, { plan, publishedBy: by, now: deps.now() });
  return {
    ...aftermath,
    publish: async (messages) => {
      const { organizationId, id: floorId } = floor;
      await publishOfficesUpdated(messages, organizationId);
      await messages.realtime.publish('floorPlanChanged', { organizationId }, { floorId });
      await aftermath.publish(messages);
    },
  };
}

/** Removes the seats and rooms missing in the next plan; all of them if it is null. */
export async function removeLostSeatsAndRooms(
  tx: Transaction,
  deps: ReplacementDeps,
  { floor, next, by }: { floor: LockedFloor; next: FloorPlan | null; by: string | null },
): Promise<FloorReplacementResult> {
  const { id: floorId, organizationId } = floor;
  await lockSeats(tx, floor.contractId);
  const lostSeats = await deleteSeatsExcept(tx, floorId, assignableSeatIds(next));
  await notifySeatOwners(
    tx,
    deps,
    organizationId,
    lostSeats.map((seat) => ({ ...seat, change: 'REMOVED' as const, floor })),
  );
  const meetingRoomIds = lostRoomsOf(floor, next).map(({ meetingRoomId }) => meetingRoomId);
  const { news, meetingCount } = await removeRoomsFromMeetings(tx, deps, {
    organizationId,
    meetingRoomIds,
    by,
  });
  return {
    lostSeats,
    movedMeetingCount: meetingCount,
    publish: async (messages) => {
      for (const { seatId } of lostSeats) {
        const empty = { floorId, seatId, userId: null, user: null, state: 'EMPTY' as const };
        await messages.realtime.publish('seatChanged', { organizationId }, empty);
      }
      await notifyRoomLoss(messages, organizationId, meetingRoomIds, news);
    },
  };
}
