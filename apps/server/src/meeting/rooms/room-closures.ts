import type { Queryable, Transaction } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { publishRoomsChanged } from '../news/meeting-events.ts';
import { requireMeetingRoom } from '../model/meeting-requirements.ts';
import { findBookings, lockMeetingRooms, type OccupiedTime } from '../store/room-booking-store.ts';
import { roomBusy } from './room-bookings.ts';
import {
  deleteClosure,
  findClosures,
  insertClosure,
  type ClosureRow,
} from '../store/room-closure-store.ts';

export type { ClosureRow };
export { findClosures };

type Deps = Pick<Platform, 'db' | 'realtime'>;
type AlsoWrite = (tx: Transaction, row: ClosureRow, roomName: string) => Promise<void>;

export async function findOccupiedTimes(
  tx: Queryable,
  room: Parameters<typeof findBookings>[1],
): Promise<OccupiedTime[]> {
  const { meetingRoomId, ...span } = room;
  const closures = await findClosures(tx, { meetingRoomIds: [meetingRoomId], ...span });
  const closed = closures.map(({ id, startTime, endTime }) => ({
    meetingId: id,
    startTime,
    endTime,
  }));
  const taken = [...(await findBookings(tx, room)), ...closed];
  return taken.toSorted((one, other) => one.startTime.getTime() - other.startTime.getTime());
}

/**
 * Closes a room for a period. Concurrent bookings of the room wait.
 * @throws {ApiError} 404 `meetingRoomNotFound`; 409 `meetingRoomBusy` { startTime } if a meeting
 *   has booked the room
 */
export async function closeRoom(
  deps: Deps,
  closure: {
    organizationId: string;
    meetingRoomId: string;
    startTime: Date;
    endTime: Date;
    reason: string;
  },
  alsoWrite: AlsoWrite,
): Promise<ClosureRow> {
  const { organizationId, meetingRoomId } = closure;
  const room = await requireMeetingRoom(deps.db, organizationId, meetingRoomId);
  const row = await deps.db.transaction(async (tx) => {
    await lockMeetingRooms(tx, [meetingRoomId]);
    const [first] = await findOccupiedTimes(tx, closure);
    if (first) throw roomBusy(first.startTime);
    const inserted = await insertClosure(tx, closure);
    await alsoWrite(tx, inserted, room.name.ja);
    return inserted;
  });
  await publishRoomsChanged(deps, organizationId, [meetingRoomId]);
  return row;
}

/** @throws {ApiError} 404 `notFound` */
export async function reopenRoom(
  deps: Deps,
  where: { organizationId: string; closureId: string },
  alsoWrite: (tx: Transaction, row: ClosureRow) => Promise<void>,
): Promise<void> {
  const row = await deps.db.transaction(async (tx) => {
    const deleted = await deleteClosure(tx, where);
    if (!deleted) throw new ApiError('notFound');
    await alsoWrite(tx, deleted);
    return deleted;
  });
  await publishRoomsChanged(deps, where.organizationId, [row.meetingRoomId]);
}
