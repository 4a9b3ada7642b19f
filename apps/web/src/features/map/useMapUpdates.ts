import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { useMutateQueries } from '../../platform/api/queries.ts';
import { navigateTo } from '../../platform/navigation/navigation.ts';
import { realtime } from '../../platform/realtime/browserRealtime.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { patchQueries } from '../../platform/swr/patchQueries.ts';
import { toasts } from '../../platform/toasts/toasts.ts';
import { seatsKey, type PlacedSeat } from '../../office/floors/useSeats.ts';
import { withSeat } from './withSeat.ts';
import { zoneNamesKey } from '../../office/floors/useZoneNames.ts';

/** Brings whose seats are whose, and what the operator changes in the building, to those who are in it. */
export function useMapUpdates(): void {
  const { t } = useTranslation('web');
  const renew = useMutateQueries();
  const { user } = useSession();
  const { cache, mutate } = useSWRConfig();
  const myUserId = user?.id;

  useEffect(() => {
    const stops = [
      realtime.on('seatChanged', (change) => {
        void patchQueries<PlacedSeat[]>({ cache, mutate }, seatsKey, (seats) =>
          seats.map((seat) => withSeat(seat, change, myUserId)),
        );
      }),
      realtime.on('floorPlanChanged', () => {
        void renew(['/v1/contracts/floors/{floorId}/plan']);
        void renew(['/v1/contracts/offices']);
        void mutate((key) => Array.isArray(key) && key[0] === zoneNamesKey);
      }),
      realtime.on('seatReleased', ({ floorName, label }) => {
        toasts.show({
          type: 'INFO',
          title: t('seatReleased'),
          description: t('seatReleasedHint', { floor: floorName, seat: label }),
          onClick: () => navigateTo('/map'),
        });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [renew, cache, mutate, myUserId, t]);
}
