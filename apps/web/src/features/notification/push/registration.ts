import type { Schemas } from '@office/api';
import { pushTokenRefreshMs } from '@office/vocabulary';

/** Push registration, as stored on this browser (spec §3). */
export interface PushRegistration {
  /** FCM's name for this browser, or without FCM the endpoint of its subscription. */
  token: string;
  /** When the token was last confirmed, epoch milliseconds. */
  createTime: number;
  subscriptionOptions: SubscriptionOptions;
}

/** The browser's own push subscription that a token stands for. */
interface SubscriptionOptions {
  auth: string;
  p256dh: string;
  endpoint: string;
  swScope: string;
  vapidKey: string;
}

/** The registration as our server is told of it. */
export function toRequest({
  token,
  subscriptionOptions,
}: Pick<PushRegistration, 'token' | 'subscriptionOptions'>): Schemas['WebNotificationRequest'] {
  const isOwn = token === subscriptionOptions.endpoint;
  return isOwn ? { subscription: subscriptionOptions } : { fcmToken: token };
}

const optionNames = ['auth', 'p256dh', 'endpoint', 'swScope', 'vapidKey'] as const;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Spec §5: a non-empty token, a positive createTime, and every subscription option. */
export function isPushRegistration(value: unknown): value is PushRegistration {
  if (typeof value !== 'object' || value === null) return false;
  const { token, createTime, subscriptionOptions } = value as Record<string, unknown>;
  if (!isText(token) || typeof createTime !== 'number' || !(createTime > 0)) return false;
  if (typeof subscriptionOptions !== 'object' || subscriptionOptions === null) return false;
  const options = subscriptionOptions as Record<string, unknown>;
  return Number.isFinite(createTime) && optionNames.every((name) => isText(options[name]));
}

/** The stored registration; null where there is none, or it is not whole. */
export function readRegistration(json: string | null): PushRegistration | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return isPushRegistration(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether the server knows of this registration already, and it is not due for its refresh. */
export function isCurrent(
  stored: PushRegistration | null,
  found: Pick<PushRegistration, 'token' | 'subscriptionOptions'>,
  now: number,
): stored is PushRegistration {
  if (stored?.token !== found.token || now - stored.createTime >= pushTokenRefreshMs) return false;
  const { subscriptionOptions } = found;
  return optionNames.every(
    (name) => stored.subscriptionOptions[name] === subscriptionOptions[name],
  );
}
