import type { Schemas } from '@office/api';
import { pushTokenRefreshMs } from '@office/vocabulary';

export interface PushRegistration {
  /** FCM token, or the subscription endpoint without FCM. */
  token: string;
  /** Time of the last confirmation, in epoch ms. */
  createTime: number;
  subscriptionOptions: SubscriptionOptions;
}

interface SubscriptionOptions {
  auth: string;
  p256dh: string;
  endpoint: string;
  swScope: string;
  vapidKey: string;
}

export function toRequest({
  token,
  subscriptionOptions,
}: Pick<PushRegistration, 'token' | 'subscriptionOptions'>): Schemas['WebNotificationRequest'] {
  const isOwn = token === subscriptionOptions.endpoint;
  return isOwn ? { subscription: subscriptionOptions } : { fcmToken: token };
}

const optionNames = ['auth', 'p256dh', 'endpoint', 'swScope', 'vapidKey'] as const;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Spec §5: a non-empty token, a positive `createTime` and all subscription options. */
export function isPushRegistration(value: unknown): value is PushRegistration {
  if (typeof value !== 'object' || value === null) return false;
  const { token, createTime, subscriptionOptions } = value as Record<string, unknown>;
  if (!isText(token) || typeof createTime !== 'number' || !(createTime > 0)) return false;
  if (typeof subscriptionOptions !== 'object' || subscriptionOptions === null) return false;
  const options = subscriptionOptions as Record<string, unknown>;
  return Number.isFinite(createTime) && optionNames.every((name) => isText(options[name]));
}

export function readRegistration(json: string | null): PushRegistration | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return isPushRegistration(value) ? value : null;
  } catch {
    return null;
  }
}

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
