import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMutateQueries } from '../api/queries.ts';
import { realtime } from '../realtime/browserRealtime.ts';
import { toasts } from '../toasts/toasts.ts';

/** Brings what the operator changes in the building to those who are in it. */
export function useMapUpdates(): void {
  const { t } = useTranslation('web');
  const renew = useMutateQueries();

  useEffect(() => {
    const stops = [
      realtime.on('floorPlanChanged', () => {
        void renew(['/v1/contracts/floors/{floorId}/plan']);
        void renew(['/v1/contracts/offices']);
      }),
      realtime.on('seatReleased', ({ floorName, label }) => {
        toasts.show({
          type: 'INFO',
          title: t('seatReleased'),
          description: t('seatReleasedHint', { floor: floorName, seat: label }),
        });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [renew, t]);
}
