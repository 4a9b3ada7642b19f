import { pageOf } from '../../http/page.ts';
import type { Handlers } from '../../platform/operation.ts';
import {
  createComposed,
  deleteComposed,
  getComposed,
  listComposed,
  updateComposed,
  withdrawComposed,
} from './composed-notifications.ts';
import { exportReaders, listReaders } from './readers.ts';

const defaultPageSize = 25;

const readerFilterOf = ({ keyword = '', read }: { keyword?: string; read?: boolean }) => ({
  keyword,
  read,
});

export const adminNotificationHandlers = {
  listAdminNotifications: ({ query }, context) =>
    listComposed(context, query, query, pageOf(query, defaultPageSize)),
  createAdminNotification: ({ body }, context) => createComposed(context, body),
  getAdminNotification: ({ params }, context) => getComposed(context, params.notificationId),
  updateAdminNotification: ({ params, body }, context) =>
    updateComposed(context, params.notificationId, body),
  deleteAdminNotification: ({ params }, context) => deleteComposed(context, params.notificationId),
  withdrawAdminNotification: ({ params }, context) =>
    withdrawComposed(context, params.notificationId),
  listNotificationReaders: ({ params, query }, context) =>
    listReaders(
      context,
      params.notificationId,
      readerFilterOf(query),
      pageOf(query, defaultPageSize),
    ),
  exportNotificationReaders: ({ params, query }, context) =>
    exportReaders(context, params.notificationId, readerFilterOf(query), context.language),
} satisfies Handlers;
