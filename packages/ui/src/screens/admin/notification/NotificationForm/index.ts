export {
  NotificationForm,
  type NotificationFormProps,
  type NotificationProblem,
  type NotificationValues,
} from './NotificationForm.tsx';
