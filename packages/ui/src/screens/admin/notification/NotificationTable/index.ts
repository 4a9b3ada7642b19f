export {
  NotificationTable,
  type NotificationTableFilter,
  type NotificationTableProps,
} from './NotificationTable.tsx';
