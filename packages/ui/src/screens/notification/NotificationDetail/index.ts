export {
  NotificationDetail,
  notificationPages,
  type NotificationDetailProps,
  type NotificationDetailState,
  type NotificationView,
} from './NotificationDetail.tsx';
