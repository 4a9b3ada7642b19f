import { seatsKey, type SeatWithOffice } from '../../office/floors/useSeats.ts';
import { zoneNamesKey } from '../../office/floors/useZoneNames.ts';
import { patchNamed, renew, renewNamed, type Updates } from '../../platform/realtime/updates.ts';
import { applySeatChange } from './models/applySeatChange.ts';

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
