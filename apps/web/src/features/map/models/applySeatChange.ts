import type { RealtimeMessages } from '@office/api';
import type { PlacedSeat } from '../../../office/floors/useSeats.ts';

/** Gives the seat its new owner, or none; the same object if the message is about another seat. */
export function applySeatChange(
  seat: PlacedSeat,
  { floorId, seatId, user }: RealtimeMessages['seatChanged'],
  myUserId: string | undefined,
): PlacedSeat {
  if (seat.floorId !== floorId || seat.seatId !== seatId) return seat;
  if (!user) return { ...seat, state: 'EMPTY', user: null };
  return { ...seat, state: user.userId === myUserId ? 'ACTIVE' : 'SELECTED', user };
}
