import { seatsKey, type PlacedSeat } from '../../office/floors/useSeats.ts';
import { zoneNamesKey } from '../../office/floors/useZoneNames.ts';
import { patchNamed, renew, renewNamed, type Updates } from '../../platform/realtime/updates.ts';
import { withSeat } from './withSeat.ts';

/** What real-time messages do to seats, floor plans and the names of zones. */
export const mapUpdates: Updates = {
  seatChanged: [
    patchNamed<PlacedSeat[], Parameters<typeof withSeat>[1]>(seatsKey, (seats, change, myUserId) =>
      seats.map((seat) => withSeat(seat, change, myUserId)),
    ),
  ],
  floorPlanChanged: [
    renew('/v1/contracts/floors/{floorId}/plan', '/v1/contracts/offices'),
    renewNamed(zoneNamesKey),
  ],
};
