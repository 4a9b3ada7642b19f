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

const rowsAPage = 25;

const readerFilterOf = ({ keyword = '', read }: { keyword?: string; read?: boolean }) => ({
  keyword,
  read,
});

export const adminNotificationHandlers = {
  listAdminNotifications: ({ query }, context) =>
    listComposed(context, context.claims, query, query, pageOf(query, rowsAPage)),
  createAdminNotification: ({ body }, context) => createComposed(context, context.claims, body),
  getAdminNotification: ({ params }, context) =>
    getComposed(context, context.claims, params.notificationId),
  updateAdminNotification: ({ params, body }, context) =>
    updateComposed(context, context.claims, params.notificationId, body),
  deleteAdminNotification: ({ params }, context) =>
    deleteComposed(context, context.claims, params.notificationId),
  withdrawAdminNotification: ({ params }, context) =>
    withdrawComposed(context, context.claims, params.notificationId),
  listNotificationReaders: ({ params, query }, context) =>
    listReaders(
      context,
      context.claims,
      params.notificationId,
      readerFilterOf(query),
      pageOf(query, rowsAPage),
    ),
  exportNotificationReaders: ({ params, query }, context) =>
    exportReaders(
      context,
      context.claims,
      params.notificationId,
      readerFilterOf(query),
      context.language,
    ),
} satisfies Handlers;
