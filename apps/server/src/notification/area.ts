import type { Area } from '../platform/area.ts';
import { notificationHandlers } from './handlers.ts';
import { notificationCleanup } from './notification-cleanup.ts';
import { NotificationDelivery } from './notification-delivery.ts';
import { createNotificationFiles, notificationFileLinks } from './notification-file-store.ts';
import { notificationSource } from './notification-search.ts';
import { notificationQueue } from './notification-store.ts';

export const notificationArea: Area = {
  handlers: notificationHandlers,
  searchSources: [notificationSource],
  fileLinks: notificationFileLinks,
  privateFiles: createNotificationFiles,
  cleanup: notificationCleanup,
  queues: [notificationQueue],
  startJobs: (deps) => [new NotificationDelivery(deps)],
};
