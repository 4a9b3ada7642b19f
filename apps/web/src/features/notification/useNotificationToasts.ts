import type { RealtimeMessages } from '@office/api';
import { currentLanguage } from '@office/client/i18n/i18n.ts';
import { showIncoming } from '../../platform/reachability/browserQuietTime.ts';
import { useEffect, useEffectEvent } from 'react';
import { realtime } from '../../platform/realtime/browserRealtime.ts';
import { useMayView } from '../organization/index.ts';
import { notifyUnseen, areNoticesEnabled } from './browserNotices.ts';
import {
  isSeenAt,
  notificationHref,
  settingOf,
  toNotificationToast,
} from './models/toNotificationToast.ts';

export function useNotificationToasts(): void {
  const mayView = useMayView('notification');
  const onMessage = useEffectEvent((message: RealtimeMessages['notificationUser']) => {
    const setting = settingOf[message.notification.kind];
    const toast = toNotificationToast(message, { language: currentLanguage() });
    if (!mayView || !toast || !areNoticesEnabled(setting)) return;
    const { id, title, description, path } = toast;
    const notice = { title, body: description, path: path ?? notificationHref(id), tag: id };
    notifyUnseen({ id, setting, notice });
    if (document.visibilityState === 'visible' && isSeenAt(toast, window.location)) return;
    showIncoming({ type: 'INFO', id, title, description });
  });
  useEffect(() => realtime.on('notificationUser', onMessage), []);
}
