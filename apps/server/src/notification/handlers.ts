import type { Handlers } from '../platform/operation.ts';
import { pageOf } from '../http/page.ts';
import * as notifications from './notifications.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';

export const notificationHandlers = {
  listNotifications: ({ query }, context) => {
    const { order = 'UNREAD_FIRST', asOf } = query;
    const options = { order, asOf: asOf ? new Date(asOf) : null, page: pageOf(query) };
    return notifications.listNotifications(context, options, context.language);
  },
  getNotification: ({ params }, context) =>
    notifications.getNotification(context, params.notificationId, context.language),
  getUnreadNotifications: (_input, context) =>
    notifications.getUnreadNotifications(context, context.language),
  markNotificationsRead: (_input, context) => notifications.markNotificationsRead(context),
  markNotificationsUnread: ({ body }, context) =>
    notifications.markNotificationsUnread(context, new Date(body.readAt)),
  markNotificationRead: ({ params }, context) =>
    notifications.markNotificationRead(context, params.notificationId),
  markNotificationSubjectRead: ({ body }, context) => notifications.markSubjectRead(context, body),
  subscribeWebNotifications: ({ body }, context) => subscribe(context, body),
  unsubscribeWebNotifications: ({ body }, context) => unsubscribe(context, context.claims, body),
} satisfies Handlers;
