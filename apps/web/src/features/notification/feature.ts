import type { WorkplaceFeature } from '../../platform/workplace/WorkplaceFeature.ts';
import { PushNotices } from './PushNotices.tsx';
import { notificationUpdates } from './updates.ts';
import { useNotificationToasts } from './useNotificationToasts.ts';
import { useUnreadCount } from './useUnreadCount.ts';

export const notificationFeature: WorkplaceFeature = {
  updates: notificationUpdates,
  useEffects: useNotificationToasts,
  useBadges: () => ({ notifications: useUnreadCount() }),
  Prompt: PushNotices,
};
