export { push } from './push/browserPush.ts';
export type { PushState } from './push/PushRegistrar.ts';
export { notifyUnseen, wantsNotices } from './browserNotices.ts';
export { usePush } from './push/usePush.ts';
export { notificationUpdates } from './updates.ts';
export { useNotificationToasts } from './useNotificationToasts.ts';
export { useSubjectSeen } from './useSubjectSeen.ts';
export { useUnreadCount } from './useUnreadCount.ts';
export { PushNotices } from './PushNotices.tsx';
