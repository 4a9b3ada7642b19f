export { PauseNotifications, type PauseNotificationsProps } from './PauseNotifications.tsx';
