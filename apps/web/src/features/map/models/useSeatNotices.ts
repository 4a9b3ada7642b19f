import i18next from 'i18next';
import { useEffect, useRef } from 'react';
import { quietOffice } from '../../../platform/api/client.ts';
import { useQuietQuery } from '../../../platform/api/queries.ts';
import { currentLanguage } from '@office/client/i18n/i18n.ts';
import { navigateTo } from '@office/client/navigation/navigation.ts';
import { toasts } from '@office/client/toasts/toasts.ts';

/** Tells the member what others did to their seat, also while they were away: once. */
export function useSeatNotices(): void {
  const { data } = useQuietQuery('/v1/user-seat-positions/notices');
  const told = useRef(new Set<string>());
  useEffect(() => {
    const notices = (data?.data ?? []).filter(({ id }) => !told.current.has(id));
    if (notices.length === 0) return;
    for (const { id, change, floorName, floorNames, label } of notices) {
      told.current.add(id);
      const floor = floorNames?.[currentLanguage()] ?? floorName;
      toasts.show({
        type: 'INFO',
        title: i18next.t(`web:seatNotice.${change}`),
        description: i18next.t(`web:seatNotice.${change}Hint`, { floor, seat: label }),
        onClick: () => navigateTo('/map'),
      });
    }
    const ids = notices.map(({ id }) => id);
    // One that is not marked is told once more at the next start.
    void quietOffice.POST('/v1/user-seat-positions/notices/read', { body: { ids } });
  }, [data]);
}
