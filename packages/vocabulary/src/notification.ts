// Notifications and push.
import { day, second } from './units.ts';

export * from './contract/notification.ts';

/** After this a push token is renewed. */
export const pushTokenRefreshMs = 7 * day;

/** After this the browser's question about notifications is announced. */
export const pushPromptDelayMs = second;
