import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { ChatPushPrompt, usePushRegistration } from './ChatPushPrompt.tsx';
import { notificationUpdates } from './updates.ts';
import { useNotificationToasts } from './useNotificationToasts.ts';
import { useUnreadCount } from './useUnreadCount.ts';

export const notificationFeature: WorkplaceFeature = {
  updates: notificationUpdates,
  useEffects() {
    usePushRegistration();
    useNotificationToasts();
  },
  useBadges: () => ({ notifications: useUnreadCount() }),
  PanelNotice: ChatPushPrompt,
};
