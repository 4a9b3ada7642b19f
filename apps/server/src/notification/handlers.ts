import type { Handlers } from '../platform/operation.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';

/** Notifications, in the product and on people's devices. */
export const notificationHandlers = {
  subscribeWebNotifications: ({ body }, context) =>
    subscribe(context, context.claims, body.fcmToken),
  unsubscribeWebNotifications: ({ body }, context) =>
    unsubscribe(context, context.claimsOrNull, body.fcmToken),
} satisfies Handlers;
