import { currentLanguage } from '@office/client/i18n/i18n.ts';
import { storage } from '@office/client/lib/browserStorage.ts';
import { browserDeps } from '@office/client/lib/deps.ts';
import { toasts } from '@office/client/toasts/toasts.ts';
import { formatDateTime, formatTime } from '@office/vocabulary';
import i18next from 'i18next';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useQuery } from '../../platform/api/queries.ts';
import { storageKeys } from '../../platform/session/storageKeys.ts';
import { MaintenanceNotice } from './models/MaintenanceNotice.ts';

const noticeMs = 30_000;

export function useMaintenanceNotice(): void {
  const { data } = useQuery('/v1/maintenances/user');
  const { startAt, endAt } = data ?? {};
  const shown = useRef<string>(null);
  const showNotice = useEffectEvent(() => {
    if (!startAt || !endAt) return;
    const language = currentLanguage();
    const words = data?.message?.[language] || data?.message?.[language === 'ja' ? 'en' : 'ja'];
    const isOneDay = new Date(startAt).toDateString() === new Date(endAt).toDateString();
    const when = i18next.t('web:maintenance.when', {
      start: formatDateTime(startAt),
      end: isOneDay ? formatTime(endAt) : formatDateTime(endAt),
    });
    shown.current = toasts.show({
      type: 'INFO',
      title: i18next.t('web:maintenance.title'),
      description: words ? `${when}\n${words}` : when,
      timeout: noticeMs,
    });
  });
  useEffect(() => {
    if (!startAt || !endAt) return;
    const { clock } = browserDeps;
    const notice = new MaintenanceNotice({
      ...{ clock, store: storage, key: storageKeys.maintenanceNoticeShown },
    });
    const stop = notice.follow({ startAt, endAt }, () => showNotice());
    return () => {
      stop();
      if (shown.current) toasts.close({ id: shown.current });
    };
  }, [startAt, endAt]);
}
