import type { RealtimeMessages } from '@office/api';
import type { SeatWithOffice } from '../../../office/floors/useSeats.ts';

export function applySeatChange(
  seat: SeatWithOffice,
  { floorId, seatId, user }: RealtimeMessages['seatChanged'],
  myUserId: string | undefined,
): SeatWithOffice {
  if (seat.floorId !== floorId || seat.seatId !== seatId) return seat;
  if (!user) return { ...seat, state: 'EMPTY', user: null };
  return { ...seat, state: user.userId === myUserId ? 'ACTIVE' : 'SELECTED', user };
}
