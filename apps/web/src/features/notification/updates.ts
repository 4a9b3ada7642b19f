import { renew, type Updates } from '../../platform/realtime/updates.ts';

const renewAll = renew(
  '/v1/users/notifications',
  '/v1/users/notifications/unread',
  '/v1/users/notifications/{notificationId}',
);

export const notificationUpdates: Updates = {
  notificationUser: [renewAll],
  notificationsChanged: [renewAll],
};
