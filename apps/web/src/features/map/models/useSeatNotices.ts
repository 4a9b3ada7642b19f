import i18next from 'i18next';
import { useEffect } from 'react';
import { currentLanguage } from '@office/client/i18n/i18n.ts';
import { navigateTo } from '@office/client/navigation/navigation.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';
import { toasts } from '@office/client/toasts/toasts.ts';

/** Tells the member that their seat is gone. */
export function useSeatNotices(): void {
  useEffect(
    () =>
      realtime.on('seatReleased', ({ floorName, floorNames, label }) => {
        const floor = floorNames?.[currentLanguage()] ?? floorName;
        toasts.show({
          type: 'INFO',
          title: i18next.t('web:seatReleased'),
          description: i18next.t('web:seatReleasedHint', { floor, seat: label }),
          onClick: () => navigateTo('/map'),
        });
      }),
    [],
  );
}
