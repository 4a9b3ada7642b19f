export {
  NotificationList,
  type NotificationListProps,
  type NotificationListState,
} from './NotificationList.tsx';
