export { NotificationMessage } from './NotificationMessage.tsx';
export type { NotificationMessageProps } from './NotificationMessage.tsx';
