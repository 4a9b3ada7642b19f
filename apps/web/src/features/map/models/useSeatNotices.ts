import i18next from 'i18next';
import { useEffect } from 'react';
import { navigateTo } from '../../../platform/navigation/navigation.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';
import { toasts } from '../../../platform/toasts/toasts.ts';

/** Tells the member that their seat is gone. */
export function useSeatNotices(): void {
  useEffect(
    () =>
      realtime.on('seatReleased', ({ floorName, label }) => {
        toasts.show({
          type: 'INFO',
          title: i18next.t('web:seatReleased'),
          description: i18next.t('web:seatReleasedHint', { floor: floorName, seat: label }),
          onClick: () => navigateTo('/map'),
        });
      }),
    [],
  );
}
