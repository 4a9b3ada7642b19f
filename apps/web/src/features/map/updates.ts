import { seatsKey, type SeatWithOffice } from '../../office/floors/useSeats.ts';
import { zoneNamesKey } from '../../office/floors/useZoneNames.ts';
import { patchNamed, renew, renewNamed, type Updates } from '../../platform/realtime/updates.ts';
import type { RealtimeMessages } from '@office/api';

export const mapUpdates: Updates = {
  seatChanged: [
    patchNamed<SeatWithOffice[], Parameters<typeof applySeatChange>[1]>(
      seatsKey,
      (seats, change, myUserId) => seats.map((seat) => applySeatChange(seat, change, myUserId)),
    ),
  ],
  floorPlanChanged: [
    renew('/v1/contracts/floors/{floorId}/plan', '/v1/contracts/offices'),
    renewNamed(zoneNamesKey),
  ],
};

export function applySeatChange(
  seat: SeatWithOffice,
  { floorId, seatId, user }: RealtimeMessages['seatChanged'],
  myUserId: string | undefined,
): SeatWithOffice {
  if (seat.floorId !== floorId || seat.seatId !== seatId) return seat;
  if (!user) return { ...seat, state: 'EMPTY', user: null };
  return { ...seat, state: user.userId === myUserId ? 'ACTIVE' : 'SELECTED', user };
}
