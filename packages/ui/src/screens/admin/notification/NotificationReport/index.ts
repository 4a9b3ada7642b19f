export {
  NotificationReport,
  type NotificationReader,
  type NotificationReportProps,
  type ReaderFilter,
} from './NotificationReport.tsx';
